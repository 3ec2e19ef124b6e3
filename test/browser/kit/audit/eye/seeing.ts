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

  /** It is there for screen readers alone. */
  function isHeardAlone(element: Element | null): boolean {
    for (let one = element; one; one = one.parentElement) {
      const { clipPath, overflow, width, height } = getComputedStyle(one)
      if (clipPath === 'inset(50%)' || (overflow === 'hidden' && width === '1px' && height === '1px'))
        return true
    }
    return false
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return visible && width > 0 && height > 0 && !isHeardAlone(element)
  }

  /** "button.link "Choose Booking Type"". */
  function describe(element: Element): string {
    const { localName, part, id } = element
    const kind = element.getAttribute('class')?.split(' ')[0] ?? part?.value
    const said = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ')
    const type = element.getAttribute('type')
    const name = localName === 'select' ? (element.getAttribute('name') ?? '') : said.slice(0, 40)
    const label = (element as HTMLInputElement).labels?.[0]?.textContent.trim()
    return `${localName}${type ? `[${type}]` : ''}${kind ? `.${kind}` : id && !/^[:«]/.test(id) ? `#${id}` : ''} "${label ? label.slice(0, 40) : name}"`
  }

  const pressable =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role="option"]'

  /**
   * What the focus or a finger may come to: it is shown, and neither behind a dialog nor out of use. A control that waits
   * (`aria-disabled`) keeps its place in the order of Tab, and is one of them.
   */
  function controls(): HTMLElement[] {
    const modal = ours('dialog:modal').at(-1)
    return ours(pressable).filter(
      (element) =>
        (!modal || modal.contains(element)) &&
        !element.closest('[inert]') &&
        !element.matches(':disabled') &&
        isShown(holder(element)),
    )
  }

  /** The visible target of a control: a tick box's label, a text field's frame. */
  function holder(element: HTMLElement): HTMLElement {
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      return element.closest('label') ?? element.labels?.[0] ?? element
    if (element.matches('[role="combobox"]'))
      return element.closest<HTMLElement>('[class*="control"]') ?? element
    // A number stands between its two buttons, or over them.
    if (element.matches('[role="spinbutton"]')) return element.parentElement!
    return element
  }

  /** The part that must be visible on focus: a tick box itself, or its label if the box isn't drawn. */
  function face(element: HTMLElement): HTMLElement {
    return /^(checkbox|radio)$/.test((element as HTMLInputElement).type) && isShown(element)
      ? element
      : holder(element)
  }

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

  /** Styles under which nothing moves between two pictures. */
  const still =
    '*, ::before, ::after { caret-color: transparent !important; animation-play-state: paused !important }'

  const sheets = new Map<string, CSSStyleSheet>()

  /** Puts styles over everything; without any, takes them away. */
  function wears(name: string, css?: string): void {
    const worn = sheets.get(name)
    for (const root of [document, ...roots()])
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== worn)
    if (!css) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    sheets.set(name, sheet)
    for (const root of [document, ...roots()]) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }

  return { roots, ours, isHeardAlone, isShown, describe, controls, holder, face, isOf, at, still, wears }
}
