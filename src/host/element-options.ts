import { camelCase, optionsOf } from './text-options'
import type { Handle, InitOptions } from './public'

/** The custom element's options: its attributes, over which its properties go; both may change at any time. */

type Options = Partial<InitOptions>

interface Given {
  readonly properties: Record<string, unknown>
  /** Once the widget is here. */
  changed?: (changes: Options) => void
}

const given = new WeakMap<Element, Given>()

const givenTo = (element: Element): Given =>
  given.get(element) ?? given.set(element, { properties: {} }).get(element)!

/** What an element says now, and, until `signal` is aborted, what of it changes. */
export function elementOptions(
  element: HTMLElement,
  known: readonly string[],
  { update }: Pick<Handle, 'update'>,
  signal: AbortSignal,
): Options {
  // The browser hides this one's attribute, and has a property of its own for it.
  const names = known.filter((name) => name !== 'nonce' && name !== 'container' && name !== 'inline')
  // Inlined here, the properties would hold this element for as long as the page stands.
  /* @__NOINLINE__ */ defineProperties(Object.getPrototypeOf(element) as object, names)
  const mine = givenTo(element)
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value: unknown = Reflect.get(element, name)
    Reflect.deleteProperty(element, name)
    mine.properties[name] = value
  }
  const attributes = new MutationObserver((changes) => {
    const read = optionsOf(element, known)
    const texts = changes
      .map(({ attributeName }) => camelCase(attributeName!))
      .filter((name) => names.includes(name))
    if (texts.length > 0)
      update(
        Object.fromEntries(texts.map((name) => [name, mine.properties[name] ?? Reflect.get(read, name)])),
      )
  })
  attributes.observe(element, { attributes: true })
  mine.changed = update
  signal.addEventListener('abort', () => {
    attributes.disconnect()
    delete mine.changed
  })
  return {
    ...optionsOf(element, known),
    ...(element.nonce && { nonce: element.nonce }),
    ...mine.properties,
  }
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
        properties[name] = value
        changed?.({ [name]: value })
      },
    })
  }
}
