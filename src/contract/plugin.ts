import type { ComponentType, ReactNode } from 'react'
import type { Answered, Api, Json, Payload } from '../api/client'
import type { Messages, MessageValues, Translations } from '../messages/message'
import type { messages as shellTexts } from '../messages/texts'
import type { HostEvent } from './events'
import type { ChosenSlot } from './facts'
import type { JourneyPart, Moment } from './journey'
import type { PlaceName } from './names'
import type { PluginContext } from './plugin-context'
import type { ReadSchemas } from './schema'

/** The version of this contract. A plugin may name the version it was written for; any other is a boot error. */
export const contractVersion = 2

/**
 * The plugin contract. A plugin is data: what it contributes, and when. The kernel reads it once at boot, calls each of
 * its functions through one guard (hooks.ts lists them), and keeps its faults away from the others.
 */
export interface Plugin<
  State extends object = object,
  Options extends object = object,
  Texts extends Messages = Messages,
  Reads extends ReadSchemas = ReadSchemas,
> {
  /** Unique; the name of its folder, of its options and of its messages. */
  readonly id: string
  /** The version of the contract it was written for; checked at boot. */
  readonly contract?: typeof contractVersion
  /** Ids of plugins that must be in the brand too; checked at boot, never imported. */
  readonly needs?: readonly string[]
  /**
   * Plugins that come with it, as the fields of a step. A brand that lists one of them gets only those that it lists. It may
   * set their options under this plugin's id as well as under their own.
   */
  readonly brings?: readonly AnyPlugin[]
  /** The outcome that its contributions apply to. Left out: its own outcome's, its own journey's, or every journey. */
  readonly serves?: string
  /** Nothing is sent without it: any fault of it stops the submit, and the diner reads why with the telephone. */
  readonly essential?: true
  /** How long `setup`, `beforeConfirm` and `beforeSubmit` may each take, in milliseconds; left out: 10,000. */
  readonly deadline?: number
  /**
   * First values; each becomes a signal of this plugin alone. A restart and completion put a plain value back, and it is
   * not stored; `keep` and `once` (state.ts) say otherwise.
   */
  readonly state?: State
  /** Defaults of what a brand may set under `options[id]`. */
  readonly options?: Options
  /** The values that an option may have, or the items of a list, where not every value of its type makes sense. */
  readonly choices?: { readonly [Name in keyof NoInfer<Options>]?: readonly Item<NoInfer<Options>[Name]>[] }
  /**
   * The options that are addresses. `true` allows https, http on localhost and the page's own server. For a script, list the
   * hosts that may serve it. Check the value again where you use it: with `WebLink`, `webAddress` or `scriptAddress`.
   */
  readonly addresses?: { readonly [Name in keyof NoInfer<Options>]?: true | readonly string[] }
  /** What a number among its options may be, or that a text is a currency; left out: any number from 0. */
  readonly limits?: { readonly [Name in keyof NoInfer<Options>]?: Limit }
  /** The options that other plugins and all texts may show: see `SharedOptions` (shared.ts). Two owners are a boot error. */
  readonly shares?: readonly (keyof NoInfer<Options>)[]
  /** Its texts, by key; a brand rewords them as "id.key". */
  readonly messages?: Texts
  /** Its texts in other languages. A brand's language pack and rewordings win; a missing one stays as in `messages`. */
  readonly languages?: Translations<Extract<keyof NoInfer<Texts>, string>>
  /** Places of its own, as "id.place", where others may insert; each with a sentence that says where it is. */
  readonly places?: { readonly [Name in PlaceName]?: string }
  /** Further fields of the server's answers that it reads, by a schema each; the core's schemas drop nothing. */
  readonly reads?: Reads
  readonly journey?: JourneyPart
  readonly outcome?: Outcome
  readonly steps?: readonly Step<PluginContext<State, Options, Texts, Reads>>[]
  readonly inserts?: readonly Insert<
    PluginContext<State, Options, Texts, Reads>,
    Extract<keyof Texts, string>
  >[]
  readonly validators?: readonly Validator<
    PluginContext<State, Options, Texts, Reads>,
    Extract<keyof Texts, string>
  >[]
  /** Fields of the POST, as JSON. The narrower scope wins a key: own outcome, then `serves`, then journey. */
  readonly payload?: Readonly<Record<string, (ctx: PluginContext<State, Options, Texts, Reads>) => Json>>
  /** Called once at boot. Returns its undo, which disposal calls; or a promise of it, which Continue waits for. */
  setup?(ctx: PluginContext<State, Options, Texts, Reads>): Undo | Promise<Undo>
  /** Called when Continue has found the slot free; the next step waits for it. */
  beforeConfirm?(ctx: PluginContext<State, Options, Texts, Reads>, slot: ChosenSlot): void | Promise<void>
  /** Called before each POST, after the validators; the facts stay as they are meanwhile. */
  beforeSubmit?(ctx: PluginContext<State, Options, Texts, Reads>): MaySend | Promise<MaySend>
  /** Called with the POST's answer, parsed and as it came. It sets its own state. */
  onResponse?(ctx: PluginContext<State, Options, Texts, Reads>, answer: unknown, raw: unknown): void
  /** Called when the POST failed or was never answered; an {@link ApiError} says which. */
  onError?(ctx: PluginContext<State, Options, Texts, Reads>, error: unknown): void
  /** Called with each host event; one that calls `ctx.emit` here must avoid its own loop. */
  onEvent?(ctx: PluginContext<State, Options, Texts, Reads>, event: HostEvent): void
}

