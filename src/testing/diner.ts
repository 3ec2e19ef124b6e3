import type { EventName } from '../contract/events'
import type { CodeHandle } from '../npm/public'
import type { Answer, SeenRequest } from '../scenes/answers'
import type { DinerOf } from './create-diner'

/** A diner at the real widget in a test's document: what a person does there, and what a test sees of it. */
export interface Diner extends DinerOf<HTMLElement, true> {
  /** Does something that is not the diner's, as the host page would: `diner.sees(() => diner.handle.update({ … }))`. */
  sees(happen: () => unknown): Promise<void>

  readonly api: TestApi
  /** The host's events so far, in their order. */
  readonly events: readonly TestEvent[]
  /** What the widget has told developers in the console so far. */
  readonly problems: readonly string[]
  /** Says that the test expects these problems, and returns them. Others make {@link leaves} fail. */
  expectsProblem(pattern: RegExp): readonly string[]
  /** The host page's handle of the widget. */
  readonly handle: CodeHandle
  /** The widget's root element, in its shadow root. */
  readonly root: HTMLElement
  /**
   * Takes the widget away and lets the clock go on. Throws where the widget told of problems that the test did not expect.
   * `afterEach(leaveAll)` does it for every diner.
   */
  leaves(): Promise<void>
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
