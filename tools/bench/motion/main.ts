import { writeFileSync } from 'node:fs'
import { formatted } from '../../formatted'
import { startSite } from '../../../test/browser/kit/site'
import { launch } from '../load/browser'
import { machine } from '../report/machine'
import { inRounds } from '../rounds'
import type { Frames } from './frames'
import { motionPage, unwanted, wanted } from './report'
import { html, visit, type Motion } from './visit'

/**
 * `npm run bench:motion`: counts the frames of each motion, with motion and without, prints the table and writes it to
 * docs/motion.md. BENCH_ROUNDS rounds, 7 where it does not say.
 */
const rounds = Number(process.env.BENCH_ROUNDS || 7)
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)

async function main(): Promise<void> {
  const site = await startSite(html)
  const browser = await launch()
  try {
    const tasks = new Map([
      [wanted, async () => requireMotion(true, await visit(browser, site.origin, 'no-preference'))],
      [unwanted, async () => requireMotion(false, await visit(browser, site.origin, 'reduce'))],
    ])
    const visits = await inRounds(rounds, tasks, say)
    const date = new Date().toISOString().slice(0, 10)
    const page = motionPage({ date, rounds, machine: await machine(), visits })
    writeFileSync('docs/motion.md', await formatted(page))
    console.log(page)
  } finally {
    await browser.close()
    site.close()
  }
}

/** A motion that was not seen would cost nothing. */
function requireMotion(isWanted: boolean, seen: ReadonlyMap<Motion, Frames>): ReadonlyMap<Motion, Frames> {
  for (const [motion, { moved }] of seen)
    if (moved !== isWanted) throw new Error(`"${motion}": ${moved ? 'something' : 'nothing'} moved`)
  return seen
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
