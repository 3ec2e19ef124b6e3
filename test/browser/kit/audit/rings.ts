import type { Fault, Looked } from './page'
import { capture, differs, hex, pixel, ratio, type Box, type Colour, type Raster } from './raster'

/** Room for a ring around what has the focus. */
const room = 10
/** As far as a ring reaches: what is drawn farther away is none of it. */
const reach = 7

/** The focused element. */
interface Focused {
  /** As `eye` knows it. */
  readonly id: number
  readonly name: string
  readonly rect: Box
}

/** A pixel that the focus changes. */
interface Change {
  readonly ratio: number
  readonly ink: Colour
  readonly ground: Colour
  readonly isOutside: boolean
}

/**
 * Looks at one control after the other as the focus goes from each to the next: once there are pictures of a control with
 * the focus and without, they are compared.
 */
export function watchRings({ page, cdp }: Pick<Looked, 'page' | 'cdp'>, mark: 'ring' | 'bar' = 'ring') {
  let last: { readonly focused: Focused; readonly drawn: Raster } | undefined

  /**
   * The focus is there now, or on nothing that is looked at. Says what is wrong with the ring that is gone.
   *
   * @param elsewhere where the focus is: what changes there is no part of that ring
   */
  return async function watches(next: Focused | null, elsewhere = next?.rect): Promise<Fault[]> {
    const before = last
    last = undefined
    // Meanwhile the page may have scrolled.
    const place = before && (await page.evaluate((id) => eye.placeOf(id), before.focused.id))
    const boxes = [place, next?.rect].filter((box) => box != null)
    if (boxes.length === 0) return []
    const drawn = await capture(cdp, around(boxes))
    if (next) last = { focused: next, drawn }
    const isGone = before && place && before.focused.id !== next?.id
    return isGone ? judge(before, { drawn, place }, elsewhere, mark) : []
  }
}

/** The boxes and the room for their rings. On whole pixels: the protocol would draw between them. */
function around(boxes: readonly Box[]): Box {
  const x = Math.max(0, Math.min(...boxes.map((box) => Math.floor(box.x) - room)))
  const y = Math.max(0, Math.min(...boxes.map((box) => Math.floor(box.y) - room)))
  const right = Math.max(...boxes.map((box) => Math.ceil(box.x + box.width) + room))
  const bottom = Math.max(...boxes.map((box) => Math.ceil(box.y + box.height) + room))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/**
 * The focus is seen by a ring: of the pixels that change around the control two of three change by 3:1, and they are as
 * many as a thin line around most of it has. What lies elsewhere is the next control's ring, or an error that leaving
 * brings.
 */
function judge(
  { focused: { name, rect }, drawn: focused }: { readonly focused: Focused; readonly drawn: Raster },
  { drawn: unfocused, place }: { readonly drawn: Raster; readonly place: Box },
  elsewhere: Box | undefined,
  mark: 'ring' | 'bar',
): Fault[] {
  if (place.width !== rect.width || place.height !== rect.height) return []
  const changed = changes(focused, rect, unfocused, place, elsewhere)
  // The lines of a list have a bar along one side.
  const needed = Math.round((mark === 'bar' ? rect.height : rect.width + rect.height) * 1.5)
  const isClear = (one: Change) => one.ratio >= 2.95
  // Within a field its text is chosen with the focus: there the ring alone counts that is around it.
  const outside = changed.filter((one) => one.isOutside)
  const judged = outside.length >= needed / 2 ? outside : changed
  const isWhole = mark === 'bar' || judged.filter(isClear).length >= (judged.length * 2) / 3
  if (changed.filter(isClear).length >= needed && isWhole) return []
  return [
    {
      element: name,
      expected: `a ${mark} of ${needed} pixels or more that change by 3:1 with the focus`,
      found: description(judged, judged.filter(isClear).length),
    },
  ]
}

function changes(
  focused: Raster,
  rect: Box,
  unfocused: Raster,
  place: Box,
  elsewhere: Box | undefined,
): Change[] {
  const next = elsewhere && !touches(elsewhere, place) ? grown(elsewhere, reach) : null
  // Where it has moved by so much meanwhile.
  const across = Math.floor(rect.x) - Math.floor(place.x)
  const down = Math.floor(rect.y) - Math.floor(place.y)
  const then = edges(focused)
  const now = edges(unfocused)
  const band = grown(place, reach)
  const left = Math.max(Math.ceil(band.x), now.left, then.left - across)
  const right = Math.min(band.x + band.width, now.right, then.right - across)
  const bottom = Math.min(band.y + band.height, now.bottom, then.bottom - down)
  const found: Change[] = []
  for (let y = Math.max(Math.ceil(band.y), now.top, then.top - down); y < bottom; y++)
    for (let x = left; x < right; x++) {
      const [ink, ground] = [pixel(focused, x + across, y + down), pixel(unfocused, x, y)]
      if (!differs(ink, ground) || (next && isIn(next, x, y))) continue
      found.push({ ratio: ratio(ink, ground), ink, ground, isOutside: !isIn(place, x, y) })
    }
  return found
}

const edges = ({ left, top, width, height }: Raster) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function description(changed: readonly Change[], clear: number): string {
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
