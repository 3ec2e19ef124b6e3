import { rolldown } from 'rolldown'
import { isNight } from '../../kit/night'
import type { Failed } from '../../sessions/play'
import { reportFailure } from '../../sessions/report'
import { visit } from '../kit/diner'
import { page } from '../kit/site'

/** The driver of random sessions as one script, which a page of Chromium plays by itself (test/sessions). */
export async function bundleDriver(): Promise<string> {
  const build = await rolldown({
    input: 'test/sessions/stage/chromium-page.ts',
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.TAVOLA_NOW': JSON.stringify(process.env.TAVOLA_NOW ?? '') } },
  })
  const { output } = await build.generate({ format: 'iife' })
  return output[0].code
}

const { SESSIONS = isNight ? '40' : '6', SEED = '1' } = process.env
const all = { sessions: Number(SESSIONS), seed: Number(SEED) }
/** How many sessions are one test. */
const part = 20

/** The driver calls init for each session, and is its back end too. */
const driverPage = (driver: string) => () =>
  page({
    body: `<script src="/tavola.js"></script><script>${driver.replaceAll('</script', '<\\/script')}</script>`,
  })

describe('Browser: random sessions', () => {
  let driver: string
  before(async () => void (driver = await bundleDriver()))

  for (let played = 0; played < all.sessions; played += part) {
    const run = { sessions: Math.min(part, all.sessions - played), seed: all.seed + played }
    const last = run.seed + run.sessions - 1

    it(`no session gets stuck or books twice, and each sends what it shows: ${run.seed} to ${last}`, async () => {
      const diner = await visit({ page: driverPage(driver), ownClock: true })
      const failed = await diner.page.evaluate<Failed | null>(`playSeeds(${run.seed}, ${run.sessions})`)
      reportFailure(failed, run, 'npx mocha test/browser/sessions/sessions.test.ts')
    })
  }
})
