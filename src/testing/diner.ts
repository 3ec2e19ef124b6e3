import type { EventName } from '../contract/events'
import type { CodeHandle } from '../npm/public'
import type { Answer, SeenRequest } from '../scenes/network'
import type { Driver, Name, Reply } from './driver'
import { createJourney, habits as usual, type Habits, type Journey } from './journey'

/**
 * A page object for a diner who uses the widget, in every environment. Its questions (`has`, `reads`, `offers`, …) return at once in
 * jsdom, and promises in a browser.
 */
export interface DinerOf<Element, Now extends boolean>
  extends Omit<Driver<Element, Now>, 'reads' | 'within'>, Journey {
  /** Presses a button. */
  presses(name: Name): Promise<void>
  /** Ticks or unticks a checkbox. */
  ticks(name: Name): Promise<void>
  /** Reads the whole text, or that of a part, `summary` or a role and a name: `reads('alert')`, `reads('list', 'Menus')`. */
  reads(part?: string, name?: Name): Reply<Now, string>
  /** Returns a diner who looks at one part of the page alone. */
  within(role: string, name?: Name): DinerOf<Element, Now>
}

/** A diner in any environment. Shared steps await the replies. */
export type AnyDiner = DinerOf<unknown, boolean>

/** The text of page parts without a role. */
const parts: Readonly<Record<string, RegExp>> = {
  summary: /\bon \w+ \d+ \w+ at \d\d:\d\d for \d/,
}

/** Makes a diner from a driver. */
export function createDiner<Element, Now extends boolean>(
  driver: Driver<Element, Now>,
  habits: Partial<Habits> = {},
): DinerOf<Element, Now> {
  return {
    ...driver,
    presses: (name) => driver.clicks('button', name),
    ticks: (name) => driver.clicks('checkbox', name),
    reads: (part, name) =>
      part !== undefined && part in parts ? driver.reads('text', parts[part]) : driver.reads(part, name),
    within: (role, name) => createDiner(driver.within(role, name), habits),
    ...createJourney(driver as unknown as Driver<unknown, boolean>, { ...usual, ...habits }),
  }
}

/** A diner who uses the real widget in a test's document. */
export interface Diner extends DinerOf<HTMLElement, true> {
  /** Runs code of the host page, and waits for its effects: `diner.sees(() => diner.handle.update({ … }))`. */
  sees(happen: () => unknown): Promise<void>

  readonly api: TestApi
  /** The host's events so far, in order. */
  readonly events: readonly TestEvent[]
  /** The widget's console lines for developers so far. */
  readonly problems: readonly string[]
  /** Marks these problems as expected, and returns them. Others make {@link unmount} fail. */
  expectsProblem(pattern: RegExp): readonly string[]
  /** The host page's handle of the widget. */
  readonly handle: CodeHandle
  /** The widget's root element, in its shadow root. */
  readonly root: HTMLElement
  /** Reloads the page. Storage, requests and events stay, and `diner.handle` becomes the new widget's. */
  reloads(): Promise<void>
  /** Removes the widget and restores the clock. Throws if there were unexpected problems. `afterEach(cleanup)` does it for every diner. */
  unmount(): Promise<void>
}

/** The back end of a test. */
export interface TestApi {
  /** All requests so far. */
  readonly requests: readonly SeenRequest[]
  /** The requests whose method and path match: `sent('POST /api/bookings/create')`, `sent('GET *')`. */
  sent(pattern: string): SeenRequest[]
  /** Sets the answer to these calls from now on. */
  answer(pattern: string, answer: Answer): void
}

export interface TestEvent {
  readonly name: EventName
  readonly detail: Readonly<Record<string, unknown>>
}

/** An answer that the test sends later, by calling `come`. */
export function later() {
  let come!: (answer: unknown) => void
  const sent = new Promise((resolve) => (come = resolve))
  return { answer: () => sent, come }
}
