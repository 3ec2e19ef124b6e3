import { elementName } from './read-option'
import { explain } from './record'
import { attributeOptions, camelCase } from './texts'
import { isOption, optionNames, type Options } from './table'

/** The custom element's options: its attributes, and its properties, which win. Both may change at any time. */

interface ElementState {
  readonly properties: Record<string, unknown>
  /** One for each widget that follows the element: its own, and the popup of the page's links. */
  readonly listeners: Set<(name: string) => void>
}

/** By element, not by widget: the page may set a property while no widget is there. */
const states = new WeakMap<Element, ElementState>()

const stateOf = (element: Element): ElementState =>
  states.get(element) ?? states.set(element, { properties: {}, listeners: new Set() }).get(element)!

/** The browser hides the attribute of `nonce` and has a property of its own for it; the other two never change. */
const followed = optionNames.filter((name) => !/^(nonce|container|inline)$/.test(name))

interface Parts {
  readonly element: HTMLElement
  /** The widget's. */
  readonly host: HTMLElement
  /** Options that count where the element gives none. */
  readonly below: object
  readonly handle: { update(changes: Options): void }
  readonly signal: AbortSignal
}

/** The element's present options. Until `signal` is aborted, its changes update the widget. */
export function followElement({ element, host, below, handle, signal }: Parts): Record<string, unknown> {
  // Inlined here, the properties would hold this element as long as the page exists.
  /* @__NOINLINE__ */ defineProperties(Object.getPrototypeOf(element) as object)
  removeCopies(element, host)
  const { properties, listeners } = stateOf(element)
  takeOwnProperties(element, properties)
  const update = (...changed: readonly string[]) => {
    const now: object = { ...below, ...attributeOptions(element), ...properties }
    const changes = changed.map((name) => [name, Reflect.get(now, name) as unknown])
    handle.update(Object.fromEntries(changes) as Options)
  }
  const attributes = new MutationObserver((mutations) => {
    const changed = mutations.map(({ attributeName }) => attributeName!)
    const options = changed.map(camelCase).filter((name) => (followed as string[]).includes(name))
    if (options.length > 0) update(...options)
    reportMisspelt(changed)
  })
  attributes.observe(element, { attributes: true })
  reportMisspelt(element.getAttributeNames())
  listeners.add(update)
  signal.addEventListener('abort', () => {
    attributes.disconnect()
    listeners.delete(update)
  })
  return {
    ...attributeOptions(element),
    ...(element.nonce && { nonce: element.nonce }),
    ...properties,
  }
}

/** Properties that the page set before the element had any of ours. */
function takeOwnProperties(element: HTMLElement, properties: ElementState['properties']): void {
  for (const name of followed) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    if (value !== undefined) properties[name] = value
  }
}

/** Attributes that any element may have. However similar to an option, they are the page's own. */
const ordinaryAttributes =
  /^(data-|aria-|on|(id|class|style|slot|title|lang|dir|hidden|role|tabindex|part|is|inert|draggable|translate)$)/

function reportMisspelt(attributes: readonly string[]): void {
  const isData = (name: string) => isOption(camelCase(name.replace(/^data-/, '')))
  const others = attributes.filter(
    (name) => !isOption(camelCase(name)) && (isData(name) || !ordinaryAttributes.test(name)),
  )
  if (others.length === 0) return
  explain(({ reportMisspeltAttributes }) => reportMisspeltAttributes(others, `<${elementName}>`))
}

/** A copy of a page, as Back may show it, has a copy of the widget's element: dead content. */
function removeCopies({ children }: Element, host: Element): void {
  for (const child of [...children])
    if (child !== host && !child.shadowRoot && child.matches('.tavola')) child.remove()
}

function defineProperties(prototype: object): void {
  for (const name of followed) {
    if (name in prototype) continue
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return stateOf(this).properties[name]
      },
      set(this: Element, value: unknown) {
        const { properties, listeners } = stateOf(this)
        if (value === undefined) Reflect.deleteProperty(properties, name)
        else properties[name] = value
        for (const update of listeners) update(name)
      },
    })
  }
}
