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

/** A pixel that the focus changes. */
interface Change {
  readonly ratio: number
  readonly ink: Rgb
  readonly ground: Rgb
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
 * The focus is seen by a ring: of the pixels that change around the control two of three change by 3:1, and they are as
 * many as a thin line around most of it has. What lies elsewhere is the next control's ring, or an error that leaving
 * brings.
 */
export async function isUnseen(
  { cdp }: Looked,
  { name, box, focused }: Glimpse,
  place: Box | null,
  elsewhere?: Box,
  mark: 'ring' | 'bar' = 'ring',
): Promise<Fault[]> {
  if (!place || place.width !== box.width || place.height !== box.height) return []
  const unfocused = await capture(cdp, roomy(place))
  const next = elsewhere && !touches(elsewhere, place) ? grown(elsewhere, 7) : null
  const origin = roomy(place)
  const band = grown(place, 7)
  const changed: (Change & { readonly isOutside: boolean })[] = []
  const [width, height] = [
    Math.min(focused.width, unfocused.width),
    Math.min(focused.height, unfocused.height),
  ]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top] = [x + origin.x, y + origin.y]
      if (!isIn(band, left, top) || (next && isIn(next, left, top))) continue
      const [ink, ground] = [pixel(focused, x, y), pixel(unfocused, x, y)]
      if (differs(ink, ground))
        changed.push({ ratio: ratio(ink, ground), ink, ground, isOutside: !isIn(place, left, top) })
    }
  // The lines of a list have a bar along one side.
  const needed = mark === 'bar' ? Math.round(box.height * 1.5) : Math.round((box.width + box.height) * 1.5)
  const isClear = (one: Change) => one.ratio >= 2.95
  const clear = changed.filter(isClear)
  // Within a field its text is chosen with the focus: there the ring alone counts that is around it.
  const outside = changed.filter((one) => one.isOutside)
  const judged = outside.length >= needed / 2 ? outside : changed
  const isWhole = mark === 'bar' || judged.filter(isClear).length >= (judged.length * 2) / 3
  if (clear.length >= needed && isWhole) return []
  return [
    {
      element: name,
      expected: `a ${mark} of ${needed} pixels or more that change by 3:1 with the focus`,
      found: told(judged, judged.filter(isClear).length),
    },
  ]
}

function told(changed: readonly Change[], clear: number): string {
  if (changed.length === 0) return 'nothing changes'
  const most = [...changed].sort((a, b) => a.ratio - b.ratio)[Math.floor(changed.length * 0.25)]!
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
