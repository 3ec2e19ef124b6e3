import { type Fault, settles, type Looked } from './page'
import {
  blue,
  capture,
  differs,
  green,
  hex,
  pixel,
  ratio,
  red,
  type Box,
  type Colour,
  type Raster,
} from './raster'

const withoutLetters = `*, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }`

/** Each text against the pixels that are drawn below its letters. `drawn`: the window as it is. */
export async function examineTextContrast({ page, cdp }: Looked, drawn: Raster): Promise<Fault[]> {
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
