import type { ComponentType, ReactNode } from 'react'
import type { Api, CreateResponse, Json, Payload } from '../api/client'
import type { Messages, MessageValues, Translations } from '../messages/message'
import type { messages as shellTexts } from '../messages/widget'
import type { HostEvent } from './events'
import type { ChosenSlot } from './facts'
import type { JourneyPart, Moment } from './journey'
import type { PlaceName } from './names'
import type { PluginContext } from './plugin-context'
import type { ReadSchemas } from './schema'
import type { ServiceName, Services } from './names'

/** The version of this contract. A plugin that declares another version fails at boot. */
export const contractVersion = 3

/** What a plugin contributes with its declaration, or with a part that comes later. */
export interface Contributions<Context = PluginContext, Key extends string = string> {
  readonly validators?: readonly Validator<Context, Key>[]
  /** Fields of the POST, as JSON, or {@link notSent}. Narrower scopes override wider ones: a journey, then `serves`, then an outcome's owner. */
  readonly payload?: Readonly<Record<string, (ctx: Context) => Json | typeof notSent>>
  /** Called once: at boot, or when its part has come. May return an undo function for disposal, or a promise, which Continue waits for. */
  setup?(ctx: Context): Undo | Promise<Undo>
  /** Continue of a step of this plugin, called by `ctx.proceed`. `slot`: as it was at the press; null if it is not whole. */
  proceed?(ctx: Context, slot: ChosenSlot | null): void | Promise<void>
  /** Called when Continue has found the slot free. The next step waits for it. */
  beforeConfirm?(ctx: Context, slot: ChosenSlot): void | Promise<void>
  /** Called before each POST, after the validators. The facts are locked meanwhile. */
  beforeSubmit?(ctx: Context): MaySend | Promise<MaySend>
  /** Called with the response to the POST, parsed and raw. */
  onResponse?(ctx: Context, answer: unknown, raw: unknown): void
  /** Called when the POST has failed or had no response. See {@link ApiError}. */
  onError?(ctx: Context, error: unknown): void
  /** Called with each host event. Calling `ctx.emit` here must not cause a loop. */
  onEvent?(ctx: Context, event: HostEvent): void
}

/**
 * The plugin contract. A plugin is data: its contributions and their conditions. Its declaration is there from the start, and
 * its parts come when they may be needed. The kernel calls all of its functions through one guard (hooks.ts lists them), so
 * that a fault affects no other plugin.
 */
export interface Plugin<
  State extends object = object,
  Options extends object = object,
  Texts extends Messages = Messages,
  Reads extends ReadSchemas = ReadSchemas,
> extends Contributions<PluginContext<State, Options, Texts, Reads>, Extract<keyof Texts, string>> {
  /** Unique. Also the name of its folder, its options and its messages. */
  readonly id: string
  /** The contract version that it was written for, checked at boot. */
  readonly contract?: typeof contractVersion
  /** Ids of plugins that the brand must contain too. Checked at boot. */
  readonly needs?: readonly string[]
  /** Services for other plugins, each made on its first use, once a widget. Two providers of a name are a boot error. */
  readonly provides?: {
    readonly [Name in ServiceName]?: (ctx: PluginContext<State, Options, Texts, Reads>) => Services[Name]
  }
  /** Services that another plugin of the brand must provide, for `serviceOf`. Checked at boot. */
  readonly requires?: readonly ServiceName[]
  /** The outcome that its contributions apply to. Left out: its own outcome, its own journey, or every journey. */
  readonly serves?: string
  /** Any fault of it blocks the submission, and the diner sees the reason with the telephone number. */
  readonly essential?: true
  /** How long `setup`, `beforeConfirm` and `beforeSubmit` may each take, in milliseconds. Left out: 10,000. */
  readonly deadline?: number
  /**
   * First values of its private state. Each becomes a signal. Restart and completion reset a plain value, and it is not stored.
   * `keep` and `once` (state.ts) change that.
   */
  readonly state?: State
  /** Defaults of its options. A brand overrides them in `options[id]`. */
  readonly options?: Options
  /** The allowed values of an option, or of the items of a list. Left out: every value of its type. */
  readonly choices?: { readonly [Name in keyof NoInfer<Options>]?: readonly Item<NoInfer<Options>[Name]>[] }
  /**
   * Options that are addresses. `true` allows https, http on localhost and the page's own server. For a script, list the hosts
   * that may serve it. Check the value again where you use it: with `WebLink`, `webAddress` or `scriptAddress`.
   */
  readonly addresses?: { readonly [Name in keyof NoInfer<Options>]?: true | readonly string[] }
  /** Limits of options that are numbers, or `currency` for a text. Left out: any number from 0. */
  readonly limits?: { readonly [Name in keyof NoInfer<Options>]?: Limit }
  /** Options that other plugins and all texts may read: see `SharedOptions` (names.ts). Two owners of a name are a boot error. */
  readonly shares?: readonly (keyof NoInfer<Options>)[]
  /** Its texts, by key. A brand rewords them as "id.key". A part brings its own. */
  readonly texts?: Texts
  /** Its texts in other languages. A brand's language pack and rewordings override them. */
  readonly languages?: Translations<Extract<keyof NoInfer<Texts>, string>>
  /** Its own places for inserts, as "id.place", each with a description. */
  readonly places?: { readonly [Name in PlaceName]?: string }
  /** Schemas of further fields of the server's responses that it reads. */
  readonly reads?: Reads
  readonly journey?: JourneyPart
  readonly outcome?: Outcome
  readonly steps?: readonly Step<PluginContext<State, Options, Texts, Reads>>[]
  readonly inserts?: readonly Insert<
    PluginContext<State, Options, Texts, Reads>,
    Extract<keyof Texts, string>
  >[]
  /** Parts without a place on the screen. */
  readonly parts?: readonly PartEntry<PluginContext<State, Options, Texts, Reads>>[]
}

