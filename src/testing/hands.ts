import type { Finder, Name } from './find'
import type { Libraries } from './libraries'

/** What a diner does with what is on the page. Everything is found by its role and accessible name, as by a person. */
export interface Hands {
  /** Waits until it is there, and returns it. */
  finds(role: string, name?: Name): Promise<HTMLElement>
  /** The one that is there now. */
  gets(role: string, name?: Name): HTMLElement
  /** All that are there now. */
  getsAll(role: string, name?: Name): HTMLElement[]
  /** Whether it is there now. */
  has(role: string, name?: Name): boolean
  /** Whether a control can be used. */
  isEnabled(role: string, name?: Name): boolean
  /** The options of a combobox, in their order; none while its list is not there. */
  offers(name: Name): string[]
  /** The whole text. */
  reads(): string
  /** Presses it, once it is there. */
  clicks(role: string, name: Name): Promise<void>
  /** Types into a text field, once it is there. */
  types(name: Name, text: string): Promise<void>
  /** Puts a whole text into a text field, as a browser's autofill does: quicker than typing. */
  fills(name: Name, text: string): Promise<void>
  /** Chooses an option of a select by its text. */
  selects(name: Name, option: string): Promise<void>
  /** The same within one part of the page. */
  within(role: string, name?: Name): Hands
}

export interface HandsParts {
  readonly libraries: Libraries
  readonly finderOf: (roots: () => readonly HTMLElement[]) => Finder
  readonly roots: () => readonly HTMLElement[]
  /** Lets all come that is on its way. */
  readonly settle: () => Promise<void>
}

/** In real milliseconds: how long a diner waits for what is to come, say for files that a runner compiles first. */
const patience = 5_000

/** The roles of fields that take text. */
const textRoles = ['textbox', 'combobox', 'spinbutton', 'searchbox'] as const

/** What waits is `aria-disabled`, and keeps its place in the order of Tab. */
export const isUsable = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]')

/** What a control says of why it waits. */
function reasonOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const root = element.getRootNode() as Document | ShadowRoot
  const said = ids.map((id) => root.getElementById(id)?.textContent).filter(Boolean)
  return said.length > 0 ? `it says "${said.join(' ')}"` : 'it is disabled'
}

export function createHands(parts: HandsParts): Hands {
  const { libraries, finderOf, roots, settle } = parts
  const { user } = libraries
  const finder = finderOf(roots)

  /** Tries it again until it goes well: what is to come may take real time. */
  async function eventually<Result>(look: () => Result): Promise<Result> {
    const end = performance.now() + patience
    for (;;) {
      await settle()
      try {
        return look()
      } catch (error) {
        if (performance.now() > end) throw error
      }
    }
  }

  const finds: Hands['finds'] = (role, name) => eventually(() => finder.one(role, name))
  const usable = (element: HTMLElement, what: string) => {
    if (!isUsable(element)) throw new Error(`${what} cannot be used now: ${reasonOf(element)}.`)
    return element
  }
  const field = (name: Name) => {
    const found = textRoles.flatMap((role) => finder.all(role, name))
    return found.length === 1 ? found[0]! : finder.one('textbox', name)
  }
  const usableField = (name: Name) => eventually(() => usable(field(name), `The field "${String(name)}"`))

  return {
    finds,
    gets: (role, name) => finder.one(role, name),
    getsAll: (role, name) => finder.all(role, name),
    has: (role, name) => finder.all(role, name).length > 0,
    isEnabled: (role, name) => isUsable(finder.one(role, name)),
    offers(name) {
      const box = finder.one('combobox', name)
      const options =
        box.tagName === 'SELECT'
          ? [...(box as HTMLSelectElement).options]
          : finderOf(() => finder.all('listbox')).all('option')
      return options.map(({ textContent }) => (textContent ?? '').trim())
    },
    reads: () =>
      roots()
        .map(({ textContent }) => textContent ?? '')
        .join('\n'),
    async clicks(role, name) {
      await user.click(
        await eventually(() => usable(finder.one(role, name), `The ${role} "${String(name)}"`)),
      )
      await settle()
    },
    async types(name, text) {
      await user.type(await usableField(name), text)
      await settle()
    },
    async fills(name, text) {
      const box = await usableField(name)
      await user.click(box)
      await libraries.paste(box, text)
      await settle()
    },
    async selects(name, option) {
      const what = `The combobox "${String(name)}"`
      await user.selectOptions(await eventually(() => usable(finder.one('combobox', name), what)), option)
      await settle()
    },
    within: (role, name) => createHands({ ...parts, roots: () => [finder.one(role, name)] }),
  }
}
