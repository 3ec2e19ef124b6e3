import type { EventName } from '../contract/events'
import type { CodeHandle } from '../npm/public'
import type { Answer, SeenRequest } from '../scenes/network'
import type { Driver, Name, Seen } from './driver'
import { createJourney, habits as usual, type Habits, type Journey } from './journey'

/**
 * A diner at the widget: what a person does there, and what is seen of it. One page object for every place: in jsdom its questions
 * (`has`, `reads`, `offers`, …) answer at once, in a browser by promises.
 */
export interface DinerOf<Element, Now extends boolean>
  extends Omit<Driver<Element, Now>, 'reads' | 'within'>, Journey {
  /** Presses a button. */
  presses(name: Name): Promise<void>
  /** Ticks a checkbox, or takes the tick away. */
  ticks(name: Name): Promise<void>
  /** The whole text, or that of a part: `summary`, or a role and its name: `reads('alert')`, `reads('list', 'Menus')`. */
  reads(part?: string, name?: Name): Seen<Now, string>
  /** The same diner, who looks at one part of the page alone. */
  within(role: string, name?: Name): DinerOf<Element, Now>
}

/** A diner in any place: shared steps await what they ask. */
export type AnyDiner = DinerOf<unknown, boolean>

/** Parts of the page that have no role of their own, by what their line says. */
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

/** A diner at the real widget in a test's document: what a person does there, and what a test sees of it. */
export interface Diner extends DinerOf<HTMLElement, true> {
  /** Does something that is not the diner's, as the host page would: `diner.sees(() => diner.handle.update({ … }))`. */
  sees(happen: () => unknown): Promise<void>

  readonly api: TestApi
  /** The host's events so far, in their order. */
  readonly events: readonly TestEvent[]
  /** What the widget has reported to developers in the console so far. */
  readonly problems: readonly string[]
  /** Says that the test expects these problems, and returns them. Others make {@link unmount} fail. */
  expectsProblem(pattern: RegExp): readonly string[]
  /** The host page's handle of the widget. */
  readonly handle: CodeHandle
  /** The widget's root element, in its shadow root. */
  readonly root: HTMLElement
  /**
   * Reloads the page: the widget starts again, with the storage of the tab and of the device as it is. The requests and the
   * events so far stay. `diner.handle` is the new widget's.
   */
  reloads(): Promise<void>
  /**
   * Takes the widget away and lets the clock go on. Throws if the widget reported problems that the test did not expect.
   * `afterEach(cleanup)` does it for every diner.
   */
  unmount(): Promise<void>
}

/** The back end of a test. */
export interface TestApi {
  /** All requests so far. */
  readonly requests: readonly SeenRequest[]
  /** Those whose method and path match: `sent('POST /api/bookings/create')`, `sent('GET *')`. */
  sent(pattern: string): SeenRequest[]
  /** Answers these calls so from now on. */
  answer(pattern: string, answer: Answer): void
}

export interface TestEvent {
  readonly name: EventName
  readonly detail: Readonly<Record<string, unknown>>
}

/** An answer that the test sends later, by calling `come`. */
export function later() {
  let come!: (answer: unknown) => void
  const given = new Promise((resolve) => (come = resolve))
  return { answer: () => given, come }
}
