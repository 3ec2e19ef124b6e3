import { logError } from '../log-error'
import { elementName } from '../loader/element'
import { camelCase, optionsOf } from './text-options'
import type { Handle, InitOptions } from '../public'

/** The custom element's options: its attributes, over which its properties go; both may change at any time. */

type Options = Partial<InitOptions>

interface Given {
  readonly properties: Record<string, unknown>
  /** Of each widget that is here: the element's own, and the popup of the page's links. */
  readonly changed: Set<(name: string) => void>
}

const given = new WeakMap<Element, Given>()

const givenTo = (element: Element): Given =>
  given.get(element) ?? given.set(element, { properties: {}, changed: new Set() }).get(element)!

interface Parts {
  readonly element: HTMLElement
  /** The widget's. */
  readonly host: HTMLElement
  /** What counts where the element says nothing. */
  readonly inCode: Options
  readonly known: readonly string[]
  readonly handle: Pick<Handle, 'update'>
  readonly signal: AbortSignal
}

/** What an element says now, and, until `signal` is aborted, what of it changes. */
export function elementOptions({ element, host, inCode, known, handle, signal }: Parts): Options {
  // The browser hides this one's attribute, and has a property of its own for it.
  const names = known.filter((name) => name !== 'nonce' && name !== 'container' && name !== 'inline')
  // Inlined here, the properties would hold this element for as long as the page stands.
  /* @__NOINLINE__ */ defineProperties(Object.getPrototypeOf(element) as object, names)
  removeCopies(element, host)
  const { properties, changed } = givenTo(element)
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    if (value !== undefined) properties[name] = value
  }
  const tell = (...changes: readonly string[]) => {
    const now = { ...inCode, ...optionsOf(element, known), ...properties }
    handle.update(Object.fromEntries(changes.map((name) => [name, Reflect.get(now, name)])))
  }
  const attributes = new MutationObserver((changes) => {
    const others = changes.map(({ attributeName }) => attributeName!)
    const asked = others.map(camelCase).filter((name) => names.includes(name))
    if (asked.length > 0) tell(...asked)
    tellUnknown(others, known)
  })
  attributes.observe(element, { attributes: true })
  tellUnknown(element.getAttributeNames(), known)
  changed.add(tell)
  signal.addEventListener('abort', () => {
    attributes.disconnect()
    changed.delete(tell)
  })
  return {
    ...optionsOf(element, known),
    ...(element.nonce && { nonce: element.nonce }),
    ...properties,
  }
}

/** Attributes that any element may have: the page's own, however near to an option's they are. */
const anyElements =
  /^(data-|aria-|on|(id|class|style|slot|title|lang|dir|hidden|role|tabindex|part|is|inert|draggable|translate)$)/

/** The words for what was misspelt are fetched where there may be need of them. */
function tellUnknown(attributes: readonly string[], known: readonly string[]): void {
  const others = attributes.filter((name) => !known.includes(camelCase(name)) && !anyElements.test(name))
  if (others.length === 0) return
  import(/* webpackChunkName: "wrong-options" */ './wrong-options').then(
    ({ tellMisspelt }) => tellMisspelt(others, `<${elementName}>`, logError),
    () => undefined,
  )
}

/** A copy of a page, as Back may show it, has a copy of the widget's element, which nothing moves any more. */
function removeCopies({ children }: Element, host: Element): void {
  for (const child of [...children])
    if (child !== host && !child.shadowRoot && child.matches('.tavola')) child.remove()
}

function defineProperties(prototype: object, names: readonly string[]): void {
  for (const name of names) {
    if (name in prototype) continue
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return givenTo(this).properties[name]
      },
      set(this: Element, value: unknown) {
        const { properties, changed } = givenTo(this)
        if (value === undefined) Reflect.deleteProperty(properties, name)
        else properties[name] = value
        for (const tell of changed) tell(name)
      },
    })
  }
}
