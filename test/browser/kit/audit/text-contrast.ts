import type { Fault } from './finding'
import { grows, resizes, settles, type Looked } from './looked'
import { capture, differs, hex, pixel, ratio, type Box, type Raster, type Rgb } from './raster'

const withoutLetters = `*, *::placeholder { -webkit-text-fill-color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }`

/** Each text against the pixels that are drawn below its letters. */
export async function examineTextContrast(looked: Looked): Promise<Fault[]> {
  const { page, cdp, width, height } = looked
  await grows(looked)
  await page.evaluate(() =>
    eye.wears(
      'still',
      '*, ::before, ::after { caret-color: transparent !important; animation-play-state: paused !important }',
    ),
  )
  const texts = await page.evaluate(() => eye.written())
  const drawn = await capture(cdp)
  await page.evaluate((css) => eye.wears('letters', css), withoutLetters)
  await settles(page)
  const below = await capture(cdp)
  await page.evaluate(() => eye.wears('letters'))
  await resizes(page, width, height)
  return texts.flatMap((text) => {
    const strength = (text.colour[3]! / 255) * text.opacity
    // Nobody is to see it: a box that stands for what is not there yet has its text to be heard.
    if (strength < 0.05) return []
    const ratios = text.rects.flatMap((rect) =>
      ratiosIn(rect, drawn, below, text.colour as unknown as Rgb, strength),
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

/** Of each pixel that belongs to a letter. */
function ratiosIn(rect: Box, drawn: Raster, below: Raster, ink: Rgb, strength: number) {
  const found: { ratio: number; ink: Rgb; ground: Rgb }[] = []
  const [right, bottom] = [
    Math.min(drawn.width, below.width, Math.ceil(rect.x + rect.width)),
    Math.min(drawn.height, below.height, Math.ceil(rect.y + rect.height)),
  ]
  for (let y = Math.max(0, Math.floor(rect.y)); y < bottom; y++)
    for (let x = Math.max(0, Math.floor(rect.x)); x < right; x++) {
      const ground = pixel(below, x, y)
      const mixed = ground.map((part, index) =>
        Math.round(ink[index as 0 | 1 | 2] * strength + part * (1 - strength)),
      ) as unknown as Rgb
      if (isOfLetter(pixel(drawn, x, y), mixed, ground))
        found.push({ ratio: ratio(mixed, ground), ink: mixed, ground })
    }
  return found
}

/** Its colour is on the way from the ground's to the letter's: what lies elsewhere is drawn by something else. */
function isOfLetter(drawn: Rgb, ink: Rgb, ground: Rgb): boolean {
  if (!differs(drawn, ground, 6)) return false
  return drawn.every((part, index) => {
    const [from, to] = [ground[index]!, ink[index]!]
    return part >= Math.min(from, to) - 4 && part <= Math.max(from, to) + 4
  })
}
