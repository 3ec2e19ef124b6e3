import { rmSync } from 'node:fs'
import { chromiumVersion } from '../chromium'
import { withBrowser } from './browser'
import { buildReactButton } from './build'
import { comparedWays, performancePage, performancePicture } from './page'
import { measurePresses, type Presses } from './presses'
import { inRounds, log, machine, readFlags, writeResults } from './rounds'
import { startChain } from './site'
import { visit, type Visit } from './visit'
import { buildNames, builds, reactButton, tag, waysOf } from './ways'

/** `npm run bench`: compares the widget with a page that has one React button, and writes docs/performance.md. */
const { rounds } = readFlags(7)
const own = '.cache/bench'
await buildReactButton(own)
const { publish, api, close } = await startChain({ own, ...builds })
const ways = [reactButton, ...buildNames.flatMap((build) => waysOf(build, api))]
const { visits, presses } = await withBrowser(async (browser) => {
  const visiting = new Map<string, () => Promise<Visit>>()
  for (const way of ways) {
    const address = publish(way.html)
    visiting.set(way.name, () => visit(browser, address, way))
  }
  const pressing = new Map<string, () => Promise<Presses>>()
  for (const build of buildNames) {
    const address = publish(tag(build, api))
    pressing.set(build, () => measurePresses(browser, address))
  }
  return {
    visits: await inRounds(rounds, visiting),
    // One takes half a minute.
    presses: await inRounds(Math.min(rounds, 5), pressing),
  }
})
close()
rmSync(own, { recursive: true })
const compared = comparedWays(ways, visits)
const measured = machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core'])
await writeResults('performance', performancePage(rounds, measured, compared, presses), {
  ways: performancePicture(compared),
})
log('done')
// Open handles must not keep the process alive.
process.exit()
