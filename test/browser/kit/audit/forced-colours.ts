import type { Fault } from './finding'
import { grows, resizes, settles, type Looked } from './looked'
import { capture, differs, hex, pixel, type Box, type Raster, type Rgb } from './raster'
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
      .filter((element) => eye.isUncovered(eye.holder(element), eye.holder(element).getBoundingClientRect()))
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
    .filter(({ chosen, other, marks }) => !marks && look(drawn, chosen) === look(drawn, other))
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

/** Each thing that is chosen, beside one of the same group that is not. */
function findsChosen() {
  const chosen =
    ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]'
  const group = '[role="radiogroup"], [role="listbox"], [role="grid"], [role="group"], fieldset, ul, ol'
  return eye.ours(chosen).flatMap((element) => {
    if (element.localName === 'option' || !eye.isShown(eye.holder(element))) return []
    const other = [...(element.closest(group)?.querySelectorAll<HTMLElement>(element.localName) ?? [])].find(
      (one) =>
        one !== element &&
        !one.matches(chosen) &&
        !eye.isOut(one) &&
        one.role === element.role &&
        eye.isShown(eye.holder(one)),
    )
    if (!other) return []
    const [a, b] = [eye.holder(element), eye.holder(other)]
    // A mark that is drawn: a tick, a bullet, a box that the browser draws itself.
    const content = (one: Element) =>
      [...one.querySelectorAll('*'), one].map((part) =>
        ['::before', '::after'].map((pseudo) => {
          const { content, display, opacity, borderWidth } = getComputedStyle(part, pseudo)
          return content + display + opacity + borderWidth
        }),
      )
    const native =
      element.matches('input') && getComputedStyle(element).appearance !== 'none' && eye.isShown(element)
    return {
      name: eye.describe(element),
      beside: eye.describe(other),
      chosen: eye.plain(a.getBoundingClientRect()),
      other: eye.plain(b.getBoundingClientRect()),
      marks: native || (element.isConnected && String(content(a)) !== String(content(b))),
    }
  })
}

/** Not one pixel differs from the rest. */
function isEmpty(drawn: Raster, box: Box): boolean {
  const colours = pixels(drawn, box)
  return colours.length > 0 && colours.filter((colour) => differs(colour, colours[0]!, 60)).length < 8
}

/** Its ground and its four edges. */
function look(drawn: Raster, { x, y, width, height }: Box): string {
  const edge = 3
  const strips = [
    { x, y, width, height: edge },
    { x, y: y + height - edge, width, height: edge },
    { x, y, width: edge, height },
    { x: x + width - edge, y, width: edge, height },
  ]
  const average = (box: Box) => {
    const all = pixels(drawn, box)
    return [0, 1, 2].map((part) =>
      Math.round(all.reduce((sum, colour) => sum + colour[part as 0 | 1 | 2], 0) / all.length / 24),
    )
  }
  return [commonest(pixels(drawn, { x, y, width, height })), ...strips.map(average)].join(' ')
}

function commonest(colours: readonly Rgb[]): string {
  const counts = new Map<string, number>()
  for (const colour of colours) counts.set(hex(colour), (counts.get(hex(colour)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function pixels(drawn: Raster, { x, y, width, height }: Box): Rgb[] {
  const found: Rgb[] = []
  for (let row = Math.max(0, Math.round(y)); row < Math.min(drawn.height, Math.round(y + height)); row++)
    for (
      let column = Math.max(0, Math.round(x));
      column < Math.min(drawn.width, Math.round(x + width));
      column++
    )
      found.push(pixel(drawn, column, row))
  return found
}
