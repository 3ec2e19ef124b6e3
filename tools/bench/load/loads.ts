import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { openTab, withBrowser } from '../browser'
import { watchPresses } from '../in-page'
import { build, buildReactHost, plain, reactHostPage } from '../pages/builds'
import { builds, ways, type Build } from '../pages/ways'
import { inRounds, log, medianOf, type Samples } from '../run'
import { hostPage, startChain, type Chain } from '../site'
import { measurePresses, type PressCost } from './presses'
import { measureLeft, measureLoad, type Left, type Load, type Visit } from './visits'

export interface Loads {
  readonly samples: Samples<Load>
  /** By the name of the page, of those that can remove the widget. */
  readonly left: ReadonlyMap<string, Left>
  /** By the name of the build. */
  readonly presses: ReadonlyMap<string, readonly PressCost[]>
}

/** The page that all times are compared with. */
export const button = 'one button of React’s'

const pageName = (build: Build, way: string) => `${build.name}: ${way}`

const own = '.cache/bench/own'

/** Visits every page in each round, then measures what each leaves behind and how long its presses take. */
export async function measureLoads(rounds: number): Promise<Loads> {
  log('building the pages to compare with')
  await build(plain('tools/bench/pages/react-button.tsx', own))
  await build(plain('tools/bench/pages/floor.tsx', own))
  await buildReactHost(own)
  const folders = Object.fromEntries(builds.map(({ name, folder }) => [name, folder]))
  const chain = await startChain({ folders: { own, ...folders } })
  const loads = await withBrowser(async (browser) => {
    const pages = new Map([...pagesToCompareWith(chain), ...widgetPages(chain)])
    const tasks = [...pages].map(([name, visit]) => [name, () => measureLoad(browser, visit)] as const)
    return {
      samples: await inRounds(rounds, new Map(tasks)),
      left: await measureAllLeft(browser, chain),
      presses: await measureAllPresses(browser, chain),
    }
  })
  chain.close()
  rmSync('.cache/bench', { recursive: true, force: true })
  return loads
}

function pagesToCompareWith({ publish, api }: Chain): ReadonlyMap<string, Visit> {
  const page = (file: string, place: string) =>
    publish(hostPage('', `${place}<script src="/own/${file}.js"></script>`))
  const { screen } = ways[0]!
  const oneButton = { control: 'button', text: '' }
  return new Map([
    [button, { address: page('react-button', '<div id="root"></div>'), screen: oneButton }],
    ['the libraries of step 1 alone', { address: page('floor', ''), screen }],
    ['react: a React host, from npm', { address: publish(reactHostPage(api)), screen }],
  ])
}

const widgetPages = ({ publish, api }: Chain): ReadonlyMap<string, Visit> =>
  new Map(
    builds.flatMap((build) =>
      ways.map((way) => [pageName(build, way.name), { ...way, address: publish(way.html(build, api)) }]),
    ),
  )

async function measureAllLeft(browser: Browser, { publish, api }: Chain): Promise<Loads['left']> {
  const left = new Map<string, Left>()
  for (const build of builds) {
    for (const { name, html, leave } of ways) {
      if (!leave) continue
      log(`left behind: ${pageName(build, name)}`)
      const page = html(build, api)
      const bare = page.replace(/<(script|tavola-booking)[^]*?<\/\1>/g, '')
      left.set(pageName(build, name), await measureLeft(browser, publish(page), publish(bare), leave))
    }
  }
  return left
}

/** One takes half a minute. */
const pressRounds = 5

/** For each kind of press the median of the bookings. */
async function measureAllPresses(browser: Browser, chain: Chain): Promise<Loads['presses']> {
  const bookings = builds.map((build) => [build.name, () => pressThrough(browser, chain, build)] as const)
  log('presses')
  const samples = await inRounds(pressRounds, new Map(bookings))
  const typical = (rounds: readonly (readonly PressCost[])[]) =>
    rounds[0]!.map(({ press }, index) => ({ press, inp: medianOf(rounds, (costs) => costs[index]!.inp) }))
  return new Map([...samples].map(([name, rounds]) => [name, typical(rounds)]))
}

async function pressThrough(browser: Browser, { publish, api }: Chain, build: Build) {
  const tab = await openTab(browser, { rate: 1 })
  await tab.page.addInitScript(watchPresses)
  await tab.page.goto(publish(ways[0]!.html(build, api)))
  await tab.page.getByRole('combobox', { name: 'Location' }).waitFor()
  const costs = await measurePresses(tab)
  await tab.close()
  return costs
}
