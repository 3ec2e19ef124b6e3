import { writeFile } from 'node:fs/promises'
import { withChromium } from '../chromium'
import { formatted } from '../write-pages'
import { measure, type Measured } from './measure'
import { viewport } from './phone'
import { tapsPage } from './report'
import { walks } from './walks'

/** `npm run taps`: counts the taps of each walk on a phone and writes docs/taps.md. */
async function main(): Promise<void> {
  const all = await withChromium(async (browser) => {
    const measured: Measured[] = []
    // All brands of a walk at once: most of the time goes into waiting for responses.
    for (const walk of walks)
      measured.push(...(await Promise.all(walk.brands.map((brand) => measure(browser, walk, brand)))))
    return measured
  })
  const today = new Date().toISOString().slice(0, 10)
  const page = await formatted(tapsPage(today, `${viewport.width} x ${viewport.height}`, all))
  await writeFile('docs/taps.md', page)
  console.log(page)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
