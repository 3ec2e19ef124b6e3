import type { Fault } from './finding'
import type { Looked } from './looked'
import { capture, differs, hex, pixel, ratio, type Box, type Raster, type Rgb } from './raster'

/** Room for a ring around what has the focus. */
export const around = 10

export interface Glimpse {
  readonly name: string
  readonly box: Box
  readonly focused: Raster
}

/** What is drawn at a control now, with the room for its ring. */
export async function glimpse({ cdp }: Looked, name: string, box: Box): Promise<Glimpse> {
  return { name, box, focused: await capture(cdp, roomy(box)) }
}

/** On whole pixels: the protocol would draw between them. */
function roomy({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, Math.floor(x) - around), Math.max(0, Math.floor(y) - around)]
  return {
    x: left,
    y: top,
    width: Math.ceil(x + width) + around - left,
    height: Math.ceil(y + height) + around - top,
  }
}

/**
 * The focus is seen by pixels that change by 3:1, and by as many as a line along two of the control's sides has. What
 * lies elsewhere is the next control's ring.
 */
export async function isUnseen(
  { cdp }: Looked,
  { name, box, focused }: Glimpse,
  place: Box | null,
  elsewhere?: Box,
): Promise<Fault[]> {
  if (!place || place.width !== box.width || place.height !== box.height) return []
  const unfocused = await capture(cdp, roomy(place))
  const next = elsewhere && !touches(elsewhere, place) ? grown(elsewhere, 7) : null
  const origin = roomy(place)
  const changed: { ratio: number; ink: Rgb; ground: Rgb }[] = []
  const [width, height] = [
    Math.min(focused.width, unfocused.width),
    Math.min(focused.height, unfocused.height),
  ]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (next && isIn(next, x + origin.x, y + origin.y)) continue
      const [ink, ground] = [pixel(focused, x, y), pixel(unfocused, x, y)]
      if (differs(ink, ground)) changed.push({ ratio: ratio(ink, ground), ink, ground })
    }
  const needed = Math.round(box.width + box.height)
  const clear = changed.filter((one) => one.ratio >= 2.95)
  if (clear.length >= needed) return []
  return [
    {
      element: name,
      expected: `${needed} pixels or more that change by 3:1 with the focus`,
      found: told(changed, clear.length),
    },
  ]
}

function told(changed: readonly { ratio: number; ink: Rgb; ground: Rgb }[], clear: number): string {
  if (changed.length === 0) return 'nothing changes'
  const most = [...changed].sort((a, b) => a.ratio - b.ratio)[Math.floor(changed.length * 0.75)]!
  return `${clear} of ${changed.length}: most change by ${most.ratio.toFixed(2)}:1, ${hex(most.ground)} to ${hex(most.ink)}`
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
const isIn = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
