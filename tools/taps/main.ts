import { withChromium } from '../chromium'
import { today, writePage } from '../write-pages'
import { measure, type Measured } from './measure'
import { viewport } from './phone'
import { tapsPage } from './report'
import { walks } from './walks'

/** `npm run taps`: counts the taps of each walk on a phone and writes docs/taps.md. */
const all = await withChromium(async (browser) => {
  const measured: Measured[] = []
  // All brands of a walk at once: most of the time goes into waiting for responses.
  for (const walk of walks)
    measured.push(...(await Promise.all(walk.brands.map((brand) => measure(browser, walk, brand)))))
  return measured
})
await writePage('docs/taps.md', tapsPage(today(), `${viewport.width} x ${viewport.height}`, all))
