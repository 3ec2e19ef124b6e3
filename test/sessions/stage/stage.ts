import type { Intrusion } from './intrusions'

/** The options of a session's widget, plain so that a story can tell them and a page can read them. */
export interface HostOptions {
  readonly inline: boolean
  readonly venueId?: string
  readonly readOnlyLocation?: boolean
  readonly journey?: string
  readonly date?: string
  readonly guests?: number
  /** A brand config without plugins: all of the default brand's. */
  readonly brand: Readonly<Record<string, unknown>>
}

/** The environment of a session: jsdom or Chromium. Every command goes through it. */
export interface Stage {
  /** The page with its host's call of init. `reload` keeps what the browser keeps for the session. */
  begins(options: HostOptions): Promise<void>
  reloads(options: HostOptions): Promise<void>
  calls(method: 'open' | 'close' | 'update' | 'destroy', ...values: readonly unknown[]): Promise<void>
  /** Calls `open` while another site shows the page in a frame. Returns how many tabs opened in place of the popup. */
  opensInFrame(venueId: string | null): Promise<number>
  reads(): Promise<Screen>
  /** @returns what is on the screen at once, before any answer has come */
  presses(control: Control, times?: number): Promise<Screen>
  types(control: Control, text: string): Promise<void>
  selects(control: Control, option: string): Promise<Screen>
  /** Lets the clock go on, and what is due happen. */
  waits(milliseconds: number): Promise<void>
  /** The diner types a valid card, or a wrong one, into the provider's fields. */
  fillsCard(isValid: boolean): Promise<void>
  /** Another script of the page does something, until the session ends. */
  intrudes(name: Intrusion): Promise<void>
  /** Errors that nobody caught, and those that the widget names in the console. */
  errors(): Promise<readonly string[]>
  /** The leftovers of a destroyed widget. `timersOfOthers`: the number of timers that aren't its own. */
  leftovers(timersOfOthers: number): Promise<readonly string[]>
  /** Takes all away, whatever state it is in. */
  ends(): Promise<void>
}

export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** The parts of a page that a stage needs, in jsdom and in Chromium. */

/** The listeners on objects that live as long as the page, by event. */
export function watchListeners(
  targets: readonly EventTarget[],
  /** Types of listeners that the renderer adds once and never removes. */
  lasting: readonly string[],
): () => readonly string[] {
  const live = new Set<string>()
  const known = new WeakMap<object, number>()
  let last = 0
  const keyOf = (target: number, [type, listener, options]: Parameters<EventTarget['addEventListener']>) => {
    if (listener && !known.has(listener)) known.set(listener, ++last)
    const capture = typeof options === 'object' ? options.capture === true : options === true
    return [target, type, listener && known.get(listener), capture].join(' ')
  }
  targets.forEach((target, index) => {
    const { addEventListener: add, removeEventListener: remove } = target
    target.addEventListener = (...call: Parameters<typeof add>) => {
      if (!lasting.includes(call[0])) live.add(keyOf(index, call))
      add.apply(target, call)
    }
    target.removeEventListener = (...call: Parameters<typeof remove>) => {
      live.delete(keyOf(index, call as never))
      remove.apply(target, call)
    }
  })
  return () => [...live]
}

/** Counts the calls of a method that are under way: of what is done beside the event loop. */
export function watchCalls<Name extends string>(
  owner: Readonly<Record<Name, (...values: never[]) => Promise<unknown>>>,
  name: Name,
): () => number {
  let underWay = 0
  const method = owner[name]
  Object.assign(owner, {
    [name](this: unknown, ...values: never[]) {
      underWay++
      return method.apply(this, values).finally(() => underWay--)
    },
  })
  return () => underWay
}

/** The screen's elements by role and name, read in one go. */

