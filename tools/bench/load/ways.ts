import { rmSync } from 'node:fs'
import { hostPage } from '../pages/host-page'
import { buildReactHost, reactHostPage } from '../pages/react-host'
import { builds, ways } from '../pages/ways'
import { measurePresses, type PressCost } from '../presses'
import { inRounds, type Samples } from '../rounds'
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
  await build(plain('test/bench/floor.tsx', own))
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
    const presses = new Map<string, readonly PressCost[]>()
    for (const one of builds) {
      for (const { name, html, leave } of ways) {
        if (!leave) continue
        const page = html(one, chain.api)
        const bare = page.replace(/<script[^]*?<\/script>/g, '')
        say(`left behind: ${nameOf(one.name, name)}`)
        left.set(
          nameOf(one.name, name),
          await measureLeft(browser, chain.publish(page), chain.publish(bare), leave),
        )
      }
      say(`presses: ${one.name}`)
      const { page, close } = await openTab(browser, undefined, 1)
      await page.goto(chain.publish(ways[0]!.html(one, chain.api)))
      await page.getByRole('combobox', { name: 'Location' }).waitFor()
      presses.set(one.name, await measurePresses(page))
      await close()
    }
    return { samples, left, presses }
  } finally {
    await browser.close()
    chain.close()
    rmSync('.cache/bench', { recursive: true, force: true })
  }
}

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
