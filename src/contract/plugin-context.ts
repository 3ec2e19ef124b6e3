import type { Signal } from '@preact/signals-core'
import type { Api } from '../api/client'
import type { ApiError } from '../api/api-error'
import type { Venue } from '../api/bodies'
import type { Formats } from '../locale/formats'
import type { Messages, MessageValues, Translate } from '../messages/message'
import type { Brand } from './brand'
import type { Emit } from './events'
import type { Customer, Facts, Selection } from './facts'
import type { Journey, Moment } from './journey'
import type { JourneyName } from './names'
import type { Extras, ReadSchemas, Schema } from './schema'
import type { Shared } from './shared'
import type { Values } from './state'

/** All that a plugin may touch. A getter that is read in a render, a computed or an effect subscribes to its value. */
export interface PluginContext<
  State extends object = object,
  Options extends object = object,
  Texts extends Messages = Messages,
  Reads extends ReadSchemas = ReadSchemas,
> {
  readonly state: { readonly [K in keyof State]: Signal<Values<State>[K]> }
  readonly options: Options
  /** Options that their plugins share. */
  readonly shared: Shared
  readonly brand: Brand
  /** Dates, times, numbers and money as the brand's locale writes them. */
  readonly formats: Formats
  readonly facts: Facts
  /** Further fields of venues, slots and answers, as its `reads` declares them. */
  readonly extras: Extras<Reads>
  /** The chosen journey, and all that the brand offers a button for. */
  readonly journey: Journey | null
  readonly journeys: readonly { readonly name: JourneyName; readonly label: string }[]
  /** The journey a group ends in; null where the brand has none. */
  readonly groupJourney: Journey | null
  /** The widget stands in the page; otherwise in a popup. */
  readonly inline: boolean
  /** The host's flag: the venue is given and cannot be changed (decisions, "Step 1"). */
  readonly readOnlyLocation: boolean
  /** Each field in trouble with its message, as far as the details' Continue asks. */
  readonly problems: ReadonlyMap<string, string>
  /** The same for another moment. */
  problemsAt(moment: Moment): ReadonlyMap<string, string>
  /** A request runs that the diner waits for; `sending`: it is the POST. */
  readonly busy: boolean
  readonly sending: boolean
  /** Something in the widget has had the focus. Before that nothing is announced of what comes with the page. */
  readonly isUsed: boolean
  /** The id of the step on screen. */
  readonly step: string
  readonly api: Api
  /** The base URL as the page gives it, or "": what a plugin stores of one back end is not shown for another. */
  readonly baseUrl: string
  /**
   * A call to the plugin's own endpoint, with the session header, deadlines and retries of the others. Never rejects:
   * what goes wrong is reported, and is the answer's `error`. The path is below the base URL: "api/loyalty/7".
   */
  request<Output>(
    schema: Schema<Output>,
    method: 'get' | 'post',
    path: string,
    body?: unknown,
  ): Promise<Requested<Output>>
  /** The host's functions (section 1, "Host integration"); one that throws is reported. */
  readonly host: GuardedCallbacks
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  /** A text of its own. */
  readonly t: Translate<Extract<keyof Texts, string>>
  /** Adds the texts of a lazily loaded part that renders nothing; a component's are added by `useTexts`. */
  addTexts<More extends Messages>(texts: More): Translate<Extract<keyof More, string>>
  /** A text of the journey: its own wording, or its outcome's, or what stands `otherwise`. */
  journeyText(key: string, values?: MessageValues, otherwise?: string): string
  /** The present moment; the host's clock in tests. */
  now(): Date
  /** The only way to change facts: what a change makes stale is cleared with it. */
  set(patch: Partial<Selection>): void
  /** Chooses a journey by name or alias, or none; its default guests are set. */
  choose(journey: JourneyName | null): void
  /** Confirms the slot, once the plugins are ready for the next step; the patch is what is chosen along with it. */
  confirm(patch?: Partial<Selection>): Promise<void>
  submit(): Promise<void>
  /** The details that the form begins with, until others are given; null: blank. They do not count as entered. */
  setInitialDetails(details: Partial<Customer> | null): void
  /** Section 4, "Restart": back to step 1 with venue, date, guests, time and details kept. */
  restart(): void
  /** Section 4, "Completion": the reset; closes a popup. */
  complete(): void
  /**
   * Runs a task that the diner waits for, up to 45 s: shows the loading text, blocks the buttons. Never rejects: a task
   * that fails is reported, and answers with undefined.
   */
  run<Result>(task: () => Promise<Result>): Promise<Result | undefined>
  /** The same for a task that leads on to another step: its file is fetched beside it, and its height is kept. */
  advance(task: () => Promise<void>): Promise<void>
  /** Says of a late answer whether it is still wanted: `const stands = latest('menus', () => [facts.date])`. */
  latest(kind: string, dependsOn: () => readonly unknown[]): () => boolean
  /** Says a change to screen readers, once and politely, where the focus does not say it (WCAG 2.2, 4.1.3). */
  announce(text: string): void
  fail(failure: Failure): void
  dismiss(): void
  /** An effect whose faults are reported, not thrown at whoever set the signal. Ends at disposal. */
  effect(run: () => void | (() => void)): () => void
  readonly emit: Emit
  /**
   * A part of the kernel that few plugins need, such as `snapshotTool`. Its code is in the file of the plugin that imports
   * it, so other widgets do not download it.
   */
  use<Value>(tool: Tool<Value>): Value
}

declare const toolOf: unique symbol

/** A part of the kernel, for {@link PluginContext.use}. */
export interface Tool<Value> {
  readonly [toolOf]: Value
}

/** What came of {@link PluginContext.request}. */
export type Requested<Output> =
  | { readonly body: Output; readonly error?: undefined }
  | { readonly body?: undefined; readonly error: ApiError }

export interface HostCallbacks {
  readonly onNoAvailability?: ((venue: Venue) => void) | undefined
  readonly transformSpecialRequests?: ((text: string) => string) | undefined
}

export interface GuardedCallbacks extends Omit<HostCallbacks, 'onNoAvailability'> {
  /** Whether the host has dealt with it: false where its function threw. */
  readonly onNoAvailability?: ((venue: Venue) => boolean) | undefined
}

/** Something went wrong, by the key of its text: what plugins and the kernel say. */
export interface Failure {
  /** The text's key, "owner.key"; also what the host's `error` event says, as the text may repeat what was typed. */
  readonly code: string
  readonly values?: MessageValues
  /** Ready texts, each a line of its own: a 400's messages, or a second sentence. */
  readonly errors?: readonly string[]
  /** These are the back end's words, in its language. */
  readonly fromBackEnd?: boolean
  /** Whom to call; left out: the chosen restaurant. */
  readonly telephone?: string | null
  /** A deliberate way on besides "OK", with its text's key. */
  readonly again?: { readonly label: string; readonly run: () => void }
}