/** From the least to the most, both included; or an ISO 4217 code. */
export type Limit = readonly [least: number, most: number, kind?: 'whole'] | 'currency'

type Undo = void | (() => void)
type Item<Value> = Value extends readonly (infer One)[] ? One : Value

/**
 * True: send. False: do not send; the shell says so, unless the plugin has called `fail`. 'shown': do not send; the
 * plugin shows why in a place of its own.
 */
export type MaySend = boolean | 'shown'

/**
 * Where journeys end: one POST. Its owner's messages give the texts around it: `waiting` and `sending` (loading),
 * `summary`, `complete` (the button), `failed` (the banner's heading).
 */
export interface Outcome<Answer = unknown> {
  readonly id: string
  /**
   * Sends it by this `api`, not by the context's: where the brand has an `idempotencyHeader` only this one carries the
   * key, and the diner is told that sending again is safe.
   */
  send(api: Api, payload: Payload, signal: AbortSignal): Promise<Answered<Answer>>
  /** The reference in the answer; null where something else is still asked for. */
  reference(answer: Answer): string | null
}

/**
 * Bands, from the highest: the first step of the highest band whose `when` holds is shown. Within the flow the narrower
 * scope is asked first: a journey's own, who `serves` its outcome, the outcome's owner, who applies to every journey;
 * the brand's order settles ties, as it does in the other bands.
 */
export const priorities = ['takeover', 'flow', 'base'] as const

/** How a plugin brings a component: a chunk of its own. */
export interface Load<Props = object> {
  (): Promise<{ readonly default: ComponentType<Props> }>
  /** The component itself, set by {@link here}: it is in the first frame, so nothing moves. */
  readonly here?: unknown
}

/** A component that is in the plugin's own file, as what loads it. */
export const here = <Props>(component: ComponentType<Props>): Load<Props> =>
  Object.assign(() => Promise.resolve({ default: component }), { here: component })

