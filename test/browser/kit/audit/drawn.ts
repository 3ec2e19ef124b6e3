import { likeness, findsChosen } from './chosen'
import type { Fault } from './finding'
import { grows, type Looked } from './looked'
import { capture } from './raster'
import { examineTextContrast } from './text-contrast'

/** What is seen of the page as it is drawn: each text on its ground, and each thing that is chosen. */
export async function examineDrawn(
  looked: Looked,
): Promise<{ readonly texts: Fault[]; readonly chosen: Fault[] }> {
  const { page, cdp } = looked
  await grows(looked)
  await page.evaluate(() => eye.wears('still', eye.still))
  const pairs = await page.evaluate(findsChosen)
  const drawn = await capture(cdp)
  const chosen = pairs
    .map((pair) => ({ ...pair, most: likeness(drawn, pair) }))
    // Of 3:1, but for what is rounded.
    .filter(({ most }) => most < 2.95)
    .map(({ name, beside, most }) => ({
      element: name,
      expected: `3:1 between its ground or an edge and those of ${beside}, which is not chosen`,
      found: `${most.toFixed(2)}:1`,
    }))
  return { texts: await examineTextContrast(looked, drawn), chosen }
}
