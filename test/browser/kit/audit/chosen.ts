import { pixels, ratio, type Box, type Colour, type Raster } from './raster'

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
export function findsChosen() {
  const chosen =
    ':checked, [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], [aria-current]'
  const group = '[role="radiogroup"], [role="listbox"], [role="grid"], [role="group"], fieldset, ul, ol'
  // What lies under an open list, or outside of a popup's window, is not drawn.
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
