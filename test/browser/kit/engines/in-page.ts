import { queryAllByRole } from '@testing-library/dom'
import type { State } from '../../../../src/testing/driver'
import { createFinder, listedRoles, listOf, textOf } from '../../../../src/testing/find'

/** A name as it goes into the page: its text, or a pattern's source and flags. */
export type SentName = string | { readonly source: string; readonly flags: string }

/** What is looked for; `within` is the part of the page to look in. */
export interface Query {
  readonly role: string
  readonly name?: SentName
  readonly state?: State
  readonly within?: Query
}

/** In the page, bundled: finds by role and name as the jsdom tests do, in the page and in the shadow roots of its widgets. */
export const diner = {
  all({ role, name, state, within }: Query): HTMLElement[] {
    const roots = within ? () => diner.all(within) : wholePage
    return createFinder({ dom: { queryAllByRole } as never, roots, hasStyles: true }).all(
      role,
      nameOf(name),
      state,
    )
  },
  /** Whether a pointer would meet the element: it, its label or what is in it lies on top at its middle, and rests there. */
  isReachable(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(x, y)
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return rests(element, x, y) && !wouldDouble(x, y) && [element, ...labels].some((one) => one.contains(hit))
  },
  /** Whether it has been in its place for two frames. */
  rests(element: HTMLElement): boolean {
    const { left, top } = element.getBoundingClientRect()
    return rests(element, left, top)
  },
  /** What has the focus. */
  focused(): Element | null {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  },
  /** Whether the one that is looked for has the focus. */
  isFocused: (query: Query): boolean => diner.all(query)[0] === diner.focused(),
  /** Whether what has the focus has this name, whatever its role. */
  isAt: (name: SentName): boolean =>
    listedRoles.some((role) => diner.all({ role, name }).includes(diner.focused() as HTMLElement)),
  text: (query?: Query): string =>
    (query ? diner.all(query) : wholePage()).map((element) => element.innerText).join('\n'),
  /** The roles and names on the page. */
  seen: (): string[] =>
    listOf((role) =>
      listedRoles.includes(role)
        ? diner.all({ role }).map((element) => element.ariaLabel ?? textOf(element))
        : [],
    ),
}

interface Sight {
  readonly x: number
  readonly y: number
  isDrawn: boolean
}

/** Where each element was when it was looked at last. */
const sights = new WeakMap<HTMLElement, Sight>()

/** Whether it has been in this place for two frames. */
function rests(element: HTMLElement, x: number, y: number): boolean {
  const before = sights.get(element)
  if (before?.x === x && before.y === y) return before.isDrawn
  const sight = { x, y, isDrawn: false }
  sights.set(element, sight)
  requestAnimationFrame(() => requestAnimationFrame(() => (sight.isDrawn = true)))
  return false
}

let lastPress = { x: 0, y: 0, at: -Infinity }
addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y, timeStamp: at }) => (lastPress = { x, y, at }),
  true,
)

/** Whether a press would count as the second of a double click, which a diner does not mean. In pixels and milliseconds. */
const wouldDouble = (x: number, y: number) =>
  Math.hypot(x - lastPress.x, y - lastPress.y) < 50 && performance.now() - lastPress.at < 1_000

const nameOf = (name?: SentName) => (typeof name === 'object' ? new RegExp(name.source, name.flags) : name)

const wholePage = (): HTMLElement[] => [document.body, ...shadowsIn(document.body)]

const shadowsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap(({ shadowRoot }) =>
    shadowRoot
      ? ([...shadowRoot.children] as HTMLElement[]).flatMap((part) => [part, ...shadowsIn(part)])
      : [],
  )

Object.assign(window, { tavolaDiner: diner })