/** The least and the most allowed number, or `currency` for an ISO 4217 code. */
export type Limit = readonly [least: number, most: number, kind?: 'whole'] | 'currency'

type Undo = void | (() => void)
type Item<Value> = Value extends readonly (infer One)[] ? One : Value

/** For a field of the POST that is left out this time. Global, because a plugin may bundle its own copy of this file. */
export const notSent: unique symbol = Symbol.for('tavola.not-sent') as never

/**
 * True: send. False: do not send; the shell reports it, unless the plugin has called `fail`. 'shown': do not send; the plugin
 * shows the reason itself.
 */
export type MaySend = boolean | 'shown'

/**
 * The end of journeys: one POST. Its plugin has the messages `waiting` and `sending` (loading), `summary`, `complete` (the
 * button) and `failed` (the banner's heading).
 */
export interface Outcome<Answer = unknown> {
  readonly id: string
  /**
   * Sends the POST. Use this `api`, not the context's: it sets the brand's `idempotencyHeader`, so that the diner can safely
   * send again.
   */
  send(api: Api, payload: Payload, signal: AbortSignal): Promise<CreateResponse<Answer>>
  /** The reference in the response. Null if another step is required first. */
  reference(answer: Answer): string | null
  /** What all plugins read of the response, as `ctx.facts.results[id]`. Without secrets, as it outlasts a reload. */
  result?(answer: Answer): Json
}

/**
 * Bands of steps, from the highest. The first step of the highest band whose `when` holds is shown. In the flow, narrower
 * scopes come first: a journey's own plugin, plugins that serve its outcome, the outcome's owner, then all others. The brand's
 * order settles ties.
 */
export const priorities = ['takeover', 'flow', 'base'] as const

/**
 * A file of a plugin as `import()` returns it, or a folder by its index: components, and what the plugin contributes once it is
 * here. Without a view it needs only its contributions.
 */
export interface Part<Context = never> extends Contributions<Context> {
  /** What it shows, unless `view` names another of its exports. */
  readonly default?: ComponentType<never>
  /** Its texts, which `usePlugin().t` knows. A brand rewords them as "id.key". */
  readonly texts?: Messages
  readonly languages?: Translations
}

/** Loads a part: `() => import('./details')`. The kernel calls it, again after a failure. */
export interface Load {
  (): Promise<Part>
  /** The part itself, set by {@link here}, for the first frame. */
  readonly here?: Part
}

/** A component of the plugin's own file as a `Load`. */
export const here = (component: ComponentType<never>): Load => {
  const part = { default: component }
  return Object.assign(() => Promise.resolve(part), { here: part })
}

/** A part that shows nothing: rules, requests, a setup. Step 1's Continue and a POST wait for it. */
export interface PartEntry<Context = PluginContext> {
  /** Left out: always. While it does not hold, nothing is loaded. */
  when?(ctx: Context): boolean
  readonly load: Load
  /** True: it is loaded right after the first frame. Left out: once a restaurant is chosen. */
  readonly prefetch?: true
}

