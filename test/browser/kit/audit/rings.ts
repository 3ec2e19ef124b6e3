import type { Fault, Looked } from './page'
import { capture, differs, hex, pixel, ratio, type Box, type Colour, type Raster } from './raster'

/** As far as a ring reaches, in pixels. */
const reach = 7

/** The focused element, as `eye` knows it. */
interface Focused {
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
 * Looks at one control after the other as the focus goes from each to the next: a picture of each with the focus is compared with
 * one without.
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
    last = next ? { focused: next, drawn: await capture(cdp, around(next.rect)) } : undefined
    if (!before || before.focused.id === next?.id) return []
    const { id, name, rect } = before.focused
    const place = await page.evaluate((id) => eye.placeOf(id), id)
    // Where the page has scrolled meanwhile, or the control has changed, there is nothing to compare.
    if (!place || (['x', 'y', 'width', 'height'] as const).some((side) => place[side] !== rect[side]))
      return []
    const changed = changes(before.drawn, await capture(cdp, around(rect)), rect, elsewhere)
    return judge(changed, { name, rect }, mark)
  }
}

/** The box and the room for its ring. On whole pixels: the protocol would draw between them. */
function around({ x: left, y: top, width, height }: Box): Box {
  const [x, y] = [Math.max(0, Math.floor(left) - reach), Math.max(0, Math.floor(top) - reach)]
  return {
    x,
    y,
    width: Math.max(1, Math.ceil(left + width) + reach - x),
    height: Math.max(1, Math.ceil(top + height) + reach - y),
  }
}

/** What lies elsewhere is the next control's ring, or an error that leaving brings. */
function changes(focused: Raster, unfocused: Raster, rect: Box, elsewhere?: Box): Change[] {
  const isNear = elsewhere && isIn(around(elsewhere), rect.x + rect.width / 2, rect.y + rect.height / 2)
  const next = elsewhere && !isNear ? around(elsewhere) : undefined
  const found: Change[] = []
  for (let y = focused.top; y < focused.top + focused.height; y++)
    for (let x = focused.left; x < focused.left + focused.width; x++) {
      const [ink, ground] = [pixel(focused, x, y), pixel(unfocused, x, y)]
      if (!differs(ink, ground) || (next && isIn(next, x, y))) continue
      found.push({ ratio: ratio(ink, ground), ink, ground, isOutside: !isIn(rect, x, y) })
    }
  return found
}

const isIn = (box: Box, x: number, y: number) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height

/**
 * The focus is seen by a ring: of the pixels that change around the control two of three change by 3:1, and they are as many as a
 * thin line around most of it has.
 */
function judge(
  changed: readonly Change[],
  { name, rect }: Pick<Focused, 'name' | 'rect'>,
  mark: 'ring' | 'bar',
): Fault[] {
  // The lines of a list have a bar along one side.
  const needed = Math.round((mark === 'bar' ? rect.height : rect.width + rect.height) * 1.5)
  const isClear = (one: Change) => one.ratio >= 2.95
  // Within a field its text is chosen with the focus: there the ring alone counts that is around it.
  const outside = changed.filter((one) => one.isOutside)
  const judged = outside.length >= needed / 2 ? outside : changed
  const clear = judged.filter(isClear).length
  const isWhole = mark === 'bar' || clear >= (judged.length * 2) / 3
  if (changed.filter(isClear).length >= needed && isWhole) return []
  const most = [...judged].sort((a, b) => a.ratio - b.ratio)[Math.floor(judged.length * 0.25)]
  return [
    {
      element: name,
      expected: `a ${mark} of ${needed} pixels or more that change by 3:1 with the focus`,
      found: most
        ? `${clear} of ${judged.length}: most change by ${most.ratio.toFixed(2)}:1, ${hex(most.ground)} to ${hex(most.ink)}`
        : 'nothing changes',
    },
  ]
}
