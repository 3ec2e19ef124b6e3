import { grows, settles, type Fault, type Looked } from './page'
import {
  capture,
  channels,
  differs,
  hex,
  pixel,
  points,
  ratio,
  type Box,
  type Colour,
  type Raster,
} from './raster'

/** Checks on the drawn page: each text on its background, and each selected element. */
export async function examineDrawn(
  looked: Looked,
): Promise<{ readonly texts: Fault[]; readonly chosen: Fault[] }> {
  const { page, cdp } = looked
  await grows(looked)
  await page.evaluate(() => eye.rests())
  const pairs = await page.evaluate(findsChosen)
  const drawn = await capture(cdp)
  // 3:1, minus rounding.
  return { texts: await examineTextContrast(looked, drawn), chosen: alike(drawn, pairs, 2.95) }
}

type Pair = ReturnType<typeof findsChosen>[number]

/** What is chosen and has no mark, and whose ground and edges differ by less from those of what is not chosen. */
const alike = (drawn: Raster, pairs: readonly Pair[], least: number): Fault[] =>
  pairs.flatMap(({ name, beside, chosen, other, marked }) => {
    const [own, others] = [looks(drawn, chosen), looks(drawn, other)]
    const ratios = own.map((colour, index) => ratio(colour ?? 0, others[index] ?? colour ?? 0))
    const most = Math.max(...ratios)
    if (marked || most >= least) return []
    const expected = `to look chosen, unlike ${beside}: ${least}:1 between their grounds or edges, or a mark`
    return [{ element: name, expected, found: `${most.toFixed(2)}:1` }]
  })

/** The most frequent colour of its ground, and of each pixel's depth along its four edges. Corners may be round. */
function looks(drawn: Raster, box: Box): (Colour | undefined)[] {
  const { x, y, width, height } = box
  const corner = Math.min(width, height) / 4
  const [across, down] = [
    { x: x + corner, width: width - 2 * corner, height: 1 },
    { y: y + corner, height: height - 2 * corner, width: 1 },
  ]
  const edges = [0, 1, 2].flatMap((depth) => [
    ...[y + depth, y + height - 1 - depth].map((y) => ({ ...across, y })),
    ...[x + depth, x + width - 1 - depth].map((x) => ({ ...down, x })),
  ])
  return [box, ...edges].map((part) => {
    const counts = new Map<Colour, number>()
    for (const [x, y] of points(drawn, part)) {
      const colour = pixel(drawn, x, y)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
  })
}

/** Each thing that is chosen, beside one of the same group that is not. */
function findsChosen() {
  const chosen =
    ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]'
  const group = '[role="radiogroup"], [role="listbox"], [role="grid"], [role="group"], fieldset, ul, ol'
  // Elements under an open list, or outside a popup's window, are not drawn.
  const isSeen = (one: HTMLElement) => eye.isShown(eye.holder(one)) && eye.isWhole(eye.holder(one))
  /** A mark that is drawn: a tick, a bullet. */
  const marksOf = (one: Element) =>
    [...one.querySelectorAll('*'), one].flatMap((part) =>
      ['::before', '::after'].map((pseudo) => {
        const { content, display, opacity, borderWidth } = getComputedStyle(part, pseudo)
        return content + display + opacity + borderWidth
      }),
    )
  return eye.ours(chosen).flatMap((element) => {
    if (element.localName === 'option' || !isSeen(element)) return []
    const others = element.closest(group)?.querySelectorAll<HTMLElement>(element.localName) ?? []
    const other = [...others].find(
      (one) =>
        one.role === element.role &&
        !one.matches(chosen) &&
        !one.closest(':disabled, [aria-disabled="true"], [inert]') &&
        isSeen(one),
    )
    if (!other) return []
    const [a, b] = [eye.holder(element), eye.holder(other)]
    // A box that the browser draws itself.
    const isNative =
      element.matches('input') && getComputedStyle(element).appearance !== 'none' && eye.isShown(element)
    return {
      name: eye.describe(element),
      beside: eye.describe(other),
      chosen: eye.plain(a.getBoundingClientRect()),
      other: eye.plain(b.getBoundingClientRect()),
      marked: isNative || String(marksOf(a)) !== String(marksOf(b)),
    }
  })
}

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
        element: eye.describe(element),
        box: eye.plain(eye.holder(element).getBoundingClientRect()),
      })),
  )
  const pairs = await page.evaluate(findsChosen)
  const drawn = await capture(cdp)
  await page.emulateMedia({ forcedColors: 'none' })
  const expected = 'an edge or text in forced colours'
  const unseen = controls
    .filter(({ box }) => isEmpty(drawn, box))
    .map(({ element }) => ({ element, expected, found: 'one plain colour' }))
  return [...unseen, ...alike(drawn, pairs, 1.5)]
}

/** Hardly a pixel differs from the rest. */
function isEmpty(drawn: Raster, box: Box): boolean {
  const [first, ...others] = Array.from(points(drawn, box), ([x, y]) => pixel(drawn, x, y))
  return first !== undefined && others.filter((one) => differs(one, first, 60)).length < 8
}

const withoutLetters = `*, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }`

/** Each text against the pixels that are drawn below its letters. `drawn`: the window as it is. */
async function examineTextContrast({ page, cdp }: Looked, drawn: Raster): Promise<Fault[]> {
  const texts = await page.evaluate(() => eye.written())
  await page.evaluate((css) => eye.wears('letters', css), withoutLetters)
  await settles(page)
  const below = await capture(cdp)
  await page.evaluate(() => eye.wears('letters'))
  return texts.flatMap(({ element, colour: [red, green, blue, alpha], opacity, isLarge, rects }) => {
    const strength = (alpha! / 255) * opacity
    // Invisible on purpose: a placeholder's text is for screen readers.
    if (strength < 0.05) return []
    const letters = rects.flatMap((rect) =>
      lettersIn(rect, drawn, below, (red! << 16) | (green! << 8) | blue!, strength),
    )
    const worst = letters.sort((a, b) => a.ratio - b.ratio)[Math.floor(letters.length * 0.05)]
    const needed = isLarge ? 3 : 4.5
    if (letters.length < 4 || worst!.ratio >= needed - 0.05) return []
    const found = `${worst!.ratio.toFixed(2)}:1, ${hex(worst!.ink)} on ${hex(worst!.ground)}`
    return { element, expected: `${needed}:1 for its text`, found }
  })
}

/** Each pixel of a letter, with its contrast. */
function lettersIn(rect: Box, drawn: Raster, below: Raster, ink: Colour, strength: number) {
  const found: { ratio: number; ink: Colour; ground: Colour }[] = []
  for (const [x, y] of points(drawn, rect)) {
    const [ground, seen] = [pixel(below, x, y), pixel(drawn, x, y)]
    if (ground === undefined || !differs(seen, ground, 6)) continue
    const from = channels(ground)
    const mixed = channels(ink).map((part, index) =>
      Math.round(part * strength + from[index]! * (1 - strength)),
    )
    // Its colour is on the way from the ground's to the letter's: what lies elsewhere is drawn by something else.
    const isLetter = channels(seen).every(
      (part, index) =>
        part >= Math.min(from[index]!, mixed[index]!) - 4 &&
        part <= Math.max(from[index]!, mixed[index]!) + 4,
    )
    const colour = mixed.reduce((sum, part) => sum * 256 + part, 0)
    if (isLetter) found.push({ ratio: ratio(colour, ground), ink: colour, ground })
  }
  return found
}
