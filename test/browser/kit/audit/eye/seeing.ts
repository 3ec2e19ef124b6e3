/** In the page: which elements are the widget's, and what of them is to be seen. It is sent there as text. */
export function seeing() {
  /** The insides of widgets, wherever they stand, or of the whole page. */
  function roots(): (Document | ShadowRoot)[] {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
    return eye.isPage ? [document, ...shadows] : shadows
  }

  /** What the walk by Tab begins and ends at is nobody's. */
  const ours = (selector = '*'): HTMLElement[] =>
    roots()
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter(({ id }) => !id.startsWith('fence-'))

  const lineage = (element: Element | null): Element[] =>
    element ? [element, ...lineage(element.parentElement)] : []

  /** It is there for screen readers alone. */
  const isHeardAlone = (element: Element) =>
    lineage(element).some((one) => {
      const { clipPath, overflow, width, height } = getComputedStyle(one)
      return clipPath === 'inset(50%)' || (overflow === 'hidden' && width === '1px' && height === '1px')
    })

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return visible && width > 0 && height > 0 && !isHeardAlone(element)
  }

  /** The ancestor that is placed on its own, over the page or beside it. */
  const layerOf = (element: Element, position = /absolute|fixed|sticky/) =>
    lineage(element).find(
      (one) => one.localName === 'dialog' || position.test(getComputedStyle(one).position),
    )

  const modal = () => ours('dialog:modal').at(-1)
  /** It is behind no dialog, and not out of use. A control that waits (`aria-disabled`) keeps its place in the order of Tab. */
  const isInUse = (element: Element) =>
    (modal()?.contains(element) ?? true) && !element.closest(':disabled, [inert]')

  /** "button.link "Choose Booking Type"". */
  function describe(element: Element): string {
    const kind = element.getAttribute('class')?.split(' ')[0] || element.part.value
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const said = label ?? element.getAttribute('aria-label') ?? element.textContent
    return `${element.localName}${kind && `.${kind}`} "${said.trim().replace(/\s+/g, ' ').slice(0, 40)}"`
  }

  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="option"]'

  /** What the focus or a finger may come to. */
  const controls = () => ours(pressable).filter((element) => isInUse(element) && isShown(holder(element)))

  /** The visible target of a control: a tick box's label, a text field's frame. */
  function holder(element: HTMLElement): HTMLElement {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      return element.closest('label') ?? element.labels?.[0] ?? element
    if (element.matches('[role="combobox"]'))
      return element.closest<HTMLElement>('[class*="control"]') ?? element
    // A number stands between its two buttons, or over them.
    return element.matches('[role="spinbutton"]') ? element.parentElement! : element
  }

  /** The part that must be visible on focus: a tick box itself, or its label if the box isn't drawn. */
  const face = (element: HTMLElement) =>
    /^(checkbox|radio)$/.test((element as HTMLInputElement).type) && isShown(element)
      ? element
      : holder(element)

  const plain = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height })
  /** Of what is to be seen of a control. */
  const rectOf = (element: HTMLElement) => plain(face(element).getBoundingClientRect())

  /** Everything that belongs to the same control stands for it. */
  function isOf(hit: Element | null, element: HTMLElement): boolean {
    const whole = holder(element)
    return hit !== null && (whole.contains(hit) || element.contains(hit) || hit.contains(whole))
  }

  /** The innermost element at a point of the window. */
  function at(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit
  }

  const sheets = new Map<string, CSSStyleSheet>()

  /** Puts styles over everything; without any, takes them away. */
  function wears(name: string, css = ''): void {
    const sheet = sheets.get(name) ?? new CSSStyleSheet()
    sheets.set(name, sheet)
    sheet.replaceSync(css)
    for (const { adoptedStyleSheets: worn } of [document, ...roots()])
      if (!worn.includes(sheet)) worn.push(sheet)
  }

  /** Nothing moves between two pictures. */
  const rests = () =>
    wears(
      'still',
      '*, ::before, ::after { caret-color: transparent !important; animation-play-state: paused !important }',
    )

  return {
    ...{ roots, ours, lineage, isHeardAlone, isShown, layerOf, modal, isInUse, describe, controls },
    ...{ holder, face, plain, rectOf, isOf, at, wears, rests },
  }
}
