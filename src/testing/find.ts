import { describeControl, wholeName, type Name, type State } from './driver'
import type { Libraries } from './libraries'

/** Finds elements by role and accessible name, ignoring case. */
export interface Finder {
  /** All such elements, in the order of the page. */
  all(role: string, name?: Name, state?: State): HTMLElement[]
  /** The only such element. Throws if there is none, or if there are several; {@link withPage} completes the error. */
  one(role: string, name?: Name, state?: State): HTMLElement
}

export interface FinderParts {
  readonly dom: Pick<Libraries['dom'], 'queryAllByRole'>
  readonly roots: () => readonly HTMLElement[]
  /** The widget's console lines for developers so far. */
  readonly problems?: readonly string[]
  /** Style sheets apply, so they may hide elements. */
  readonly hasStyles?: boolean
  /** The first of several elements is the result. */
  readonly takesFirst?: boolean
}

export function createFinder(parts: FinderParts): Finder {
  const { dom, roots, problems = [], takesFirst = false, hasStyles = false } = parts
  const looks = hasStyles ? <Result>(look: () => Result) => look() : withPlainStyles
  const query = (role: string, name?: Name | ((name: string) => boolean), state?: State) =>
    looks(() =>
      roots().flatMap((root) =>
        dom.queryAllByRole<HTMLElement>(root, role, { ...state, ...(name !== undefined && { name }) }),
      ),
    )
  const all: Finder['all'] = (role, name, state) => {
    if (role === 'text') return roots().flatMap((root) => linesOf(root, contains(name)))
    if (role === 'field') return fieldRoles.flatMap((one) => all(one, name))
    return query(role, name === undefined ? undefined : wholeName(name), state)
  }

  return {
    all,
    one(role, name, state) {
      const found = all(role, name, state)
      if (found.length === 1 || (found.length > 1 && (takesFirst || role === 'text'))) return found[0]!
      const wanted = describeControl(role, name)
      if (found.length > 1)
        throw new Error(
          `There are ${found.length} of ${wanted}. Say more of the name, or look within a part: diner.within(role, name).`,
        )
      throw new NotFoundError(`There is no ${wanted}.`, () => [
        ...describe(query),
        ...(role === 'text' ? roots().map(textOf) : []),
        ...problems,
      ])
    },
  }
}

/** There is no such element. The page's elements are listed only in the final error, because that takes long. */
class NotFoundError extends Error {
  constructor(
    message: string,
    readonly listPage: () => readonly string[],
  ) {
    super(message)
  }
}

/** Adds the page's elements to an error that ends a search. */
export const withPage = (error: unknown): unknown =>
  error instanceof NotFoundError ? new Error([error.message, ...error.listPage()].join('\n')) : error

/** The roles of fields that take text, and of lists. */
export const fieldRoles = ['textbox', 'combobox', 'spinbutton', 'searchbox'] as const

/** Returns a test whether a line has these words, ignoring case. */
function contains(name: Name = ''): (line: string) => boolean {
  if (name instanceof RegExp) return (line) => line.search(name) >= 0
  const wanted = name.toLowerCase()
  return (line) => line.toLowerCase().includes(wanted)
}

export const textOf = ({ textContent }: Node): string => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** Elements that show no text. */
const textless = '[hidden], script, style, template, dialog:not([open])'

/** The innermost elements with a matching text. */
function linesOf(root: HTMLElement, isMatch: (line: string) => boolean): HTMLElement[] {
  if (root.matches(textless)) return []
  // A child may match although its parent doesn't, as with a pattern for the beginning.
  const inner = [...root.children].flatMap((child) => linesOf(child as HTMLElement, isMatch))
  return inner.length > 0 || !isMatch(textOf(root)) ? inner : [root]
}

/** The roles that an error lists, in this order. */
export const listedRoles = [
  'alert',
  'heading',
  'button',
  'textbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'option',
  'link',
  'group',
  'status',
]

/** The roles and names on a page, as an error lists them. */
export function listOf(namesOf: (role: string) => readonly string[]): string[] {
  const lines = listedRoles.flatMap((role) => {
    const names = namesOf(role)
    return names.length > 0 ? [`  ${role}: ${names.map((name) => JSON.stringify(name)).join(', ')}`] : []
  })
  return lines.length > 0 ? ['On the page:', ...lines] : ['The widget shows nothing.']
}

const describe = (query: (role: string, name: (name: string) => boolean) => HTMLElement[]): string[] =>
  listOf((role) => {
    const names: string[] = []
    query(role, (name) => names.push(name) > 0)
    return names
  })

const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Elements without a box. */
const absent = 'dialog:not([open]), [hidden], script, style, template, noscript, head, title, meta, link'

/**
 * Replaces `getComputedStyle` during a search, which reads every element's style: jsdom would spend most of a test's time on it. The
 * replacement reads the elements alone, because style sheets hide nothing in jsdom.
 */
function withPlainStyles<Result>(look: () => Result): Result {
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
