import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { hostPage } from '../pages/host-page'
import { buildReactHost, reactHostPage } from '../pages/react-host'
import { builds, ways, type Build } from '../pages/ways'
import { measurePresses, type PressCost } from '../presses'
import { inRounds, median, type Samples } from '../rounds'
import { build, plain } from '../site/builds'
import { startChain, type Chain } from '../site/chain'
import { launch, openTab } from './browser'
import { measureLeft, type Left } from './left'
import { measureLoad, type Load, type Visit } from './measure'
import { requireTyping } from './typing'

type Say = (text: string) => void

export interface Loads {
  readonly samples: Samples<Load>
  /** By the name of the page; of those that can take the widget off again. */
  readonly left: ReadonlyMap<string, Left>
  /** By the name of the build. */
  readonly presses: ReadonlyMap<string, readonly PressCost[]>
}

/** The page that all times are measured against. */
export const button = 'one button of React’s'
export const floor = 'the libraries of step 1 alone'
export const host = 'react: a React host, from npm'
export const nameOf = (build: string, way: string) => `${build}: ${way}`

const own = '.cache/bench/own'

/** Visits every page in each round, then looks at what is left of each and how long its presses take. */
export async function measureLoads(rounds: number, say: Say): Promise<Loads> {
  say('building the pages to compare with')
  await build(plain('tools/bench/pages/react-button.tsx', own))
  await build(plain('tools/bench/pages/floor.tsx', own))
  await buildReactHost(own)
  const chain = await startChain({ folders: { own, ...folders() } })
  const browser = await launch()
  try {
    const pages = visits(chain)
    for (const [name, visit] of pages) {
      if (visit.act || !builds.some((one) => name.startsWith(`${one.name}: `))) continue
      say(`takes typing: ${name}`)
      await requireTyping(browser, name, visit)
    }
    const tasks = new Map(
      [...pages].map(([name, visit]) => [name, () => measureLoad(browser, visit)] as const),
    )
    const samples = await inRounds(rounds, tasks, say)
    const left = new Map<string, Left>()
    for (const one of builds) {
      for (const { name, html, leave } of ways) {
        if (!leave) continue
        const page = html(one, chain.api)
        const bare = page.replace(/<(script|tavola-booking)[^]*?<\/\1>/g, '')
        say(`left behind: ${nameOf(one.name, name)}`)
        left.set(
          nameOf(one.name, name),
          await measureLeft(browser, chain.publish(page), chain.publish(bare), leave),
        )
      }
    }
    const bookings = new Map(
      builds.map((one) => [`presses: ${one.name}`, () => pressThrough(browser, chain, one)] as const),
    )
    const presses = new Map(
      [...(await inRounds(pressRounds, bookings, say))].map(([name, costs]) => [
        name.replace('presses: ', ''),
        typicalPresses(costs),
      ]),
    )
    return { samples, left, presses }
  } finally {
    await browser.close()
    chain.close()
    rmSync('.cache/bench', { recursive: true, force: true })
  }
}

/** One takes half a minute. */
const pressRounds = 5

async function pressThrough(
  browser: Browser,
  { publish, api }: Chain,
  build: Build,
): Promise<readonly PressCost[]> {
  const { page, close } = await openTab(browser, undefined, 1)
  await page.goto(publish(ways[0]!.html(build, api)))
  await page.getByRole('combobox', { name: 'Location' }).waitFor()
  const costs = await measurePresses(page)
  await close()
  return costs
}

/** The median of the bookings, for each kind of press. */
const typicalPresses = ([first, ...others]: readonly (readonly PressCost[])[]): readonly PressCost[] =>
  first!.map(({ press }, index) => ({
    press,
    inp: median([first!, ...others].map((costs) => costs[index]!.inp)),
  }))

const folders = () => Object.fromEntries(builds.map(({ name, folder }) => [name, folder]))

function visits(chain: Chain): ReadonlyMap<string, Visit> {
  const ownPage = (file: string, place: string) =>
    chain.publish(hostPage('', `${place}<script src="/own/${file}.js"></script>`))
  const screen = ways[0]!.screen
  return new Map<string, Visit>([
    [
      button,
      { address: ownPage('react-button', '<div id="root"></div>'), screen: { control: 'button', text: '' } },
    ],
    [floor, { address: ownPage('floor', ''), screen }],
    [host, { address: chain.publish(reactHostPage(chain.api)), screen }],
    ...builds.flatMap((build) =>
      ways.map((way): [string, Visit] => [
        nameOf(build.name, way.name),
        { ...way, address: chain.publish(way.html(build, chain.api)) },
      ]),
    ),
  ])
}
