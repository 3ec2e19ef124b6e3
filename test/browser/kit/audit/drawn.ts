import { type Fault, grows, type Looked, settles } from './page'
import {
  capture,
  pixels,
  ratio,
  type Box,
  type Colour,
  type Raster,
  differs,
  blue,
  green,
  hex,
  pixel,
  red,
} from './raster'

/** Checks on the drawn page: each text on its background, and each selected element. */
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
    // 3:1, minus rounding.
    .filter(({ most }) => most < 2.95)
    .map(({ name, beside, most }) => ({
      element: name,
      expected: `3:1 between its ground or an edge and those of ${beside}, which is not chosen`,
      found: `${most.toFixed(2)}:1`,
    }))
  return { texts: await examineTextContrast(looked, drawn), chosen }
}

type Pair = ReturnType<typeof findsChosen>[number]

/**
 * How much what is chosen differs from what is not: the greatest contrast of its ground, or of one of its edges, with the
 * other's; a mark is enough.
 */
export function likeness(
  drawn: Raster,
  { chosen, other, marks }: Pick<Pair, 'chosen' | 'other' | 'marks'>,
): number {
  if (marks) return 21
  const [own, others] = [looks(drawn, chosen), looks(drawn, other)]
  return Math.max(
    ...own.map((colour, index) =>
      colour !== undefined && others[index] !== undefined ? ratio(colour, others[index]) : 1,
    ),
  )
}

/** The most frequent colour of its ground, and of each pixel's depth along its four edges. */
function looks(drawn: Raster, { x, y, width, height }: Box): (Colour | undefined)[] {
  // Corners may be round.
  const [right, bottom, corner] = [x + width, y + height, Math.min(width, height) / 4]
  const lines = [0, 1, 2].flatMap((depth) => [
    { x: x + corner, y: y + depth, width: width - 2 * corner, height: 1 },
    { x: x + corner, y: bottom - 1 - depth, width: width - 2 * corner, height: 1 },
    { x: x + depth, y: y + corner, width: 1, height: height - 2 * corner },
    { x: right - 1 - depth, y: y + corner, width: 1, height: height - 2 * corner },
  ])
  return [{ x, y, width, height }, ...lines].map((box) => commonest(pixels(drawn, box)))
}

function commonest(colours: Iterable<Colour>): Colour | undefined {
  const counts = new Map<Colour, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].reduce<[Colour | undefined, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [undefined, 0],
  )[0]
}

/** Each thing that is chosen, beside one of the same group that is not. */
function findsChosen() {
  const chosen =
    ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]'
  const group = '[role="radiogroup"], [role="listbox"], [role="grid"], [role="group"], fieldset, ul, ol'
  // Elements under an open list, or outside a popup's window, are not drawn.
  const isSeen = (one: HTMLElement) => eye.isShown(eye.holder(one)) && eye.isWhole(eye.holder(one))
  return eye.ours(chosen).flatMap((element) => {
    if (element.localName === 'option' || !isSeen(element)) return []
    const other = [...(element.closest(group)?.querySelectorAll<HTMLElement>(element.localName) ?? [])].find(
      (one) =>
        one !== element &&
        !one.matches(chosen) &&
        !eye.isOut(one) &&
        one.role === element.role &&
        isSeen(one),
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

const withoutLetters = `*, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }`

/** Each text against the pixels that are drawn below its letters. `drawn`: the window as it is. */
async function examineTextContrast({ page, cdp }: Looked, drawn: Raster): Promise<Fault[]> {
  const texts = await page.evaluate(() => eye.written())
  await page.evaluate((css) => eye.wears('letters', css), withoutLetters)
  await settles(page)
  const below = await capture(cdp)
  await page.evaluate(() => eye.wears('letters'))
  return texts.flatMap((text) => {
    const strength = (text.colour[3]! / 255) * text.opacity
    // Invisible on purpose: a placeholder's text is for screen readers.
    if (strength < 0.05) return []
    const [r, g, b] = text.colour
    const ratios = text.rects.flatMap((rect) =>
      ratiosIn(rect, drawn, below, (r! << 16) | (g! << 8) | b!, strength),
    )
    if (ratios.length < 4) return []
    ratios.sort((a, b) => a.ratio - b.ratio)
    const worst = ratios[Math.floor(ratios.length * 0.05)]!
    const isLarge = text.size >= 24 || (text.size >= 18.66 && text.weight >= 700)
    const needed = isLarge ? 3 : 4.5
    if (worst.ratio >= needed - 0.05) return []
    return {
      element: text.element,
      expected: `${needed}:1 for its text`,
      found: `${worst.ratio.toFixed(2)}:1, ${hex(worst.ink)} on ${hex(worst.ground)}`,
    }
  })
}

/** The contrast of each pixel of a letter. */
function ratiosIn(rect: Box, drawn: Raster, below: Raster, ink: Colour, strength: number) {
  const found: { ratio: number; ink: Colour; ground: Colour }[] = []
  const right = Math.min(drawn.width, below.width, Math.ceil(rect.x + rect.width))
  const bottom = Math.min(drawn.height, below.height, Math.ceil(rect.y + rect.height))
  for (let y = Math.max(0, Math.floor(rect.y)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(rect.x)); x < right; x++) {
      const [ground, seen] = [pixel(below, x, y), pixel(drawn, x, y)]
      if (!differs(seen, ground, 6)) continue
      const mixed = mix(ink, ground, strength)
      if (isBetween(seen, ground, mixed)) found.push({ ratio: ratio(mixed, ground), ink: mixed, ground })
    }
  return found
}

const channels = [red, green, blue]

const mix = (ink: Colour, ground: Colour, strength: number): Colour =>
  channels.reduce(
    (sum, part) => sum * 256 + Math.round(part(ink) * strength + part(ground) * (1 - strength)),
    0,
  )

/** Its colour is on the way from the ground's to the letter's: what lies elsewhere is drawn by something else. */
const isBetween = (seen: Colour, ground: Colour, ink: Colour) =>
  channels.every((part) => {
    const [from, to] = [part(ground), part(ink)]
    return part(seen) >= Math.min(from, to) - 4 && part(seen) <= Math.max(from, to) + 4
  })
