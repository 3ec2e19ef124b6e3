import { findsChosen, likeness } from './chosen'
import type { Fault } from './finding'
import { grows, settles, type Looked } from './looked'
import { capture, differs, pixels, type Box, type Raster } from './raster'

/** With the diner's own few colours every control is seen, and so is what is chosen. */
export async function examineForcedColours(looked: Looked): Promise<Fault[]> {
  const { page, cdp } = looked
  await page.emulateMedia({ forcedColors: 'active' })
  await grows(looked)
  await settles(page)
  const controls = await page.evaluate(() =>
    eye
      .controls()
      .filter((element) => eye.isWhole(eye.holder(element)))
      .map((element) => ({
        name: eye.describe(element),
        box: eye.plain(eye.holder(element).getBoundingClientRect()),
      })),
  )
  const pairs = await page.evaluate(findsChosen)
  const drawn = await capture(cdp)
  await page.emulateMedia({ forcedColors: 'none' })
  const unseen = controls
    .filter(({ box }) => isEmpty(drawn, box))
    .map(({ name }) => ({
      element: name,
      expected: 'an edge or text in forced colours',
      found: 'one plain colour',
    }))
  const same = pairs
    .filter((pair) => likeness(drawn, pair) < 1.5)
    .map(({ name, beside }) => ({
      element: name,
      expected: 'to look chosen in forced colours',
      found: `the ground and the edges of ${beside}, which is not chosen`,
    }))
  return [...unseen, ...same]
}

/** Not one pixel differs from the rest. */
function isEmpty(drawn: Raster, box: Box): boolean {
  let first: number | undefined
  let others = 0
  for (const colour of pixels(drawn, box)) {
    first ??= colour
    if (differs(colour, first, 60) && ++others >= 8) return false
  }
  return first !== undefined
}
