import { pace } from '../../kit/pace'
import { tell, type Failed } from '../../sessions/play'
import { endVisits, visit } from '../kit/diner'
import { page } from '../kit/pages'
import { bundleDriver } from './driver'

const { SESSIONS = '40', SEED = '1' } = process.env
const run = { sessions: Number(SESSIONS), seed: Number(SEED) }

/** The driver calls init for each session, and is its back end too. */
const driverPage = (driver: string) => () =>
  page({
    body: `<script src="/tavola.js"></script><script>${driver.replaceAll('</script', '<\\/script')}</script>`,
  })

describe('Browser: random sessions', function () {
  this.timeout((60_000 + run.sessions * 2_000) * pace)
  afterEach(endVisits)

  it('section 4: none is stopped or books twice, and what is sent is what is shown', async () => {
    const diner = await visit({ page: driverPage(await bundleDriver()), ownClock: true })
    const failed = await diner.page.evaluate<Failed | null>(`playSeeds(${run.seed}, ${run.sessions})`)
    tell(failed, run, 'npm run test:sessions:browser')
  })
})
