/** In the page: where the focus is, whether it is seen there, and which stops it should have. It is sent there as text. */
export function focus() {
  const ids = new Map<Element, number>()

  /** A number for an element, the same each time. */
  function idOf(element: Element): number {
    if (!ids.has(element)) ids.set(element, ids.size)
    return ids.get(element)!
  }

  const byId = (id: number) => [...ids.keys()][id] as HTMLElement

  function active(): HTMLElement | null {
    let one = document.activeElement
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    return one as HTMLElement | null
  }

  /** Puts the focus before the first stop: on something to begin at, outside of the widget, as there is one to end at. */
  function begins(): void {
    for (const name of ['first', 'last']) {
      if (document.querySelector(`#fence-${name}`)) continue
      const fence = document.createElement('button')
      Object.assign(fence, { id: `fence-${name}`, ariaLabel: name })
      fence.style.cssText =
        'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0.01; pointer-events: none'
      document.body[name === 'first' ? 'prepend' : 'append'](fence)
    }
    const modal = eye.modal()
    if (!modal) return document.querySelector<HTMLElement>('#fence-first')!.focus()
    modal.tabIndex = -1
    modal.focus()
    modal.scrollTop = 0
  }

  const isThere = (element: Element) =>
    element.isConnected && element.checkVisibility({ visibilityProperty: true }) && eye.isInUse(element)

  /** The stops that Tab should make, in the order of the document: of a group of radios one. */
  function expected(): number[] {
    const stops = eye
      .ours('a[href], button, input, select, textarea, summary, [tabindex]')
      // A line of a list is reached by the box above it, a day by its grid.
      .filter((element) => element.tabIndex >= 0 && isThere(element) && !element.matches('[role="option"]'))
    const groupOf = ({ type, name, form }: HTMLInputElement) =>
      (stops as HTMLInputElement[]).filter(
        (one) => type === 'radio' && one.type === 'radio' && one.name === name && one.form === form,
      )
    const isStop = (element: HTMLElement) => {
      const group = groupOf(element as HTMLInputElement)
      return group.length === 0 || (group.find(({ checked }) => checked) ?? group[0]) === element
    }
    return stops.filter(isStop).map(idOf)
  }

  const isStill = (id: number) => isThere(byId(id))

  /** The points of a control at which it has to be seen itself: its middle, and the middles of its edges. */
  function points({ left, right, top, bottom }: DOMRect): [number, number][] {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return [
      ...[y, top + 4, bottom - 4].map((one): [number, number] => [x, one]),
      ...[left + 4, right - 4].map((one): [number, number] => [one, y]),
    ]
  }

  /** Of a link that goes over several lines the first. */
  function firstLine(element: HTMLElement): DOMRect {
    const [first, ...others] = element.getClientRects()
    return others.length > 0 ? first! : element.getBoundingClientRect()
  }

  /** What covers or cuts the focused element, or null. */
  function hidden(element: HTMLElement): string | null {
    const rect = firstLine(eye.face(element))
    const { clientWidth } = document.documentElement
    // What is larger than the window only has to fill it; so has a place that is focused only to be read, such as a step that loads.
    const isLarge = rect.height > (element.tabIndex < 0 ? innerHeight / 2 : innerHeight)
    const isBeyond = isLarge
      ? rect.bottom < innerHeight / 3 || rect.top > (innerHeight * 2) / 3
      : rect.top < -1 || rect.bottom > innerHeight + 1
    if (isBeyond)
      return `it reaches from ${Math.round(rect.top)} to ${Math.round(rect.bottom)} px in a window ${innerHeight} px high`
    if (rect.width <= clientWidth && (rect.left < -1 || rect.right > clientWidth + 1))
      return 'it is beside the window'
    const over = points(rect)
      .filter(([x, y]) => y >= 0 && y < innerHeight && x >= 0 && x < clientWidth)
      .map(([x, y]) => eye.at(x, y))
      .find((hit) => hit && !eye.isOf(hit, element))
    return over ? `it is under ${eye.describe(over)}` : null
  }

  /** It can be scrolled to where it is pressed, whatever covers a part of it. */
  function isReached(element: HTMLElement): boolean {
    const whole = eye.holder(element)
    return (['center', 'start', 'end'] as const).some((block) => {
      whole.scrollIntoView({ block, inline: 'nearest' })
      return points(firstLine(whole)).some(([x, y]) => {
        const hit = eye.at(x, y)
        return whole.contains(hit) || element.contains(hit)
      })
    })
  }

  /** The element that has the focus now. `before`: the one that had it, and where it is, as the page may have scrolled. */
  function stop(before?: number) {
    const element = active()
    if (!element || element === document.body || /^fence/.test(element.id)) return null
    const inWidget = eye.roots().some((root) => root.contains(element))
    return {
      id: idOf(element),
      inWidget,
      name: eye.describe(element),
      isSeen: eye.isShown(inWidget ? eye.face(element) : element),
      isDialog: element.localName === 'dialog',
      hidden: inWidget ? hidden(element) : null,
      before: before === undefined ? null : placeOf(before),
      rect: inWidget ? eye.rectOf(element) : eye.plain(element.getBoundingClientRect()),
      /** Tab goes on within it: day, month, year, or all that is in a frame. */
      hasParts: element.matches('[type="date"], [type="time"], iframe'),
      /** It stays in its place while the page scrolls. */
      floats: !/^(dialog)?$/.test(eye.layerOf(element, /sticky|fixed/)?.localName ?? ''),
      isInGrid: element.closest('[role="grid"]') !== null,
      /** Equal for elements that look alike. */
      kind: kindOf(element),
    }
  }

  const kindOf = (element: HTMLElement) =>
    `${element.localName} ${element.getAttribute('type')} ${element.className} ${element.part.value}`

  /** Its place in the window; none if it is gone. */
  const placeOf = (id: number) => (byId(id).isConnected ? eye.rectOf(byId(id)) : null)

  const held: (() => void)[] = []

  /**
   * What else the focus shows or hides stays as it is until `lets`: a list of errors or a banner, which would change the ground
   * of the ring. The focused element itself is left alone.
   */
  function holds(): void {
    const focused = active()
    for (const element of eye.ours()) {
      if (focused?.contains(element)) continue
      const { opacity, visibility } = getComputedStyle(element)
      const { cssText } = element.style
      element.style.setProperty('opacity', opacity, 'important')
      element.style.setProperty('visibility', visibility, 'important')
      held.push(() => (element.style.cssText = cssText))
    }
  }

  const lets = () => held.splice(0).forEach((undo) => undo())

  return {
    ...{ idOf, byId, active, begins, expected, isStill, isReached, stop, kindOf, placeOf, holds, lets },
  }
}
