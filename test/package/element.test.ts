import { endVisits, visit } from '../browser/kit/diner'
import { page } from '../browser/kit/pages'
import { pagesOf } from './react-host'

describe('Package: a host with the element, in a module of its own', () => {
  afterEach(endVisits)

  it('contract 1, "Host pages": a table is booked in it', async () => {
    const { folder } = await pagesOf(18)
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
