import type { Signal } from '@preact/signals-core'
import type { Api, Json, Payload } from '../api/client'
import type { Venue } from '../api/schemas'
import type { Failure } from './banner'
import type { Brand, Messages } from './brand'
import type { Emit, HostEvent } from './events'
import type { Facts, Selection } from './facts'
import type { Load } from './loading'
import type { MessageValues, Translate, Translations } from './messages'

/**
 * The plugin contract. A plugin is data: what it contributes, and under which conditions. The kernel reads it once
 * at boot, calls its functions one at a time through one guard, and never lets a fault of one reach another.
 */
export interface Plugin<
  State extends object = object,
  Options extends object = object,
  Texts extends Messages = Messages,
> {
  /** Unique; the name of its folder, of its options and of its messages. */
  readonly id: string
  /** Ids of plugins that must be in the brand too; checked at boot, never imported. */
  readonly needs?: readonly string[]
  /** The outcome that its contributions apply to. Absent: its own outcome's, its own journey's, or every journey. */
  readonly serves?: string
  /** Its failure blocks the submit instead of dropping its contribution. */
  readonly essential?: true
  /** Plain first values; each becomes a signal of this plugin alone, put back by restart. */
  readonly state?: State
  /** Its state is what the diner typed: restart keeps it, as it keeps the details; only completion puts it back. */
  readonly keepsState?: true
  /** Defaults of what a brand may set under `options[id]`. */
  readonly options?: Options
  /** What each of them may be, where not everything of its type makes sense. */
  readonly choices?: { readonly [Name in keyof NoInfer<Options>]?: readonly NoInfer<Options>[Name][] }
  /** Its texts, by key; a brand rewords them as "id.key". */
  readonly messages?: Texts
  /**
   * Its texts in other languages, by language: `{ it: { label: 'Tè del pomeriggio' } }`, those of its later parts too.
   * A brand's language pack and rewordings win; what is in neither stays as in `messages`.
   */
  readonly languages?: Translations
  readonly journey?: Journey
  readonly outcome?: Outcome
  readonly steps?: readonly Step<PluginContext<State, Options, Texts>>[]
  readonly inserts?: readonly Insert<PluginContext<State, Options, Texts>>[]
  readonly validators?: readonly Validator<PluginContext<State, Options, Texts>>[]
  /** Fields of the POST. The narrower scope wins a key: own outcome, then `serves`, then journey. */
  readonly payload?: Readonly<Record<string, (ctx: PluginContext<State, Options, Texts>) => Json>>
  /** Its payload fields are good for one sending only: a new value does not count as a change of what is sent. */
  readonly singleUse?: true
  /** Called when Continue has found the slot free, before the diner is led on: the next step waits for it. */
  beforeConfirm?(ctx: PluginContext<State, Options, Texts>, slot: ChosenSlot): void | Promise<void>
  /** Called before each POST, after the validators; the facts stand meanwhile. False: do not send, it has said why. */
  beforeSubmit?(ctx: PluginContext<State, Options, Texts>): boolean | Promise<boolean>
  /** Called with the POST's parsed answer. It sets its own state; the facts stand until the answer is dealt with. */
  onResponse?(ctx: PluginContext<State, Options, Texts>, answer: unknown): void
  /** Called when the POST did not go through, or was never answered; an {@link ApiError} says which. */
  onError?(ctx: PluginContext<State, Options, Texts>, error: unknown): void
  /** Called with each host event, from when the plugin is here; `ctx.emit` in it is the plugin's own loop to avoid. */
  onEvent?(ctx: PluginContext<State, Options, Texts>, event: HostEvent): void
  /** Called once at boot; what it returns is called at disposal. */
  setup?(ctx: PluginContext<State, Options, Texts>): void | (() => void)
}

/** A slot as it is about to be confirmed. Times are HH:MM; guests are adults plus children. */
export interface ChosenSlot {
  readonly venue: Venue
  readonly date: string
  readonly time: string
  readonly guests: number
}

/** A way through the widget that a diner can choose (section 1). Its button's text is the plugin's message `label`. */
export interface Journey {
  readonly name: string
  /** Other names that hosts say (decisions, "Names"). */
  readonly aliases?: readonly string[]
  /** The id of the outcome it ends in. */
  readonly outcome: string
  /** Guests on choosing it (section 4, "Journey defaults"). */
  readonly defaults: { readonly adults: number; readonly children: number }
  /** Adults and children are entered apart. */
  readonly splitGuests?: true
  /** How far ahead a date must be, in hours. */
  readonly noticeHours?: number
  /** Continue confirms the slot without the availability check. */
  readonly unchecked?: true
  /** It starts at its own first step, without venue, date and time (decisions, "General enquiry"). */
  readonly direct?: true
}

/** All the names that a journey answers to. */
export const namesOf = ({ name, aliases = [] }: Journey): string[] => [name, ...aliases]

/**
 * Where journeys end: one POST. Its owner's messages give the texts around it: `waiting` and `sending` (loading),
 * `summary`, `complete` (the button), `failed` (the banner's heading).
 */
export interface Outcome<Answer = unknown> {
  readonly id: string
  send(api: Api, payload: Payload, signal: AbortSignal): Promise<Answer>
  /** The reference in the answer; null where something else is still asked for. */
  reference(answer: Answer): string | null
}

/**
 * Bands, from the highest: the first step of the highest band whose `when` holds is shown. Within the flow the narrower
 * scope is asked first: a journey's own, who `serves` its outcome, the outcome's owner, who applies to every journey;
 * the brand's order settles ties, as it does in the other bands.
 */
