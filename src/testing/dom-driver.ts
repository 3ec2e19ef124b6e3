import type { UserEvent } from '@testing-library/user-event'
import { describeControl, type Driver, type Name } from './driver'
import { createFinder, textOf, withPage, type Finder, type FinderParts } from './find'

/** A user's actions in a page of the test's own process. */
export interface UserActions {
  click(element: HTMLElement): Promise<unknown>
  /** Types a text key by key. */
  type(field: HTMLElement, text: string): Promise<unknown>
  /** Replaces the field's text. */
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

/** How long to wait for a page that never becomes idle, in real milliseconds. */
const hang = 60_000

/** How often an idle page is checked: a runner may be compiling a file, which the page does not show. */
const idleChecks = 5

/** Whether a control can be used. An `aria-disabled` one keeps its place in the tab order. */
const isUsable = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]')

/** Drives a page of the test's own process, by jsdom, happy-dom or in a browser. */
export function createDomDriver(parts: DomDriverParts): DomDriver {
  const { actions, settle, wait, roots } = parts
  const finder = createFinder(parts)
  const questions = createQuestions(finder, roots)
  const eventually = createRetry(settle)

  const checkUsable = (element: HTMLElement, what: string) => {
    if (!isUsable(element)) throw new Error(`The ${what} cannot be used now: ${reasonOf(element)}.`)
    return element
  }
  const checkOffers = (list: HTMLElement, option: string) => {
    const { options = [] } = list as Partial<HTMLSelectElement>
    if (![...options].some((one) => one.value === option || textOf(one) === option))
      throw new Error(`The list does not offer "${option}", but: ${[...options].map(textOf).join(', ')}`)
    return list
  }
  const findField = (name: Name) =>
    eventually(() => {
      const field = checkUsable(finder.one('field', name), describeControl('field', name))
      if ((field as HTMLInputElement).readOnly)
        throw new Error(`The ${describeControl('field', name)} is not for typing now.`)
      return field
    })
  const findUsable = (role: string, name?: Name) =>
    // The first option of a list is the best.
    eventually(() =>
      checkUsable(
        role === 'option' ? firstOf(finder, role, name) : finder.one(role, name),
        describeControl(role, name),
      ),
    )

  /** Creates an action on the element that `find` returns. It waits for its effects. */
  const createAction =
    <Words extends readonly unknown[]>(find: (...words: Words) => Promise<HTMLElement>) =>
    (act: (element: HTMLElement, ...words: Words) => Promise<unknown>) =>
    async (...words: Words) => {
      await act(await find(...words), ...words)
      await settle()
    }
  const createFieldAction = createAction((name: Name, _text: string) => findField(name))

  return {
    ...questions,
    finds: (role, name, state) => eventually(() => finder.one(role, name, state)),
    misses: (role, name) =>
      eventually(() => {
        if (finder.all(role, name).length > 0)
          throw new Error(`The ${describeControl(role, name)} is still there.`)
      }),
    clicks: createAction(findUsable)((element) => actions.click(element)),
    clicksAnyway: createAction((role: string, name?: Name) => eventually(() => finder.one(role, name)))(
      (element) => actions.click(element),
    ),
    types: createFieldAction((box, _name, text) => actions.type(box, text)),
    fills: createFieldAction((box, _name, text) => actions.fill(box, text)),
    selects: createAction((name: Name, option: string) =>
      eventually(() =>
        checkOffers(checkUsable(finder.one('combobox', name), describeControl('combobox', name)), option),
      ),
    )((list, _name, option) => actions.select(list, option)),
    async keys(keys) {
      await actions.keys(keys)
      await settle()
    },
    async waits(milliseconds = 0) {
      // Pending responses arrive before the time passes, and the effects of timers after it.
      if (milliseconds > 0) await settle()
      await wait(milliseconds)
      await settle()
    },
    settles: async () => void (await settle()),
    until: (isTrue, what) =>
      eventually(async () => {
        if (!(await isTrue())) throw new Error(`Waited in vain for ${what}.`)
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
      throw withPage(error)
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

/** Repeats a look until it succeeds, or until the page is idle and it still fails. */
function createRetry(settle: () => Promise<boolean>) {
  return async function eventually<Result>(look: () => Result): Promise<Awaited<Result>> {
    const end = performance.now() + hang
    for (let checks = 0; ;) {
      if (await settle()) checks++
      try {
        return await look()
      } catch (error) {
        if (checks >= idleChecks || performance.now() > end) throw withPage(error)
      }
    }
  }
}

/** A disabled control's reason, for an error. */
function reasonOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  const root = element.getRootNode() as Document | ShadowRoot
  const texts = ids.map((id) => root.getElementById(id)?.textContent).filter(Boolean)
  return texts.length > 0 ? `it says "${texts.join(' ')}"` : 'it is disabled'
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
