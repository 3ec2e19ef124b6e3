import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endVisits, visit } from '../browser/kit/diner'
import { page } from '../browser/kit/pages'
import { hostWith } from './installed'
import { buildReactHost } from './react-host'

const script = `import start from 'tavola/plugins/start'
import booking from 'tavola/plugins/booking'
import milano from 'tavola/themes/milano'
import { defineTavolaBooking } from 'tavola/element'

defineTavolaBooking({ brand: { theme: milano, plugins: [start, booking], title: 'By the harbour' } })`

describe('Package: a host with the element, in a module of its own', () => {
  afterEach(endVisits)

  it('contract 1, "Host pages": a table is booked in it', async () => {
    const entry = join(hostWith(19).folder, 'element.js')
    writeFileSync(entry, script)
    const { folder } = await buildReactHost(19, {
      mode: 'development',
      target: 'web',
      entry: { element: entry },
    })
    const diner = await visit({
      dist: folder,
      page: (api) =>
        page({
          body: `<tavola-booking base-url="${api}"></tavola-booking><script src="/element.js"></script>`,
        }),
    })
    await diner.finds('region', 'By the harbour')
    await diner.reachesComplete()
    await diner.completes()
  })
})
