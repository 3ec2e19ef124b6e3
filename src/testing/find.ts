import { named, wholeName, type Name, type State } from './driver'
import type { Libraries } from './libraries'

/** Finds elements by role and accessible name, whatever the case of the name, and says what is there where one is not. */
export interface Finder {
  /** All of them, in the order of the page. */
  all(role: string, name?: Name, state?: State): HTMLElement[]
  /** The only one; throws where there is none, or where there are several. For a reader the error is {@link described}. */
  one(role: string, name?: Name, state?: State): HTMLElement
}

export interface FinderParts {
  readonly dom: Pick<Libraries['dom'], 'queryAllByRole'>
  readonly roots: () => readonly HTMLElement[]
  /** What the widget has reported to developers so far. */
  readonly problems?: readonly string[]
  /** The page is drawn: what style sheets hide is hidden. */
  readonly hasStyles?: boolean
  /** Of several the first one is meant. */
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
      const wanted = named(role, name)
      if (found.length > 1)
        throw new Error(
          `There are ${found.length} of ${wanted}. Say more of the name, or look within a part: diner.within(role, name).`,
        )
      throw new Missing(`There is no ${wanted}.`, () => [
        ...describe(query),
        ...(role === 'text' ? roots().map(textOf) : []),
        ...problems,
      ])
    },
  }
}

/** What is looked for is not there. What is there instead takes long to list, and is listed once at the end. */
class Missing extends Error {
  constructor(
    message: string,
    readonly listPage: () => readonly string[],
  ) {
    super(message)
  }
}

/** The error of a look that is not repeated: with what is on the page. */
export const described = (error: unknown): unknown =>
  error instanceof Missing ? new Error([error.message, ...error.listPage()].join('\n')) : error

/** The roles of fields that take text, and of lists. */
export const fieldRoles = ['textbox', 'combobox', 'spinbutton', 'searchbox'] as const

/** Whether a line has these words, whatever their case. */
function contains(name: Name = ''): (line: string) => boolean {
  if (name instanceof RegExp) return (line) => line.search(name) >= 0
  const wanted = name.toLowerCase()
  return (line) => line.toLowerCase().includes(wanted)
}

export const textOf = ({ textContent }: Node): string => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** What shows no text. */
const unread = '[hidden], script, style, template, dialog:not([open])'

/** The innermost elements whose text is so. */
function linesOf(root: HTMLElement, isSo: (line: string) => boolean): HTMLElement[] {
  if (root.matches(unread)) return []
  // A line that begins so need not begin what is around it.
  const inner = [...root.children].flatMap((child) => linesOf(child as HTMLElement, isSo))
  return inner.length > 0 || !isSo(textOf(root)) ? inner : [root]
}

/** What an error tells of the page, in this order. */
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
/** Elements that stand for nothing on screen. */
const absent = 'dialog:not([open]), [hidden], script, style, template, noscript, head, title, meta, link'

/**
 * Names and visibility ask for the computed style of every element that they pass, and jsdom computes all of it each time: most of a
 * test's time. While something is looked for, only what they need is answered, from the elements themselves: style sheets count
 * for nothing, as in jsdom they show nothing.
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
