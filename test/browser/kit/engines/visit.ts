import { createDiner } from '../../../../src/testing/diner'
import { goodEvening } from '../../../kit/fixtures'
import { startApi, type Answer } from '../api'
import { failurePath } from '../browser'
import { habitsOf, namesRestaurant } from '../diner'
import { now } from '../time'
import { startSite, inlinePage, type HostPage } from '../site'
import type { Engine, EngineName, EnginePage } from './engine'
import { createEngineDriver } from './engine-driver'
import { startFirefox, type Screen } from './firefox'
import { startThirdParties, type ThirdParties, type ThirdParty } from './third-parties'
import { startWebKit } from './webkit'

interface Running {
  readonly engine: Engine
  readonly thirdParties: ThirdParties
}

const running = new Map<EngineName, Promise<Running>>()

/** One browser of an engine for all tests of a process. */
function run(name: EngineName): Promise<Running> {
  const started = running.get(name) ?? startWith(name === 'firefox' ? startFirefox : startWebKit)
  running.set(name, started)
  return started
}

async function startWith(start: (proxyPort: number) => Promise<Engine>): Promise<Running> {
  const thirdParties = await startThirdParties()
  const engine = await start(thirdParties.port)
  return { engine, thirdParties }
}

/** Starts Firefox with a window, before the first visit in it. */
export function showFirefox(screen: Screen): void {
  running.set(
    'firefox',
    startWith((proxyPort) => startFirefox(proxyPort, screen)),
  )
}

/** For `after`. */
export async function closeEngines(): Promise<void> {
  const started = await Promise.all(running.values())
  running.clear()
  for (const { engine, thirdParties } of started) {
    await engine.close()
    thirdParties.close()
  }
}

export interface EngineVisit {
  readonly page?: HostPage
  /** Answers over those of a good evening. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** Headers of the host page. */
  readonly headers?: (api: string) => Readonly<Record<string, string>>
  readonly size?: readonly [width: number, height: number]
  readonly thirdParties?: readonly ThirdParty[]
}

let leaves: (() => Promise<unknown>)[] = []
let pages: EnginePage[] = []

/** A diner on a host page in this engine. The page's clock is the real one, put forward to `now` of time.ts. */
export async function visitIn(name: EngineName, visit: EngineVisit = {}) {
  const { page: hostPage = inlinePage, answers = {}, headers, size = [360, 740], thirdParties = [] } = visit
  const { engine, thirdParties: proxy } = await run(name)
  proxy.answer(...thirdParties)
  const api = await startApi(answers, goodEvening)
  const html = hostPage(api.origin)
  const site = await startSite(withClock(html), undefined, headers?.(api.origin))
  const page = await engine.newPage()
  pages.push(page)
  leaves.push(async () => {
    await page.close()
    api.close()
    site.close()
  })
  await page.resize(...size)
  await page.open(site.origin)
  const driver = createEngineDriver(page)
  const { focuses, tabsTo } = driver
  return { ...createDiner(driver, habitsOf(driver, namesRestaurant(html))), focuses, tabsTo, page, api, site }
}

export type EngineDiner = Awaited<ReturnType<typeof visitIn>>

/** For `afterEach`; if the test has failed, writes a picture of the page. */
export async function endEngineVisits(this: Mocha.Context): Promise<void> {
  const test = this.currentTest
  if (test?.state === 'failed')
    for (const page of pages) await page.picture(await failurePath(test)).catch(console.log)
  const made = leaves
  leaves = []
  pages = []
  for (const leave of made) await leave()
}

/** The nonce of pages with a strict policy. */
export const nonce = 'c2VjcmV0'

/** Before the page's own scripts: its `Date` runs ahead, to the tests' day. */
const withClock = (html: string) =>
  html.replace(
    /<head>/,
    `<head><script nonce="${nonce}">{
      const RealDate = Date
      const ahead = ${now.getTime()} - RealDate.now()
      window.Date = class extends RealDate {
        constructor(...parts) { super(...(parts.length > 0 ? parts : [RealDate.now() + ahead])) }
        static now() { return RealDate.now() + ahead }
      }
    }</script>`,
  )
