import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from 'playwright-core'
import { createDiner } from '../../src/testing/diner'
import { withActions, type Name } from '../../src/testing/driver'
import { anna, englishNames, type Guest } from '../../src/testing/journey'
import { createPlaywrightDriver, type BrowserDriver } from '../../test/browser/kit/playwright-driver'
import type { Phone } from './phone'
import { look, moves, scrollTo } from './view'

/** One action of the diner. */
export interface Act {
  /** In words, for docs/taps.md: “Continue”. */
  readonly words: string
  readonly taps: number
  /** Whether it types into a field, which takes one of the taps. */
  readonly isTyped: boolean
}

interface Pressed extends Act {
  /** Whether the target was outside the window, or under something else, so that the diner had to scroll. */
  readonly isOutOfView: boolean
  /** How often the window or a scroller moved since the press before: by the diner's thumb, or by itself. */
  readonly scrolls: number
}

/** A native list: one tap opens it, and one chooses. */
const tapsOfList = 2

/** In milliseconds: a diner looks before the next press. Two quick taps on one place would be a double click. */
const reading = 500

/** A thumb moves the page by this part of the window. */
const swipe = 0.6

export type Finger = ReturnType<typeof createFinger>

/** Whoever takes a walk: by finger, or by keyboard. */
export type Walker = Omit<Finger, 'counted'>

/** A diner on a phone whose taps are counted. */
export function createFinger(phone: Phone) {
  const { page } = phone
  const acts: Pressed[] = []
  let actsToDetails = 0

  /** Taps and counts. All taps of a walk use it. */
  async function act(target: Locator, act: Act): Promise<void> {
    await target.waitFor()
    await pause(reading)
    await phone.rests()
    let scrolls = await standsStill()
    const { isSeen, distance } = await look(target)
    if (!isSeen) {
      await scrollTo(target)
      await standsStill()
      scrolls += Math.max(1, Math.ceil(distance / swipe))
    }
    await target.tap()
    acts.push({ ...act, isOutOfView: !isSeen, scrolls })
  }

  /** Waits for the end of a smooth scroll, which would swallow a tap. Returns how many scrollers have moved. */
  async function standsStill(): Promise<number> {
    const moved = await moves(page)
    for (let still = 0; still < 5; still++) {
      await phone.rests()
      if ((await moves(page)) > 0) still = 0
    }
    return moved
  }

  const hand = (driver: BrowserDriver): Partial<BrowserDriver> => {
    async function fills(name: Name, text: string): Promise<void> {
      const field = driver.gets('field', name)
      await act(field, { words: `“${String(name)}”, typed`, taps: 1, isTyped: true })
      await field.fill(text)
    }
    return {
      async clicks(role, name) {
        const target = driver.gets(role, name).first()
        await target.waitFor()
        await act(target, { words: `“${await wordsOn(target, name)}”`, taps: 1, isTyped: false })
      },
      fills,
      types: fills,
      async selects(name, option) {
        const list = driver.gets('combobox', name)
        const words = `“${String(name)}”, a list: “${option}”`
        // A native list isn't a part of the page: `selectOption` makes the second tap, which is counted here.
        await act(list, { words, taps: tapsOfList, isTyped: false })
        await list.selectOption({ label: option })
      },
      // The page's clock runs by itself.
      waits: () => phone.rests(),
    }
  }
  const driver = createPlaywrightDriver(page)
  const diner = createDiner(withActions(driver, hand))
  return {
    ...diner,
    rests: phone.rests,
    /** Waits for the details, and counts until here separately. */
    async isAtDetails(): Promise<void> {
      await diner.finds('checkbox', englishNames.terms)
      actsToDetails = acts.length
      await phone.rests()
      // The details come into view by themselves.
      await standsStill()
    },
    /** The phone's own autofill: one press of its suggestion fills in all four fields. */
    async autofills(guest: Guest = anna): Promise<void> {
      const fields = Object.entries(guest) as [keyof Guest, string][]
      const first = driver.gets('textbox', englishNames.firstName)
      await act(first, { words: 'the phone’s own autofill', taps: 1, isTyped: false })
      for (const [field, text] of fields)
        await driver.gets('textbox', englishNames[field]).evaluate(autofill, text)
    },
    counted() {
      const before = acts.slice(0, actsToDetails)
      return {
        acts: acts as readonly Pressed[],
        /** All taps, including those into fields. */
        taps: tapsOf(acts),
        /** Taps until the details could be filled in. */
        toDetails: tapsOf(before),
        /** The number of typed fields. */
        typed: acts.filter(({ isTyped }) => isTyped).length,
        outOfView: acts.filter(({ isOutOfView }) => isOutOfView).length,
        /** Until the details could be filled in. */
        scrolls: before.reduce((sum, { scrolls }) => sum + scrolls, 0),
      }
    },
  }
}

const tapsOf = (acts: readonly Act[]) => acts.reduce((sum, { taps }) => sum + taps, 0)

/** The name, or for a pattern the first words of the element: “Tonight”, “Date”. */
const wordsOn = async (target: Locator, name: Name = '') =>
  typeof name === 'string' ? name : target.evaluate(firstWords)

/** Runs in the page. A checkbox returns its whole label. */
function firstWords(element: Element): string {
  const label = (element as HTMLInputElement).labels?.[0] ?? element
  if (element.matches('[type="checkbox"]')) return (label as HTMLElement).innerText.trim()
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.nodeValue!.trim()) return texts.currentNode.nodeValue!.trim()
  return ''
}

/** Runs in the page: a browser's autofill sets a field that hasn't the focus, and tells of it. */
function autofill(field: Element, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  set!.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
