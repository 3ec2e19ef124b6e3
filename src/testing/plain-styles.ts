/**
 * Names and visibility ask for the computed style of every element that they pass, and jsdom computes all of it each time: most of a
 * test's time. While something is looked for, only what they need is answered, from the elements themselves: style sheets count
 * for nothing, as in jsdom they show nothing.
 */

const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Elements that stand for nothing on screen. */
const absent = 'dialog:not([open]), [hidden], script, style, template, noscript, head, title, meta, link'

export function withPlainStyles<Result>(look: () => Result): Result {
  const view = document.defaultView as unknown as { getComputedStyle: unknown }
  const { getComputedStyle: complete } = view
  view.getComputedStyle = plainStyle
  try {
    return look()
  } finally {
    view.getComputedStyle = complete
  }
}

function plainStyle(element: HTMLElement, pseudo?: string | null) {
  const own = element.style as CSSStyleDeclaration | undefined
  const values: Readonly<Record<string, string>> = pseudo
    ? { content: 'none' }
    : { display: displayOf(element, own?.display), visibility: own?.visibility || 'visible' }
  return { ...values, getPropertyValue: (name: string) => values[name] ?? '' }
}

const displayOf = (element: Element, own = '') =>
  element.matches(absent) ? 'none' : own || (inline.has(element.localName) ? 'inline' : 'block')
