import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { chromiumVersion } from '../chromium'
import { withBrowser } from './browser'
import { buildPages } from './build'
import { usual } from './conditions'
import { comparedWays, performancePage, performancePicture, waysTable } from './page'
import { buildPeers, peerVersions, peerWays } from './peers/peers'
import { measurePresses, type Presses } from './presses'
import { inRounds, log, machine, readFlags, writeResults, type Samples } from './rounds'
import { startChain } from './site'
import { visit, type Visit } from './visit'
import { buildNames, builds, buttons, leastWays, reactButton, tag, waysOf } from './ways'

/**
 * `npm run bench`: compares the widget with a page that has one React button, and writes docs/performance.md.
 * `--only "light: the tag, Adyen"` measures these pages alone, prints their table and writes nothing.
 */
const { rounds, only } = readFlags(7)
const own = '.cache/bench'
await buildPages(buttons, own, '/own/')
const chain = await startChain(
  { own, ...builds, ...(await buildPeers(only ?? peerWays.map(({ name }) => name), own)) },
  usual.protocol,
)
const all = [...leastWays, ...buildNames.flatMap((build) => waysOf(build, chain.api)), ...peerWays]
const ways = [reactButton, ...all.filter(({ name }) => !only || only.includes(name))]
const results = await withBrowser(measure, chain.others)
chain.close()
rmSync(own, { recursive: true })
const compared = comparedWays(ways, results.visits)
if (only) console.log(waysTable(compared))
else {
  const versions = machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core'])
  const page = performancePage(
    rounds,
    `${versions} Peers: ${peerVersions().join(', ')}.`,
    compared,
    results.presses,
  )
  await writeResults('performance', page, { ways: performancePicture(compared) })
}
log('done')
// Open handles must not keep the process alive.
process.exit()

async function measure(browser: Browser) {
  const visiting = new Map<string, () => Promise<Visit>>()
  for (const way of ways) {
    const address = chain.publish(way.html)
    visiting.set(way.name, () => visit(browser, address, way, usual))
  }
  const pressing = new Map<string, () => Promise<Presses>>()
  for (const build of buildNames) {
    const address = chain.publish(tag(build, chain.api))
    pressing.set(build, () => measurePresses(browser, address))
  }
  return {
    visits: await inRounds(rounds, visiting),
    // One takes half a minute.
    presses: only ? (new Map() as Samples<Presses>) : await inRounds(Math.min(rounds, 5), pressing),
  }
}