export interface Control {
  /** Its place in the last reading, by which it is pressed. */
  readonly index: number
  readonly role: string
  readonly name: string
  readonly enabled: boolean
  /** A select's chosen option. */
  readonly value: string
  readonly checked: boolean
  /** A select's options. */
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

/** A person's actions on a control. */
export interface UserActions {
  read(): Screen
  press(index: number, times: number): void
  type(index: number, text: string): void
  select(index: number, option: string): void
}

/**
 * A person's eyes and actions. It is put into Chromium's page as text too, so it uses nothing from outside.
 *
 * @param find the widget's roots: of each host element its shadow root
 */
export function createUserActions(find: () => readonly ParentNode[]): UserActions {
  let elements: HTMLElement[] = []
  const text = (node: Element | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()

  /** All elements under these roots but hidden ones, in order. A walk: jsdom is slow at selectors in a shadow. */
  function within(roots: readonly (ParentNode & Node)[]): HTMLElement[] {
    const found: HTMLElement[] = []
    const visit = (parent: Node) => {
      for (let child = parent.firstChild; child; child = child.nextSibling) {
        if (child.nodeType !== 1 || (child as HTMLElement).hidden === true) continue
        found.push(child as HTMLElement)
        visit(child)
      }
    }
    roots.forEach(visit)
    return found
  }

  /** The labels of fields, by the fields' ids. */
  const labelsIn = (all: readonly HTMLElement[]) =>
    new Map(all.flatMap((element) => (element.localName === 'label' ? [[element.getAttribute('for') ?? '', element] as const] : []))) // oxfmt-ignore

  function nameOf(element: HTMLElement, labels: ReadonlyMap<string, HTMLElement>): string {
    const label = element.getAttribute('aria-label')
    if (label) return label
    const by = element.getAttribute('aria-labelledby')
    const root = element.getRootNode() as Document | ShadowRoot
    if (by) return by.split(' ').map((id) => text(root.getElementById(id))).join(' ') // oxfmt-ignore
    if (!/^(input|select|textarea)$/.test(element.localName)) return text(element)
    return text((element.id && labels.get(element.id)) || element.closest('label'))
  }

  function roleOf(element: HTMLElement): string {
    const role = element.getAttribute('role')
    if (role) return role
    const type = element.getAttribute('type') ?? ''
    if (element.localName === 'select') return 'combobox'
    if (element.localName !== 'input') return element.localName === 'button' ? 'button' : 'textbox'
    return { checkbox: 'checkbox', radio: 'radio', number: 'spinbutton' }[type] ?? 'textbox'
  }

  function control(element: HTMLElement, index: number, labels: ReadonlyMap<string, HTMLElement>): Control {
    const input = element as HTMLInputElement
    const select = element.localName === 'select' ? (element as unknown as HTMLSelectElement) : null
    const waits = element.getAttribute('aria-disabled') === 'true' || input.readOnly === true
    return {
      index,
      role: roleOf(element),
      name: nameOf(element, labels),
      enabled: !(input.disabled === true || waits),
      value: select ? text(select.selectedOptions[0]) : (input.value ?? ''),
      checked: input.checked === true,
      options: select ? [...select.options].map(text) : [],
    }
  }

  /** In each root the topmost open modal dialog makes everything else inert. */
  function reachable(): readonly (readonly HTMLElement[])[] {
    return find().flatMap((root) => {
      const all = within([root as ParentNode & Node])
      const dialogs = all.filter((element) => element.localName === 'dialog') as HTMLDialogElement[]
      const open = dialogs.filter((dialog) => dialog.open).at(-1)
      if (open) return [within([open])]
      return dialogs.length > 0 ? [] : [all]
    })
  }

  return {
    read() {
      const roots = reachable()
      const all = roots.flat()
      const labels = labelsIn(all)
      elements = all.filter(
        (element) =>
          /^(button|input|select|textarea)$/.test(element.localName) ||
          element.getAttribute('role') === 'option',
      )
      const lines = all.filter(({ localName }) => localName === 'p').map(text)
      const alerts = all.filter((element) => element.getAttribute('role') === 'alert')
      const isBanner = (alert: Element) =>
        elements.some(
          (element) => element.localName === 'button' && text(element) === 'OK' && alert.contains(element),
        )
      return {
        shown: roots.length > 0,
        headings: all.filter(({ localName }) => /^h[123]$/.test(localName)).map(text),
        summary: lines.find((line) => /^(Booking on|Enquiry for|You asked for) /.test(line)) ?? '',
        banner: text(alerts.find(isBanner)),
        busy: all.some((element) => element.getAttribute('aria-busy') === 'true'),
        controls: elements.map((element, index) => control(element, index, labels)),
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