export const priorities = ['takeover', 'flow', 'base'] as const

export interface Step<Context = PluginContext> {
  /** Unique in the brand. */
  readonly id: string
  /** The specification's number, for the host's `step` event. */
  readonly number?: number
  /** Takeover and base steps ignore the journey; flow steps apply within their plugin's scope. */
  readonly priority: (typeof priorities)[number]
  when(ctx: Context): boolean
  /** The component, a chunk of its own. It starts with a `StepHeading`, which takes the focus. */
  readonly load: Load
  /** False: its file is fetched only when the step is shown, not ahead with those of the steps to come. */
  readonly prefetch?: false
  /** The journey is over here: no way back, no edit link. */
  readonly end?: true
  /** What Back does; left out: returns to the step before, with what was chosen there. */
  back?(ctx: Context): void
  /** Called when Back returns here: undoes what this plugin's own state did to lead on. */
  resume?(ctx: Context): void
}

/** UI at a place that a step names with `<Place name>`, or lists with `useInserts(name)`. */
export interface Insert<Context = PluginContext> {
  readonly at: string
  readonly load: Load
  /** Left out: always. Where it does not hold nothing is fetched and no room is kept. */
  when?(ctx: Context): boolean
  /** In every journey, whatever the plugin's scope. */
  readonly always?: true
  /** Key of its title in the plugin's own messages, for places that list titles. */
  readonly label?: string
  /** A CSS length: the height kept for it until it is here, so that nothing moves. */
  readonly reservedHeight?: string
}

export interface Validator<Context = PluginContext> {
  readonly field: string
  /** Key of the text in the plugin's own messages, or a full "owner.key". */
  readonly message: string
  /** `submit`: asked only when all is sent. Left out: by the details' Continue already. */
  readonly at?: 'submit'
  valid(ctx: Context): boolean
}

/** All that a plugin may touch. */
export interface PluginContext<
  State extends object = object,
  Options extends object = object,
  Texts extends Messages = Messages,
> {
  readonly state: { readonly [K in keyof State]: Signal<State[K]> }
  readonly options: Options
  readonly brand: Brand
  readonly facts: Facts
  /** The chosen journey, and all that the brand offers a button for. */
  readonly journey: Journey | null
  readonly journeys: readonly { readonly name: string; readonly label: string }[]
  /** The journey a group of 15+ ends in; null where the brand has none. */
  readonly groupJourney: Journey | null
  /** The widget stands in the page; otherwise in a popup. */
  readonly inline: boolean
  /** The host's flag: the venue is given and cannot be changed (decisions, "Step 1"). */
  readonly readOnlyLocation: boolean
  /** Each field in trouble with its message, of the plugins that apply now. */
  readonly problems: ReadonlyMap<string, string>
  /** A request runs that the diner waits for; `sending`: it is the POST. */
  readonly busy: boolean
  readonly sending: boolean
  readonly api: Api
  /** The host's functions (section 1, "Host integration"); one that throws is reported. */
  readonly host: GuardedCallbacks
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  /** A text of its own. */
  readonly t: Translate<Extract<keyof Texts, string>>
  /** A text around the journey's end: its own wording, or its outcome's. */
  journeyText(key: string, values?: MessageValues): string
  /** The present moment; the host's clock in tests. */
  now(): Date
  /** The one door to the facts: a new date clears the slot, and so on. */
  set(patch: Partial<Selection>): void
  /** Chooses a journey by name or alias, or none; its default guests are set. */
  choose(journey: string | null): void
  /** Confirms the slot, once the plugins are ready for the next step; the patch is what is chosen along with it. */
  confirm(patch?: Partial<Selection>): Promise<void>
  submit(): Promise<void>
  /** Section 4, "Restart": back to step 1 with venue, date, guests, time and details kept. */
  restart(): void
  /** Section 4, "Completion": the reset; closes a popup. */
  complete(): void
  /** Runs a task that the diner waits for: shows the loading text, blocks the buttons. */
  run<Result>(task: () => Promise<Result>): Promise<Result>
  /** The same for a task that leads on to another step: its file is fetched beside it, and room is made for it. */
  advance(task: () => Promise<void>): Promise<void>
  /** The id of the step on screen. */
  readonly step: string
  fail(failure: Failure): void
  dismiss(): void
  /** An effect whose faults are reported, not thrown at whoever set the signal. Ends at disposal. */
  effect(run: () => void | (() => void)): () => void
  readonly emit: Emit
}

export interface HostCallbacks {
  readonly onNoAvailability?: ((venue: Venue) => void) | undefined
  readonly transformSpecialRequests?: ((text: string) => string) | undefined
}

export interface GuardedCallbacks extends Omit<HostCallbacks, 'onNoAvailability'> {
  /** Whether the host has dealt with it: false where its function threw. */
  readonly onNoAvailability?: ((venue: Venue) => boolean) | undefined
}

/** A plugin of any state, options and texts, as lists hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- State appears in parameters; only `any` lets every plugin in.
export type AnyPlugin = Plugin<any, any, any>

/** Gives a plugin literal its types: `state`, `options` and `messages` type the context of its functions. */
export function definePlugin<
  State extends object = object,
  Options extends object = object,
  const Texts extends Messages = Messages,
>(plugin: Plugin<State, Options, Texts>): Plugin<State, Options, Texts> {
  return plugin
}

/** Gives an outcome its types: what `send` resolves to is what `reference` reads. */
export function defineOutcome<Answer>(outcome: Outcome<Answer>): Outcome {
  return outcome
}
