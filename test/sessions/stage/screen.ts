/** What a diner finds on the screen, by role and name. Read at once, as a person sees it. */

export interface Control {
  /** Its place in the last reading, by which it is pressed. */
  readonly index: number
  readonly role: string
  readonly name: string
  readonly enabled: boolean
  /** Of a select: the text of its chosen option. */
  readonly value: string
  readonly checked: boolean
  /** Of a select: the texts of its options. */
  readonly options: readonly string[]
}

export interface Screen {
  /** A widget is there to be used: of a popup, it is open. */
  readonly shown: boolean
  readonly headings: readonly string[]
  /** "Booking on … at … for …"; empty while it is not shown. */
  readonly summary: string
  /** The error banner's text; empty where there is none. */
  readonly banner: string
  readonly busy: boolean
  readonly controls: readonly Control[]
}

/** What a person does with a control. */
export interface Hands {
  read(): Screen
  press(index: number, times: number): void
  type(index: number, text: string): void
  select(index: number, option: string): void
}

/**
 * A person's eyes and hands. It is put into Chromium's page as text too, so it uses nothing from outside.
 *
 * @param find the widget's roots: of each host element its shadow root
 */
export function createHands(find: () => readonly ParentNode[]): Hands {
  let elements: HTMLElement[] = []
  const text = (node: Element | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot

  function nameOf(element: HTMLElement): string {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const by = element.getAttribute('aria-labelledby')
    if (by) return by.split(' ').map((id) => text(rootOf(element).getElementById(id))).join(' ') // prettier-ignore
    if (!/^(input|select|textarea)$/.test(element.localName)) return text(element)
    const own = element.id && rootOf(element).querySelector(`label[for="${element.id}"]`)
    return text(own || element.closest('label'))
  }

  function roleOf(element: HTMLElement): string {
    const role = element.getAttribute('role')
    if (role) return role
    const type = element.getAttribute('type') ?? ''
    if (element.localName === 'select') return 'combobox'
    if (element.localName !== 'input') return element.localName === 'button' ? 'button' : 'textbox'
    return { checkbox: 'checkbox', radio: 'radio', number: 'spinbutton' }[type] ?? 'textbox'
  }

  function control(element: HTMLElement, index: number): Control {
    const input = element as HTMLInputElement
    const select = element.localName === 'select' ? (element as unknown as HTMLSelectElement) : null
    const waits = element.getAttribute('aria-disabled') === 'true' || input.readOnly === true
    const disabled = element.matches(':disabled') || waits
    return {
      index,
      role: roleOf(element),
      name: nameOf(element),
      enabled: !disabled,
      value: select ? text(select.selectedOptions[0]) : (input.value ?? ''),
      checked: input.checked === true,
      options: select ? [...select.options].map(text) : [],
    }
  }

  /** The open modal dialog that is on top of the others makes all else inert. */
  function reachable(): readonly ParentNode[] {
    return find().flatMap((root) => {
      const dialogs = [...root.querySelectorAll('dialog')]
      const open = dialogs.filter((dialog) => dialog.open)
      return dialogs.length > 0 && open.length === 0 ? [] : [open.at(-1) ?? root]
    })
  }

  const all = (roots: readonly ParentNode[], selector: string) =>
    roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => !element.closest('[hidden]'))

  return {
    read() {
      const roots = reachable()
      const found = all(roots, 'button, input, select, textarea, [role=option]')
      elements = found
      const alerts = all(roots, '[role=alert]')
      const isOk = (button: Element) => text(button) === 'OK'
      return {
        shown: roots.length > 0,
        headings: all(roots, 'h1, h2, h3').map(text),
        summary: text(
          all(roots, 'p').find((line) => /^(Booking on|Enquiry for|You asked for) /.test(text(line))),
        ),
        banner: text(alerts.find((alert) => [...alert.querySelectorAll('button')].some(isOk))),
        busy: all(roots, '[aria-busy=true]').length > 0,
        controls: found.map(control),
      }
    },
    press(index, times) {
      const element = elements[index]!
      // A press on a line of the list leaves the focus in its box.
      if (roleOf(element) !== 'option') element.focus()
      for (let detail = 1; detail <= times && element.isConnected; detail++)
        element.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }),
        )
    },
    type(index, value) {
      const element = elements[index]! as HTMLInputElement
      element.focus()
      const { prototype } =
        element.localName === 'textarea' ? window.HTMLTextAreaElement : window.HTMLInputElement
      // As React's own setter on the element would hide the change from it.
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value)
      element.dispatchEvent(new window.Event('input', { bubbles: true, composed: true }))
    },
    select(index, option) {
      const element = elements[index]! as unknown as HTMLSelectElement
      element.focus()
      element.selectedIndex = [...element.options].findIndex((one) => text(one) === option)
      element.dispatchEvent(new window.Event('change', { bubbles: true, composed: true }))
    },
  }
}