/** What a step and an insert show. */
interface Shown {
  /** A part with the component. A step's component starts with a `StepHeading`, which takes the focus. */
  readonly load: Load
  /** The name of the export with the component. Left out: `default`. */
  readonly view?: string
}

export interface Step<Context = PluginContext> extends Shown {
  /** False: it is loaded as it is shown, as is a flow step for every journey. Left out: once a time is chosen. */
  readonly prefetch?: false
  /** Unique in the brand. */
  readonly id: string
  /** The step's number in docs/spec, for the host's `step` event. */
  readonly number?: number
  /** Takeover and base steps apply to all journeys, flow steps within their plugin's scope. */
  readonly priority: (typeof priorities)[number]
  /** For a takeover: it applies only within its plugin's scope. */
  readonly scoped?: true
  when(ctx: Context): boolean
  /** The last step of a journey: without Back and the edit link. */
  readonly end?: true
  /** Handles Back. Left out: returns to the previous step with its choices. */
  back?(ctx: Context): void
  /** Called when Back returns to this step, to reset the plugin's own state. */
  resume?(ctx: Context): void
}

/** Props of an insert's component that `wraps`. */
export interface WrapperProps {
  /** The content without this insert: the place's own part, or the previous wrapper. */
  readonly replaced: ReactNode
}

/**
 * UI at a place. A step renders it with `<Place name>` or `useInserts(name)`. If the place has its own part, the insert
 * replaces or `wraps` it. Wrappers nest in the brand's order. A wrapper and a replacement of the same part are a boot error.
 */
export interface Insert<Context = PluginContext, Key extends string = string> extends Shown {
  /** A built-in place, or "id.place" of another plugin. Without that plugin the insert is not used. */
  readonly at: PlaceName
  /** True: it is loaded right after the first frame. False: as it is shown. Left out: once a restaurant is chosen. */
  readonly prefetch?: boolean
  /** It is the place's own part, which other plugins' inserts replace or wrap. Of several, the first is shown, in the first frame. */
  readonly fallback?: true
  /** Its component renders `replaced` ({@link WrapperProps}). Not with `fallback`. */
  readonly wraps?: true
  /** Left out: always. While it does not hold, nothing is loaded and no height is reserved. */
  when?(ctx: Context): boolean
  /** It applies to every journey, regardless of the plugin's scope. */
  readonly always?: true
  /** A fault of it does not block the submission, even if its plugin is essential. */
  readonly optional?: true
  /** Key of its title in the plugin's messages, for places that list titles. */
  readonly label?: Key
  /** A CSS length: the height reserved while it loads, to prevent a layout shift. */
  readonly reservedHeight?: string
}

/** The key of one of the plugin's own messages, or a text of the shell. */
type MessageKey<Key extends string = string> = Key | `widget.${keyof typeof shellTexts}`

export interface Validator<Context = PluginContext, Key extends string = string> {
  /** The validated field. `useField(field)` passes its error to the control. */
  readonly field: string
  readonly message: MessageKey<Key>
  /** Values of the message's placeholders. */
  values?(ctx: Context): MessageValues
  /** When it applies first; it also applies at later moments. Left out: `details`. */
  readonly at?: Moment
  valid(ctx: Context): boolean
  /**
   * Called when a press that sends finds only this field invalid, in place of the banner: asks the diner, for example by opening
   * a challenge. True: the plugin calls `submit` once the field is valid. False: it cannot ask, and the banner is shown.
   */
  ask?(ctx: Context): boolean
}

/** A plugin with any state, options, texts and schemas. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- State appears in parameters; only `any` lets every plugin in.
export type AnyPlugin = Plugin<any, any, any, any>

/** Returns a plugin's context in this widget. */
export type PluginContextOf = (plugin: AnyPlugin) => PluginContext

/** Infers the types of a plugin: `state`, `options`, `texts` and `reads` type the context of its functions. */
export function definePlugin<
  State extends object = object,
  Options extends object = object,
  const Texts extends Messages = Messages,
  Reads extends ReadSchemas = ReadSchemas,
>(plugin: Plugin<State, Options, Texts, Reads>): Plugin<State, Options, Texts, Reads> {
  return plugin
}

/** Infers the types of an outcome: the result of `send` is the argument of `reference`. */
export function defineOutcome<Answer>(outcome: Outcome<Answer>): Outcome {
  return outcome
}
