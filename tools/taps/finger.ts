import type { Locator, Page } from 'playwright-core'

/** What a diner did, and what it counts. */
export interface Act {
  /** In words, for docs/taps.md: “Continue”. */
  readonly words: string
  readonly taps: number
  /** A field was typed into: one of the taps went into it. */
  readonly isTyped: boolean
}

type Role = Parameters<Page['getByRole']>[0]
type Name = string | RegExp

/** A list of the browser's own: one tap opens it, one chooses. */
const tapsOfList = 2

export type Finger = ReturnType<typeof createFinger>

/**
 * Does what a diner does on a phone, and counts it. Nothing else touches the page in a walk. Things are found by role and
 * name, and waited for.
 */
export function createFinger(page: Page) {
  const acts: Act[] = []
  let actsToDetails = 0
  const find = (role: Role, name: Name) =>
    page.getByRole(role, { name: typeof name === 'string' ? whole(name) : name })

  /** The one way to the page: taps, and counts. */
  async function act(target: Locator, act: Act): Promise<void> {
    await target.tap()
    acts.push(act)
  }

  return {
    /** @param words what stands on it, where that is not its name */
    taps: (role: Role, name: Name, words = String(name)) =>
      act(find(role, name).first(), { words: quoted(words), taps: 1, isTyped: false }),
    async selects(name: string, option: string): Promise<void> {
      const words = `${quoted(name)}, a list: ${quoted(option)}`
      const list = find('combobox', name)
      // The browser's own list is no part of the page: its second tap is counted here, and done by `selectOption`.
      await act(list, { words, taps: tapsOfList, isTyped: false })
      await list.selectOption({ label: option })
    },
    async types(role: 'textbox' | 'combobox' | 'spinbutton', name: string, text: string): Promise<void> {
      const field = find(role, name)
      await act(field, { words: `${quoted(name)}, typed`, taps: 1, isTyped: true })
      await field.fill(text)
    },
    /** Waits until it is to be seen. */
    sees: (role: Role, name: Name) => find(role, name).first().waitFor(),
    /** The details are here, to be filled in or filled: what came before is counted apart. */
    async reachesDetails(): Promise<void> {
      await find('checkbox', /terms and conditions/).waitFor()
      actsToDetails = acts.length
    },
    counted: (): Counted => ({ acts, ...count(acts), toDetails: count(acts.slice(0, actsToDetails)).taps }),
  }
}

export interface Counted {
  readonly acts: readonly Act[]
  /** Taps until the details could be filled in. */
  readonly toDetails: number
  /** All taps, those into fields too. */
  readonly taps: number
  /** Fields that were typed into. */
  readonly typed: number
}

const count = (acts: readonly Act[]) => ({
  taps: acts.reduce((sum, { taps }) => sum + taps, 0),
  typed: acts.filter(({ isTyped }) => isTyped).length,
})

const quoted = (words: string) => `“${words}”`

/** The whole name, without regard to case. */
const whole = (name: string) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i')
