import { rmSync } from 'node:fs'
import { chromiumVersion } from '../chromium'
import { withBrowser } from './browser'
import { buildPages } from './build'
import { compareWays, type Compared } from './compare'
import { conditionOf, others, usual, wordsOf, type Condition } from './conditions'
import { booking, journeys } from './journeys'
import { performancePage, performancePicture, waysTable } from './page'
import { buildPeers, peerVersions, peerWays } from './peers/peers'
import { walkTebuto } from './peers/tebuto-booking'
import { keyOf, measurePresses } from './presses'
import { inRounds, log, machine, readFlags, writeResults } from './rounds'
import { startChain } from './site'
import { buildNames, builds, buttons } from './ways'

/**
 * `npm run bench`: compares the widget with a page that has one React button, and writes docs/performance.md.
 * `--only "light: the tag, Adyen"` measures these pages alone, prints their table and writes nothing; `--in "HTTP/2, 6x"`
 * does so in another condition.
 */
const { rounds, only, condition } = readFlags(7)
const own = '.cache/bench'
await buildPages(buttons, own, '/own/')
const peerFolders = await buildPeers(only ?? peerWays.map(({ name }) => name), own)
/** The pages that are also measured in other conditions. */
const few = ['light: the tag', 'light: the loader', 'react: the tag', 'Pxsol', 'Adyen']
const folders = { own, ...builds, ...peerFolders }
if (only) {
  console.log(waysTable(await compareWays({ rounds, condition: conditionOf(condition), folders, only })))
} else {
  // A few pages in a few rounds: the page is to take less than an hour.
  const fewerRounds = Math.min(rounds, 3)
  const compared = await compareWays({ rounds, condition: usual, folders })
  const inOthers: [Condition, readonly Compared[]][] = []
  for (const other of others) {
    log(wordsOf(other))
    inOthers.push([other, await compareWays({ rounds: fewerRounds, condition: other, folders, only: few })])
  }
  const presses = await pressAll(fewerRounds)
  const versions = machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core'])
  const measured = `${versions} Peers: ${peerVersions().join(', ')}.`
  const results = { rounds, fewerRounds, machine: measured, compared, inOthers, presses }
  await writeResults('performance', performancePage(results), { ways: performancePicture(compared) })
}
rmSync(own, { recursive: true })
log('done')
// Open handles must not keep the process alive.
process.exit()

/** A round takes six minutes. */
async function pressAll(rounds: number) {
  const chain = await startChain(folders, usual.protocol)
  const own = buildNames.flatMap((build) =>
    journeys.map(({ name, html, walk }) => [keyOf(build, name), html(build, chain.api), walk] as const),
  )
  const tebuto = peerWays.find(({ name }) => name === 'Tebuto')!
  const all = [...own, [keyOf(tebuto.name, booking.name), tebuto.html, walkTebuto] as const]
  const presses = await withBrowser((browser) => {
    const tasks = all.map(([key, html, walk]) => {
      const address = chain.publish(html)
      return [key, () => measurePresses(browser, address, walk)] as const
    })
    return inRounds(rounds, new Map(tasks))
  }, chain.others)
  chain.close()
  return presses
}
