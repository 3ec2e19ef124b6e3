import { decode, encode } from 'fast-png'

/** The largest palette of a PNG. */
const most = 256

/**
 * The same picture with a palette, which is less than half the size. The most frequent colours stay, and one of each hue of a
 * photograph. Each other colour becomes the nearest of them.
 */
export function withPalette(png: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(png)
  const pixels = Array.from({ length: width * height }, (_, pixel) => {
    const at = pixel * channels
    return (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
  })
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = kept(counts).map(rgb)
  const indexes = new Map([...counts.keys()].map((colour) => [colour, nearest(rgb(colour), palette)]))
  return encode(
    {
      width,
      height,
      data: Uint8Array.from(pixels, (colour) => indexes.get(colour)!),
      channels: 1,
      palette,
    },
    { zlib: { level: 9 } },
  )
}

/** Half are the most frequent ones; the others are the most frequent one of each step of sixteen in red, green and blue. */
function kept(counts: ReadonlyMap<number, number>): number[] {
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
  const hues = new Map(byCount.map((colour) => [colour & 0xf0f0f0, colour] as const).reverse())
  const sizes = new Map<number, number>()
  for (const [colour, count] of counts) {
    const hue = colour & 0xf0f0f0
    sizes.set(hue, (sizes.get(hue) ?? 0) + count)
  }
  const bySize = [...sizes].sort(([, one], [, other]) => other - one).map(([hue]) => hues.get(hue)!)
  return [...new Set([...byCount.slice(0, most / 2), ...bySize, ...byCount])].slice(0, most)
}

const rgb = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

function nearest(wanted: readonly number[], palette: readonly (readonly number[])[]): number {
  const distances = palette.map((one) => one.reduce((sum, value, at) => sum + (value - wanted[at]!) ** 2, 0))
  return distances.indexOf(Math.min(...distances))
}