export interface Step<Context = PluginContext> {
  /** Unique in the brand. */
  readonly id: string
  /** The specification's number, for the host's `step` event. */
  readonly number?: number
  /** Takeover and base steps ignore the journey; flow steps apply within their plugin's scope. */
  readonly priority: (typeof priorities)[number]
  /** For a takeover: only where its plugin applies (its `serves`, outcome or journey). */
  readonly scoped?: true
  when(ctx: Context): boolean
  /** The component, a chunk of its own. It starts with a `StepHeading`, which takes the focus. */
  readonly load: Load
  /**
   * False: its file is fetched only when the step is shown, not ahead with those of the steps to come. So are those of flow
   * steps for every journey, which come after the journey's own.
   */
  readonly prefetch?: false
  /** The journey is over here: no way back, no edit link. */
  readonly end?: true
  /** What Back does; left out: returns to the step before, with what was chosen there. */
  back?(ctx: Context): void
  /** Called when Back returns here: undoes what this plugin's own state did to lead on. */
  resume?(ctx: Context): void
}

/** Props of an insert's component that `wraps`. */
export interface WrapperProps {
  /** What would be at the place without this insert: the place's own part, or the wrapper of the plugin before this one. */
  readonly replaced: ReactNode
}

/** How a plugin brings a component that wraps a part. */
export interface WrapperLoad {
  (): Promise<{ readonly default: ComponentType<WrapperProps> | ComponentType }>
  readonly here?: unknown
}

/**
 * UI at a place: where a step has `<Place name>`, or lists what is there with `useInserts(name)`. At a place that has a part
 * already it replaces that part, or `wraps` it. Wrappers nest in the brand's order; a wrapper and a replacement of the same
 * part are a boot error.
 */
export type Insert<Context = PluginContext, Key extends string = string> = InsertBase<Context, Key> &
  (
    | {
        readonly wraps?: undefined
        /** It is the place's own part, which inserts of other plugins replace or wrap. Of several the first is shown. */
        readonly fallback?: true
        readonly load: Load
      }
    | {
        readonly fallback?: undefined
        /** Its component shows `replaced`, the part that it is wrapped around. */
        readonly wraps: true
        readonly load: WrapperLoad
      }
  )

interface InsertBase<Context, Key extends string> {
  /** A place of the shell, or "id.place" of another plugin. In a brand without that plugin the insert is idle. */
  readonly at: PlaceName
  /** Left out: always. Where it does not hold nothing is fetched and no height is kept. */
  when?(ctx: Context): boolean
  /** In every journey, whatever the plugin's scope. */
  readonly always?: true
  /** An essential plugin can do without it: its fault here does not stop the submit. */
  readonly optional?: true
  /** Key of its title in the plugin's own messages, for places that list titles. */
  readonly label?: Key
  /** A CSS length: the height kept for it until it is here, so that nothing moves. */
  readonly reservedHeight?: string
}

/** The key of one of the plugin's own messages, or a text of the shell. */
export type MessageKey<Key extends string = string> = Key | `widget.${keyof typeof shellTexts}`

export interface Validator<Context = PluginContext, Key extends string = string> {
  /** What it is about; `useField(field)` gives its error to the control. */
  readonly field: string
  readonly message: MessageKey<Key>
  /** What fills the message's `{name}` places. */
  values?(ctx: Context): MessageValues
  /** Left out: `details`. It is asked again at each later moment. */
  readonly at?: Moment
  valid(ctx: Context): boolean
}

/** A plugin of any state, options, texts and schemas, as lists hold it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- State appears in parameters; only `any` lets every plugin in.
export type AnyPlugin = Plugin<any, any, any, any>

/** Gives a plugin the context of this widget. */
export type PluginContextOf = (plugin: AnyPlugin) => PluginContext

/** Gives a plugin literal its types: `state`, `options`, `messages` and `reads` type the context of its functions. */
export function definePlugin<
  State extends object = object,
  Options extends object = object,
  const Texts extends Messages = Messages,
  Reads extends ReadSchemas = ReadSchemas,
>(plugin: Plugin<State, Options, Texts, Reads>): Plugin<State, Options, Texts, Reads> {
  return plugin
}

/** Gives an outcome its types: what `send` resolves to is what `reference` reads. */
export function defineOutcome<Answer>(outcome: Outcome<Answer>): Outcome {
  return outcome
}
