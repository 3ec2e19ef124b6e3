import type { UserEvent } from '@testing-library/user-event'
import { named, type Driver, type Name } from './driver'
import { createFinder, described, textOf, type Finder, type FinderParts } from './find'

/** What a user does, in a page of the test's own process. */
export interface UserActions {
  click(element: HTMLElement): Promise<unknown>
  /** Key by key. */
  type(field: HTMLElement, text: string): Promise<unknown>
  /** In place of what is there. */
  fill(field: HTMLElement, text: string): Promise<unknown>
  select(list: HTMLElement, option: string): Promise<unknown>
  keys(keys: string): Promise<unknown>
}

export interface DomDriverParts extends FinderParts {
  readonly actions: UserActions
  /** Lets pending responses and files arrive. Resolves to true once nothing is loading. */
  readonly settle: () => Promise<boolean>
  readonly wait: (milliseconds: number) => Promise<unknown>
}

export type DomDriver = Driver<HTMLElement, true>

/** In real milliseconds: ends what never comes to its end. What is not there once the page rests does not come. */
const hang = 60_000

/** So often is looked at a page that rests: a runner may compile a file where nobody sees it. */
const looks = 5

/** What waits is `aria-disabled`, and keeps its place in the order of Tab. */
const isUsable = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]')

/** Drives a page of the test's own process: jsdom, happy-dom, or the page that it runs in. */
export function createDomDriver(parts: DomDriverParts): DomDriver {
  const { actions, settle, wait, roots } = parts
  const finder = createFinder(parts)
  const questions = createQuestions(finder, roots)
  const eventually = createPatience(settle)

  const usable = (element: HTMLElement, what: string) => {
    if (!isUsable(element)) throw new Error(`The ${what} cannot be used now: ${reasonOf(element)}.`)
    return element
  }
  const offering = (list: HTMLElement, option: string) => {
    const { options = [] } = list as Partial<HTMLSelectElement>
    if (![...options].some((one) => one.value === option || textOf(one) === option))
      throw new Error(`The list does not offer "${option}", but: ${[...options].map(textOf).join(', ')}`)
    return list
  }
  const usableField = (name: Name) =>
    eventually(() => {
      const field = usable(finder.one('field', name), named('field', name))
      if ((field as HTMLInputElement).readOnly)
        throw new Error(`The ${named('field', name)} is not for typing now.`)
      return field
    })
  const usableOne = (role: string, name?: Name) =>
    // Of the options of a list the best is the first.
    eventually(() =>
      usable(role === 'option' ? firstOf(finder, role, name) : finder.one(role, name), named(role, name)),
    )

  /** Does it with what is there, and lets come what it brings. */
  const acts =
    <Words extends readonly unknown[]>(find: (...words: Words) => Promise<HTMLElement>) =>
    (act: (element: HTMLElement, ...words: Words) => Promise<unknown>) =>
    async (...words: Words) => {
      await act(await find(...words), ...words)
      await settle()
    }
  const intoField = acts((name: Name, _text: string) => usableField(name))

  return {
    ...questions,
    finds: (role, name, state) => eventually(() => finder.one(role, name, state)),
    misses: (role, name) =>
      eventually(() => {
        if (finder.all(role, name).length > 0) throw new Error(`The ${named(role, name)} is still there.`)
      }),
    clicks: acts(usableOne)((element) => actions.click(element)),
    clicksAnyway: acts((role: string, name?: Name) => eventually(() => finder.one(role, name)))((element) =>
      actions.click(element),
    ),
    types: intoField((box, _name, text) => actions.type(box, text)),
    fills: intoField((box, _name, text) => actions.fill(box, text)),
    selects: acts((name: Name, option: string) =>
      eventually(() => offering(usable(finder.one('combobox', name), named('combobox', name)), option)),
    )((list, _name, option) => actions.select(list, option)),
    async keys(keys) {
      await actions.keys(keys)
      await settle()
    },
    async waits(milliseconds = 0) {
      // What is on its way comes before the time passes, and what the time brings comes after.
      if (milliseconds > 0) await settle()
      await wait(milliseconds)
      await settle()
    },
    settles: async () => void (await settle()),
    until: (isSo, what) =>
      eventually(async () => {
        if (!(await isSo())) throw new Error(`Waited in vain for ${what}.`)
      }),
    within: (role, name) => createDomDriver({ ...parts, roots: () => [questions.gets(role, name)] }),
  }
}

type Questions = 'gets' | 'getsAll' | 'has' | 'isEnabled' | 'offers' | 'shows' | 'reads'

function createQuestions(finder: Finder, roots: () => readonly HTMLElement[]): Pick<DomDriver, Questions> {
  const gets: DomDriver['gets'] = (role, name, state) => {
    try {
      return finder.one(role, name, state)
    } catch (error) {
      throw described(error)
    }
  }
  return {
    gets,
    getsAll: finder.all,
    has: (role, name, state) => finder.all(role, name, state).length > 0,
    isEnabled: (role, name) => isUsable(gets(role, name)),
    offers(name) {
      const box = gets('combobox', name)
      const options =
        box.tagName === 'SELECT'
          ? [...(box as HTMLSelectElement).options]
          : finder.all('listbox').flatMap((list) => [...list.querySelectorAll('[role="option"]')])
      return options.map(textOf)
    },
    shows(name) {
      const box = gets('field', name) as HTMLInputElement | HTMLSelectElement
      return box.tagName === 'SELECT'
        ? [...(box as HTMLSelectElement).selectedOptions]
            .map((option) => option.value && textOf(option))
            .join()
        : box.value
    },
    reads(role, name) {
      if (role === undefined)
        return roots()
          .map(({ textContent }) => textContent ?? '')
          .join('\n')
      const found = role === 'text' ? [] : finder.all(role, name)
      return (found.length > 0 ? found : [gets(role, name)])
        .map(({ textContent }) => textContent ?? '')
        .join('\n')
    },
  }
}

const firstOf = (finder: Finder, role: string, name?: Name) =>
  finder.all(role, name)[0] ?? finder.one(role, name)

/** Tries a look again until it goes well, or until the page rests and it does not. */
function createPatience(settle: () => Promise<boolean>) {
  return async function eventually<Result>(look: () => Result): Promise<Awaited<Result>> {
    const end = performance.now() + hang
    for (let rests = 0; ;) {
      if (await settle()) rests++
      try {
        return await look()
      } catch (error) {
        if (rests >= looks || performance.now() > end) throw described(error)
      }
    }
  }
}

/** What a control says of why it waits. */
function reasonOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const root = element.getRootNode() as Document | ShadowRoot
  const said = ids.map((id) => root.getElementById(id)?.textContent).filter(Boolean)
  return said.length > 0 ? `it says "${said.join(' ')}"` : 'it is disabled'
}

/** @param paste inserts a text into the focused field */
export const createUserActions = (
  user: UserEvent,
  paste: (field: HTMLElement, text: string) => Promise<unknown>,
): UserActions => ({
  click: (element) => user.click(element),
  type: (field, text) => user.type(field, text),
  async fill(field, text) {
    const { value } = field as HTMLInputElement
    // A triple click selects the whole text.
    await (value === '' ? user.click(field) : user.tripleClick(field))
    await paste(field, text)
  },
  select: (list, option) => user.selectOptions(list, option),
  keys: (keys) => user.keyboard(keys),
})
