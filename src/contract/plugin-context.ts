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
import type { Query } from './query'
import type { Extras, ReadSchemas, Schema } from './schema'
import type { Shared } from './shared'
import type { Values } from './state'

/** A plugin's access to the widget. Reading a getter in a render, a computed or an effect subscribes to it. */
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
  /** Formats dates, times, numbers and money for the brand's locale. */
  readonly formats: Formats
  readonly facts: Facts
  /** Further fields of venues, slots and responses, as declared in `reads`. */
  readonly extras: Extras<Reads>
  /** The chosen journey. */
  readonly journey: Journey | null
  /** The journeys with a button. Empty while the diner cannot choose. */
  readonly journeys: readonly (Journey & { readonly name: JourneyName; readonly label: string })[]
  /** The journey for groups. Null if the brand has none. */
  readonly groupJourney: Journey | null
  /** The widget is part of the page; otherwise in a popup. */
  readonly inline: boolean
  /** The host's option: the diner cannot change the venue (host.read-only-location). */
  readonly readOnlyLocation: boolean
  /** The invalid fields with their messages, at the moment `details`. */
  readonly problems: ReadonlyMap<string, string>
  /** The invalid fields at another moment. */
  problemsAt(moment: Moment): ReadonlyMap<string, string>
  /** The diner is waiting for a task or the POST. */
  readonly busy: boolean
  /** The POST is being checked or sent. */
  readonly sending: boolean
  /** A POST is being checked or sent, or may have gone through. */
  readonly isUndecided: boolean
  /** Something in the widget has had the focus. Before that nothing is announced of what comes with the page. */
  readonly isUsed: boolean
  /** The id of the step on screen. */
  readonly step: string
  readonly api: Api
  /**
   * The started queries, by name: see `startQuery`. `queries.value.sessions?.state` says how the sittings of the chosen day are, which
   * become `facts.sessions`.
   */
  readonly queries: Signal<Readonly<Record<string, Query>>>
  /** The base URL as passed by the page, or "". Keep stored data of different back ends apart with it. */
  readonly baseUrl: string
  /**
   * Calls the plugin's own endpoint, with the usual session header, deadlines and retries. Never rejects: a failure is reported
   * and returned as `error`. The path is relative to the base URL: "api/loyalty/7".
   */
  request<Output>(
    schema: Schema<Output>,
    method: 'get' | 'post',
    path: string,
    body?: unknown,
  ): Promise<Requested<Output>>
  /** The host's callbacks. Their faults are reported. */
  readonly host: GuardedCallbacks
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  /** One of the plugin's own texts, those of its parts included. */
  readonly t: Translate<Extract<keyof Texts, string>>
  /** A text of the journey: its own wording, its outcome's, or `otherwise`. */
  journeyText(key: string, values?: MessageValues, otherwise?: string): string
  /** The current time. Subscribes: it is read again on a press that leads on, and when the diner returns to the page. */
  now(): Date
  /** The only way to change facts. Dependent facts are cleared. */
  set(patch: Partial<Selection>): void
  /** Chooses a journey by name or alias, or none, and sets its default guests. */
  choose(journey: JourneyName | null): void
  /** Chooses a journey for the diner, without the `journey` event. */
  preselect(journey: string): void
  /** Confirms the slot, once the plugins are ready for the next step. The patch is set with it. */
  confirm(patch?: Partial<Selection>): Promise<void>
  /** Continue of the step on screen: its plugin's `proceed`, once the parts that count are here. */
  proceed(): Promise<void>
  /** Sends the POST. */
  submit(): Promise<void>
  /** Sets the details that the form starts with; null: blank. They do not count as entered. */
  setInitialDetails(details: Partial<Customer> | null): void
  /** Back to step 1 with venue, date, guests, time and details kept (restart.clears, restart.keeps). */
  restart(): void
  /** Resets everything and closes a popup (completion.resets). */
  complete(): void
  /**
   * Runs a task that the diner waits for, up to 45 s, with the loading text and blocked buttons. Never rejects: a failure is
   * reported and results in undefined.
   */
  run<Result>(task: () => Promise<Result>): Promise<Result | undefined>
  /** Like `run`, for a task that leads to another step. Loads the step in parallel and reserves its height. */
  advance(task: () => Promise<void>): Promise<void>
  /** Tells whether a response is still needed: `const isCurrent = latest('menus', () => [facts.date])`. */
  latest(kind: string, dependsOn: () => readonly unknown[]): () => boolean
  /** Announces a change to screen readers, politely, if moving the focus does not (WCAG 2.2, 4.1.3). */
  announce(text: string): void
  /** Shows a failure in the banner. */
  fail(failure: Failure): void
  /** Closes the banner. */
  dismiss(): void
  /** Runs an effect until disposal. Its faults are reported. */
  effect(run: () => void | (() => void)): () => void
  readonly emit: Emit
  /**
   * A part of the kernel that few plugins need, such as `snapshotTool`. Only plugins that import it download its code.
   */
  use<Value>(tool: Tool<Value>): Value
}

declare const toolOf: unique symbol

/** A part of the kernel, for {@link PluginContext.use}. */
export interface Tool<Value> {
  readonly [toolOf]: Value
}

/** The result of {@link PluginContext.request}. */
export type Requested<Output> =
  | { readonly body: Output; readonly error?: undefined }
  | { readonly body?: undefined; readonly error: ApiError }

export interface HostCallbacks {
  readonly onNoAvailability?: ((venue: Venue) => void) | undefined
  readonly transformSpecialRequests?: ((text: string) => string) | undefined
}

export interface GuardedCallbacks extends Omit<HostCallbacks, 'onNoAvailability'> {
  /** Returns false if the host's callback threw. */
  readonly onNoAvailability?: ((venue: Venue) => boolean) | undefined
}

/** A failure, as plugins and the kernel report it. */
export interface Failure {
  /** The key of its text, "owner.key". The host's `error` event carries the key, as the text may be personal. */
  readonly code: string
  readonly values?: MessageValues
  /** Further lines: a 400's messages, or a second sentence. */
  readonly errors?: readonly string[]
  /** `errors` are the back end's texts, in its language. */
  readonly fromBackEnd?: boolean
  /** The number to call. Left out: the chosen restaurant's. */
  readonly telephone?: string | null
  /** Another button beside "OK", with the key of its text. */
  readonly again?: { readonly label: string; readonly run: () => void }
}
