import type { Fault } from './finding'
import { grows, resizes, settles, type Looked } from './looked'
import { findsChosen, likeness } from './chosen'
import { capture, differs, pixels, type Box, type Raster } from './raster'
import { glimpse, isUnseen } from './rings'

/** With the diner's own few colours every control is seen, and so is what is chosen. */
export async function examineForcedColours(looked: Looked): Promise<Fault[]> {
  const { page, cdp, width, height } = looked
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
  await resizes(page, width, height)
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

/** The focus too, once for each kind of control. It comes last: leaving a field may bring its error. */
export async function examineForcedFocus(looked: Looked): Promise<Fault[]> {
  const { page, width, height } = looked
  await page.emulateMedia({ forcedColors: 'active' })
  await grows(looked)
  const ids = await page.evaluate(() => {
    eye.begins()
    const kinds = new Map(
      eye
        .controls()
        .map((one) => [
          `${one.localName} ${one.getAttribute('type')} ${one.className} ${one.part.value}`,
          one,
        ]),
    )
    return [...kinds.values()].filter((one) => one.tabIndex >= 0).map(eye.idOf)
  })
  // Whoever has pressed Tab sees where the focus is, however it came there.
  await page.keyboard.press('Tab')
  const faults: Fault[] = []
  for (const id of ids) {
    const stop = await page.evaluate((id) => {
      if (!eye.isStill(id)) return null
      eye.byId(id).focus()
      return eye.stop()
    }, id)
    if (!stop || stop.id !== id || stop.hidden) continue
    const seen = await glimpse(looked, `${stop.name} in forced colours`, stop.rect)
    await page.evaluate(() => eye.active()!.blur())
    faults.push(...(await isUnseen(looked, seen, await page.evaluate((id) => eye.placeOf(id), id))))
  }
  await page.emulateMedia({ forcedColors: 'none' })
  await resizes(page, width, height)
  return faults
}

/** Not one pixel differs from the rest. */
function isEmpty(drawn: Raster, box: Box): boolean {
  const colours = pixels(drawn, box)
  return colours.length > 0 && colours.filter((colour) => differs(colour, colours[0]!, 60)).length < 8
}
