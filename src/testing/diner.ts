import type { EventName } from '../kernel/contract/events'
import type { CodeHandle } from '../npm/public'
import type { Answer, SeenRequest } from '../scenes/answers'
import type { Hands } from './hands'
import type { Guest } from './ways'

/** A diner at the real widget: what a person does there, and what a test sees of it. */
export interface Diner extends Hands {
  /** Lets the time pass, and waits for all that is on its way. Without a number no time passes. */
  waits(milliseconds?: number): Promise<void>
  /** Presses keys, as user-event writes them: `{Tab}`, `{Escape}`, `abc`. */
  presses(keys: string): Promise<void>
  /** Does something that is not the diner's, as the host page would: `diner.sees(() => diner.handle.update({ … }))`. */
  sees(happen: () => unknown): Promise<void>

  /** Searches, and chooses the restaurant from the list. By default the scene's first. */
  choosesVenue(text?: string, venue?: string | RegExp): Promise<void>
  /** `day`: YYYY-MM-DD, or the name of its button. By default the Saturday of the week after `now`. */
  choosesDay(day?: string): Promise<void>
  /** `time`: HH:MM. By default 19:30. */
  choosesTime(time?: string): Promise<void>
  /** From wherever step 1 stands to the details: chooses what is not chosen yet, and continues. */
  reachesDetails(): Promise<void>
  /** Fills in the details as Anna O'Brien, or as another guest, and agrees to the terms. */
  fillsDetails(guest?: Partial<Guest>): Promise<void>
  /** From the filled details to the reference. Throws where it is refused: then press the buttons one by one. */
  completes(): Promise<void>

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
