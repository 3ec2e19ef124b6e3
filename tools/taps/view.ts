import type { Locator, Page } from 'playwright-core'

/** Where a target is, as the diner sees it. */
export interface View {
  /** Wholly within the window, with nothing over it. */
  readonly isSeen: boolean
  /** How far it is from the middle of the window, in windows. */
  readonly distance: number
}

/** Looks at a target without moving anything, as Playwright would before a tap. */
export const look = (target: Locator): Promise<View> => target.evaluate(viewOf)

/** Brings a target into the middle of the window. */
export const scrollTo = (target: Locator): Promise<void> =>
  target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
  )

/** How many scrollers have moved since the last call. */
export const moves = (page: Page): Promise<number> => page.evaluate<number>(movesSince)

/** Runs in the page. */
function viewOf(element: Element): View {
  const label = (element as HTMLInputElement).labels?.[0]
  // The box around the input of a list takes the taps, and a label those of an input that isn't drawn.
  const box = element.closest('[class*="control"]')
  const isSmall = element.getBoundingClientRect().width < 16
  const part = (element.getAttribute('role') === 'combobox' && box) || (isSmall && label) || element
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const { width, height, offsetTop, offsetLeft } = visualViewport!
  const isWithin =
    top >= offsetTop - 1 &&
    bottom <= offsetTop + height + 1 &&
    left >= offsetLeft - 1 &&
    right <= offsetLeft + width + 1
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const points = [
    middle,
    [middle[0], top + 3],
    [middle[0], bottom - 3],
    [left + 3, middle[1]],
    [right - 3, middle[1]],
  ]
  const isHit = points.every(([x, y]) => {
    let hit = document.elementFromPoint(x!, y!)
    while (hit?.shadowRoot?.elementFromPoint(x!, y!)) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(x!, y!)
      if (inner === hit) break
      hit = inner
    }
    return hit !== null && [part, element, label].some((own) => own?.contains(hit))
  })
  return { isSeen: isWithin && isHit, distance: Math.abs(middle[1] - offsetTop - height / 2) / height }
}

/** A string: a function within a function would need a helper of the compiler's. */
const movesSince = `(() => {
  const known = (window.tapsScrollers ??= new WeakMap())
  let moved = 0
  const visit = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot)
      // A long text moves within its field.
      if (element.matches('input, textarea')) continue
      const place = element.scrollLeft + ',' + element.scrollTop
      if (known.has(element) ? known.get(element) !== place : false) moved++
      known.set(element, place)
    }
  }
  visit(document)
  return moved
})()`
