import '../../kit/dom'
import type { StyleRoot } from '../../../src/controls/context'
import { pairs } from '../../../src/host/look/contrast'

/** jsdom computes no custom properties: here are the colours of a widget as a browser would compute them. */
export function createPainter() {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const added: CSSStyleSheet[] = []
  const sheets: string[] = []
  const queries: string[] = []
  const listeners = new Set<() => void>()
  const observers = new Set<() => void>()

  const painter = {
    host,
    /** What the page's own style sheet sets. It takes precedence. */
    page: {} as Record<string, string>,
    /** The page's background. */
    background: 'rgba(0, 0, 0, 0)',
    isDark: false,
    /** The browser knows `color-mix`. */
    mixes: true,
    /** The sheets, and the media queries, that the look has asked for. */
    sheets,
    queries,
    styles: {
      root: shadow,
      add(css: string) {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        added.push(sheet)
        sheets.push(css)
        return sheet
      },
    } satisfies StyleRoot,
    /** As written in the latest rule that applies. */
    declared: (token: string) =>
      added
        .flatMap(({ cssRules }) => rulesIn(cssRules, painter.isDark))
        .map(({ style }) => style.getPropertyValue(token))
        .filter((value) => value !== '')
        .at(-1),
    valueOf(token: string): string {
      const value = painter.page[token] ?? painter.declared(token) ?? themed.get(token) ?? ''
      const [, other] = /^var\((.*)\)$/.exec(value) ?? []
      // Only the accent is mixed with another colour.
      return other ? painter.valueOf(other) : value.startsWith('color-mix') ? '#000000' : value
    },
    colourOf: (token: string) => painter.valueOf(token),
    prefersDark(isDark: boolean) {
      painter.isDark = isDark
      for (const listener of listeners) listener()
    },
    /** How many elements are watched for a size. */
    watched: () => observers.size,
    resizes: () => [...observers].forEach((observer) => observer()),
    end() {
      host.remove()
      for (const [name, value] of Object.entries(before)) Object.assign(globalThis, { [name]: value })
    },
  }

  /** The colours of a probe with `color: var(…)`, and the page's background. */
  function computed(element: Element): CSSStyleDeclaration {
    const { style } = element as HTMLElement
    const [, token] = /var\((--[\w-]+)\)/.exec(style.cssText) ?? []
    const isOwn = style.getPropertyValue('forced-color-adjust') === 'none' && element.getRootNode() === shadow
    const color = token && isOwn ? computedColour(painter.valueOf(token)) : 'rgb(127, 127, 127)'
    const backgroundColor = element === document.body ? painter.background : 'rgba(0, 0, 0, 0)'
    return {
      color,
      backgroundColor,
      colorScheme: painter.isDark ? 'dark' : 'light',
    } as CSSStyleDeclaration
  }

  class Observer {
    readonly #act: () => void
    constructor(act: () => void) {
      this.#act = act
    }
    observe = () => void observers.add(this.#act)
    disconnect = () => void observers.delete(this.#act)
  }

  const more = {
    getComputedStyle: computed,
    CSS: { supports: (_: string, value: string) => painter.mixes || !value.includes('color-mix') },
    ResizeObserver: Observer,
    matchMedia(query: string) {
      queries.push(query)
      return {
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }
    },
  }
  const page = globalThis as unknown as Record<string, unknown>
  const before = Object.fromEntries(Object.keys(more).map((name) => [name, page[name]]))
  Object.assign(globalThis, more)
  return painter
}

/** A theme with black on white, and white on black where something is filled. */
const themed = new Map(
  pairs.flatMap(({ front, on }): [string, string][] => {
    const isFilled = /on-accent|on-aside/.test(front)
    return [
      [front, isFilled ? '#ffffff' : '#000000'],
      ...on.map((ground): [string, string] => [ground, isFilled ? '#000000' : '#ffffff']),
    ]
  }),
)

const computedColour = (value: string) =>
  value.startsWith('#') ? `rgb(${value.match(/[\da-f]{2}/g)!.map((part) => parseInt(part, 16))})` : value

function rulesIn(rules: CSSRuleList, isDark: boolean): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (!('media' in rule)) return [rule as CSSStyleRule]
    const { media, cssRules } = rule as CSSMediaRule
    const [, scheme = media.mediaText] = /prefers-color-scheme: ?(\w+)/.exec(media.mediaText) ?? []
    const applies = { all: true, dark: isDark, light: !isDark }[scheme] ?? false
    return applies ? rulesIn(cssRules, isDark) : []
  })
}
