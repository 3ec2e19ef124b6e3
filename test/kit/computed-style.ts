/**
 * jsdom's getComputedStyle computes all colours of an element and its ancestors at each call, which took half of the
 * time of these tests. Here only the few properties that the test libraries and the widget read often are computed;
 * jsdom does the rest.
 */
const initial = {
  display: 'inline',
  visibility: 'visible',
  'pointer-events': 'auto',
  position: '',
  overflow: '',
  'overflow-x': '',
  'overflow-y': '',
  color: 'rgb(0, 0, 0)',
  'color-scheme': '',
  'font-family': '',
  'font-size': '',
} as const
type Property = keyof typeof initial
const properties = Object.keys(initial) as Property[]
const inherited: readonly Property[] = ['visibility', 'pointer-events', 'color']

/** The properties by both names: `pointerEvents` and "pointer-events". */
const byName = new Map(
  properties.flatMap((property) => [
    [property, property],
    [property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), property],
  ]),
)

interface Rule {
  readonly selector: string
  /** The class, if the selector is a single class. */
  readonly className: string | undefined
  readonly value: string
}

/** The rules of a sheet by the property that they set. */
type Rules = Readonly<Record<Property, readonly Rule[]>>

/** The attributes in the selectors of jsdom's default style sheet. */
const attributes = ['hidden', 'href', 'open', 'popover', 'type']

export type LightComputedStyle = typeof getComputedStyle & {
  /** jsdom's own function, for comparison. */
  readonly complete: typeof getComputedStyle
}

export function lightComputedStyle(window: Window & typeof globalThis): LightComputedStyle {
  const { document } = window
  const complete = window.getComputedStyle.bind(window)
  const empty = document.implementation.createHTMLDocument('')
  const defaults = new Map<string, CSSStyleDeclaration>()
  const sheets = new WeakMap<CSSStyleSheet, { readonly count: number; readonly rules: Rules }>()

  /** The value in jsdom's default style sheet for this kind of element, cached. */
  function defaultOf(element: Element, property: Property): string {
    // The default style of a summary depends on its parent.
    const parent = element.localName === 'summary' ? element.parentElement : null
    const key = [keyOf(element), parent && keyOf(parent)].join(' in ')
    let style = defaults.get(key)
    if (!style) {
      const place = parent ? empty.body.appendChild(bare(parent)) : empty.body
      style = complete(place.appendChild(bare(element)))
      defaults.set(key, style)
    }
    const value = style.getPropertyValue(property)
    // An inherited property has the parent's value unless the sheet sets it.
    return inherited.includes(property) && value === initial[property] ? '' : value
  }

  function bare(element: Element): Element {
    const copy = empty.createElementNS(element.namespaceURI, element.localName)
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value !== null) copy.setAttribute(name, value)
    }
    return copy
  }

  /** The rules of the page's own style sheets that set the property. */
  function pageRules(property: Property): Rule[] {
    const rules: Rule[] = []
    for (let index = 0, { length } = document.styleSheets; index < length; index++) {
      const sheet = document.styleSheets[index]!
      const count = sheet.cssRules.length
      let known = sheets.get(sheet)
      if (known?.count !== count) {
        known = { count, rules: rulesIn(sheet) }
        sheets.set(sheet, known)
      }
      rules.push(...known.rules[property])
    }
    return rules
  }

  function computed(element: Element, property: Property): string {
    const inline = (element as HTMLElement).style.getPropertyValue(property)
    const matching = pageRules(property).filter(({ selector, className }) =>
      className === undefined ? element.matches(selector) : element.classList.contains(className),
    )
    const set = matching.length + (inline === '' ? 0 : 1)
    // jsdom resolves colours, and the cascade where several rules match.
    if (set > (property === 'color' ? 0 : 1)) return complete(element).getPropertyValue(property)
    const own = inline || matching[0]?.value || defaultOf(element, property)
    if (own !== '' && own !== 'inherit') return own
    const { parentElement } = element
    return parentElement && inherited.includes(property)
      ? computed(parentElement, property)
      : initial[property]
  }

  const light: typeof getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return complete(element, pseudoElement)
    const read = (name: string) => {
      const property = byName.get(name)
      return property ? computed(element, property) : undefined
    }
    let all: CSSStyleDeclaration | undefined
    const rest = () => (all ??= complete(element))
    const getPropertyValue = (name: string) => read(name) ?? rest().getPropertyValue(name)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        return (typeof name === 'string' ? read(name) : undefined) ?? Reflect.get(rest(), name)
      },
    })
  }
  return Object.assign(light, { complete })
}

const keyOf = (element: Element) =>
  JSON.stringify([
    element.namespaceURI,
    element.localName,
    attributes.map((name) => element.getAttribute(name)),
  ])

function rulesIn(sheet: CSSStyleSheet): Rules {
  const rules = Object.fromEntries(properties.map((property) => [property, [] as Rule[]])) as Record<
    Property,
    Rule[]
  >
  for (const rule of sheet.cssRules) {
    if ('selectorText' in rule) add(rule as CSSStyleRule)
    else if ('cssRules' in rule)
      throw new Error(`The tests know no such rule in a style sheet: ${rule.cssText}`)
  }
  return rules

  function add({ selectorText: selector, style }: CSSStyleRule): void {
    const className = /^\.([\w-]+)$/.exec(selector)?.[1]
    for (const property of properties) {
      const value = style.getPropertyValue(property)
      if (value !== '') rules[property].push({ selector, className, value })
    }
  }
}
