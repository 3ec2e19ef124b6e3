import type { Locator, Page } from 'playwright-core'
import { createDiner } from '../../src/testing/create-diner'
import { withHand, type Name } from '../../src/testing/driver'
import { createPlaywrightDriver, type BrowserDriver } from '../../test/browser/kit/playwright-driver'

/** What a diner did, and what it counts. */
export interface Act {
  /** In words, for docs/taps.md: “Continue”. */
  readonly words: string
  readonly taps: number
  /** A field was typed into: one of the taps went into it. */
  readonly isTyped: boolean
}

/** A list of the browser's own: one tap opens it, one chooses. */
const tapsOfList = 2

export type Finger = ReturnType<typeof createFinger>

/** A diner on a phone, whose taps are counted. Nothing else touches the page in a walk. */
export function createFinger(page: Page) {
  const acts: Act[] = []
  let actsToDetails = 0

  /** The one way to the page: taps, and counts. */
  async function act(target: Locator, act: Act): Promise<void> {
    await target.tap()
    acts.push(act)
  }
  const hand = (driver: BrowserDriver): Partial<BrowserDriver> => {
    async function fills(name: Name, text: string): Promise<void> {
      const field = driver.gets('field', name)
      await act(field, { words: `${quoted(String(name))}, typed`, taps: 1, isTyped: true })
      await field.fill(text)
    }
    return {
      async clicks(role, name) {
        await driver.settles()
        const target = driver.gets(role, name).first()
        await act(target, { words: quoted(await wordsOn(target, name)), taps: 1, isTyped: false })
      },
      fills,
      types: fills,
      async selects(name, option) {
        const words = `${quoted(String(name))}, a list: ${quoted(option)}`
        const list = driver.gets('combobox', name)
        // The browser's own list is no part of the page: its second tap is counted here, and done by `selectOption`.
        await act(list, { words, taps: tapsOfList, isTyped: false })
        await list.selectOption({ label: option })
      },
      // The page's clock goes on by itself.
      waits: async () => undefined,
    }
  }
  const diner = createDiner(withHand(createPlaywrightDriver(page), hand))
  return {
    ...diner,
    /** The details are here, to be filled in or filled: what came before is counted apart. */
    async isAtDetails(): Promise<void> {
      await diner.finds('checkbox', /terms and conditions/)
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

/** The name, or where it is a pattern what is seen first of what has it: “Tonight”, “Date”. */
const wordsOn = async (target: Locator, name: Name = '') =>
  typeof name === 'string' ? name : target.evaluate(firstWords)

/** In the page. Of a box that is ticked all that is written beside it. */
function firstWords(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0] ?? element
  if (element.matches('[type="checkbox"]')) return (label as HTMLElement).innerText.trim()
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim()) return texts.currentNode.nodeValue!.trim()
  return ''
}
