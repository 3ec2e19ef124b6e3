/** In the page: where the focus is, whether it is seen there, and which stops it should have. It is sent there as text. */
export function focus() {
  const ids = new Map<Element, number>()

  /** A number for an element, the same each time. */
  function idOf(element: Element): number {
    if (!ids.has(element)) ids.set(element, ids.size)
    return ids.get(element)!
  }

  const byId = (id: number) => [...ids].find(([, one]) => one === id)![0] as HTMLElement

  function active(): HTMLElement | null {
    let one = document.activeElement
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    return one as HTMLElement | null
  }

  /** Something to begin at and something to end at, outside of the widget. */
  function fences(): void {
    if (document.querySelector('#fence-first')) return
    for (const name of ['first', 'last']) {
      const fence = document.createElement('button')
      fence.id = `fence-${name}`
      fence.setAttribute('aria-label', name)
      fence.style.cssText =
        'position: fixed; top: 0; left: 0; width: 1px; height: 1px; opacity: 0.01; pointer-events: none'
      if (name === 'first') document.body.prepend(fence)
      else document.body.append(fence)
    }
  }

  /** Puts the focus before the first stop. */
  function begins(): void {
    fences()
    const modal = eye.ours('dialog:modal').at(-1)
    if (!modal) return document.querySelector<HTMLElement>('#fence-first')!.focus()
    modal.tabIndex = -1
    modal.focus()
    modal.scrollTop = 0
  }

  /** The stops that Tab should make, in the order of the document: of a group of radios one. */
  function expected(): number[] {
    const modal = eye.ours('dialog:modal').at(-1)
    const stops = eye.ours('a[href], button, input, select, textarea, summary, [tabindex]').filter(
      (element) =>
        element.tabIndex >= 0 &&
        (!modal || modal.contains(element)) &&
        !element.closest('[inert]') &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        // A line of a list is reached by the box above it, a day by its grid.
        !element.matches('[role="option"]'),
    )
    return stops.filter((element) => isStopOfGroup(element, stops)).map(idOf)
  }

  function isStopOfGroup(element: HTMLElement, all: HTMLElement[]): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return true
    const group = all.filter(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement &&
        one.type === 'radio' &&
        one.name === element.name &&
        one.form === element.form,
    )
    return (group.find(({ checked }) => checked) ?? group[0]) === element
  }

  const isStill = (id: number) => {
    const element = byId(id)
    return (
      element.isConnected &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled')
    )
  }

  /** The points of a control at which it has to be seen itself: its corners, and its middle. */
  function points({ left, right, top, bottom }: DOMRect): [number, number][] {
    const inset = 4
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const across = [left + inset, right - inset]
    return [[x, y], [x, top + inset], [x, bottom - inset], ...across.map((one): [number, number] => [one, y])]
  }

  /** Of a link that goes over several lines the first. */
  function firstLine(element: HTMLElement): DOMRect {
    const [first, ...others] = element.getClientRects()
    return others.length > 0 ? first! : element.getBoundingClientRect()
  }

  /** The element that covers the focused one, or null. */
  function hidden(element: HTMLElement): string | null {
    const rect = firstLine(eye.face(element))
    const { clientWidth } = document.documentElement
    // What is larger than the window only has to fill it; so has a place that is focused only to be read, such as a step that loads.
    const isLarge = rect.height > (element.tabIndex < 0 ? innerHeight / 2 : innerHeight)
    if (!isLarge && (rect.top < -1 || rect.bottom > innerHeight + 1))
      return `it reaches from ${Math.round(rect.top)} to ${Math.round(rect.bottom)} px in a window ${innerHeight} px high`
    if (isLarge && (rect.bottom < innerHeight / 3 || rect.top > (innerHeight * 2) / 3))
      return 'most of it is outside of the window'
    if (rect.width <= clientWidth && (rect.left < -1 || rect.right > clientWidth + 1))
      return 'it is beside the window'
    for (const [x, y] of points(rect)) {
      if (y < 0 || y >= innerHeight || x < 0 || x >= clientWidth) continue
      const hit = eye.at(x, y)
      if (hit && !eye.isOf(hit, element)) return `it is under ${eye.describe(hit)}`
    }
    return null
  }

  /** It can be scrolled to where it is pressed, whatever covers a part of it. */
  function isReached(element: HTMLElement): boolean {
    const whole = eye.holder(element)
    return (['center', 'start', 'end'] as const).some((block) => {
      whole.scrollIntoView({ block, inline: 'nearest' })
      return points(firstLine(whole)).some(([x, y]) => {
        const hit = eye.at(x, y)
        return hit !== null && (whole.contains(hit) || element.contains(hit))
      })
    })
  }

  /** It stays in its place while the page scrolls. */
  function isFloating(element: Element): boolean {
    for (let one: Element | null = element; one && one.localName !== 'dialog'; one = one.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(one).position)) return true
    return false
  }

  /** The element that has the focus now. `before`: the one that had it, and where it is, as the page may have scrolled. */
  function stop(before?: number) {
    const element = active()
    if (!element || element === document.body || /^fence/.test(element.id)) return null
    const inWidget = eye.roots().some((root) => root.contains(element))
    const whole = inWidget ? eye.face(element) : element
    return {
      id: idOf(element),
      inWidget,
      name: eye.describe(element),
      isSeen: eye.isShown(whole),
      isDialog: element.localName === 'dialog',
      hidden: inWidget ? hidden(element) : null,
      before: before === undefined ? null : placeOf(before),
      rect: inWidget ? eye.rectOf(element) : eye.plain(element.getBoundingClientRect()),
      /** Tab goes on within it: day, month, year, or all that is in a frame. */
      hasParts: element.matches('[type="date"], [type="time"], iframe'),
      floats: isFloating(element),
      isInGrid: element.closest('[role="grid"]') !== null,
      /** Equal for elements that look alike. */
      kind: kindOf(element),
    }
  }

  const kindOf = (element: HTMLElement) =>
    `${element.localName} ${element.getAttribute('type')} ${element.className} ${element.part.value}`

  /** Its position on the page, which may have scrolled. */
  function placeOf(id: number) {
    const element = byId(id)
    return element.isConnected ? eye.rectOf(element) : null
  }

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
    holds,
    lets,
    idOf,
    byId,
    active,
    fences,
    begins,
    expected,
    isStill,
    isReached,
    hidden,
    stop,
    kindOf,
    placeOf,
  }
}
