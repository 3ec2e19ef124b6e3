import { elementName } from './read-option'
import { explain } from './record'
import { attributeOptions, camelCase } from './texts'
import { isOption, optionNames, type Options } from './table'

/** The custom element's options: its attributes, and its properties, which win. Both may change at any time. */

interface ElementState {
  readonly properties: Record<string, unknown>
  /** A listener for each widget that follows the element: its own, and the popup of the page's links. */
  readonly listeners: Set<(name: string) => void>
}

/** The states by element, because the page may set a property while there is no widget. */
const states = new WeakMap<Element, ElementState>()

const stateOf = (element: Element): ElementState =>
  states.get(element) ?? states.set(element, { properties: {}, listeners: new Set() }).get(element)!

/** The browser hides the attribute `nonce` behind its own property. The other two options never change. */
const followed = optionNames.filter((name) => !/^(nonce|container|inline)$/.test(name))

interface Parts {
  readonly element: HTMLElement
  /** The widget's host element. */
  readonly host: HTMLElement
  /** Options that the element overrides. */
  readonly below: object
  readonly handle: { update(changes: Options): void }
  readonly signal: AbortSignal
}

/** Returns the element's current options. Until `signal` is aborted, its changes update the widget. */
export function followElement({ element, host, below, handle, signal }: Parts): Record<string, unknown> {
  // If this were inlined, the properties would keep the element in memory as long as the page exists.
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

/** Moves properties that the page set before ours were defined. */
function takeOwnProperties(element: HTMLElement, properties: ElementState['properties']): void {
  for (const name of followed) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    if (value !== undefined) properties[name] = value
  }
}

/** Attributes that any element may have, however similar to an option. */
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

/** Removes dead copies of the widget's host element, as in a page that Back shows. */
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
