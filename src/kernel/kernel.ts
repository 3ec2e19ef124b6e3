import type { ReadonlySignal } from '@preact/signals-core'
import type { Api } from '../api/client'
import type { VenueId } from '../api/schemas'
import type { messages } from '../messages'
import type { Banner, Failure } from './banner'
import type { Brand } from './brand'
import type { Guard, Report } from './guard'
import type { AnyPlugin, GuardedCallbacks, PluginContext } from './contract'
import type { Emit } from './events'
import type { Facts, Selection } from './facts'
import type { Journeys } from './journeys'
import type { Catalogue, MessageValues } from './messages'
import type { Prefill } from './navigation'
import type { ActiveStep } from './steps'

/** What goes over from one kernel to the next: the facts, and each plugin's state by its id. */
export interface Carried {
  readonly selection: Selection
  readonly states: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** One widget's kernel: the state, the step it leads to, and the actions on it. It names no journey. */
export interface Kernel {
  readonly brand: Brand
  readonly api: Api
  readonly host: GuardedCallbacks
  readonly inline: boolean
  readonly readOnlyLocation: boolean
  readonly guard: Guard
  readonly report: Report
  readonly catalogue: Catalogue
  readonly journeys: Journeys
  readonly facts: Facts
  readonly emit: Emit
  /** Aborted at disposal. */
  readonly signal: AbortSignal
  readonly step: ReadonlySignal<ActiveStep | null>
  readonly problems: ReadonlySignal<ReadonlyMap<string, string>>
  readonly banner: ReadonlySignal<Banner | null>
  /** A request runs that the diner waits for; `sending`: it is the create. */
  readonly busy: ReadonlySignal<boolean>
  readonly sending: ReadonlySignal<boolean>
  /** A create is on its way, or was never answered: what comes of it belongs to this kernel. */
  readonly undecided: ReadonlySignal<boolean>
  /** Continue was pressed: the widget keeps room for the steps to come, so that a late answer moves nothing. */
  readonly advancing: ReadonlySignal<boolean>
  /** Section 4, "Loading text": of the journey and of whether the details are filled. */
  readonly loadingText: ReadonlySignal<string>
  /** Section 2, "Summary bar"; empty while something of it is missing. */
  readonly summary: ReadonlySignal<string>
  /** The plugins that work, in the brand's order; `applying`: those of them that apply to the current journey. */
  readonly activePlugins: ReadonlySignal<readonly AnyPlugin[]>
  readonly applying: ReadonlySignal<readonly AnyPlugin[]>
  /** The diner has typed into a plugin's part what would be lost with the widget. Reading it subscribes. */
  hasTyped(): boolean
  /** There is a step that Back and the edit link would lead to. */
  readonly canLeave: ReadonlySignal<boolean>
  /** Those that Back leads through, one after another. */
  readonly historyEntries: ReadonlySignal<readonly unknown[]>
  now(): Date
  contextOf(plugin: AnyPlugin): PluginContext
  /** A text of the widget itself. */
  t(key: keyof typeof messages, values?: MessageValues): string
  /** A text around the journey's end: its own wording, or its outcome's. */
  journeyText(key: string, values?: MessageValues): string
  set(patch: Partial<Selection>): void
  choose(journey: string | null): void
  /** What a host knows beforehand, after the start too. */
  prefill(more: Prefill): void
  /** From now on completion comes back to this. */
  remember(prefill: Prefill): void
  /** The venue that is on its way; null where none is. */
  pendingVenue(): VenueId | null
  /** What was chosen and typed, for the kernel that takes this one's place. */
  carry(): Carried
  confirm(patch?: Partial<Selection>): Promise<void>
  submit(): Promise<void>
  back(): void
  restart(): void
  complete(): void
  run<Result>(task: () => Promise<Result>): Promise<Result>
  advance(task: () => Promise<void>): Promise<void>
  /** The host begins here: Back leads to no step before. */
  clearHistory(): void
  /** Brings a venue by its id; `visits` counts those that came. */
  openVenue(venueId: VenueId): void
  readonly venuesOpened: ReadonlySignal<number>
  fail(failure: Failure): void
  dismiss(): void
  /** Ends effects, aborts requests, undoes the plugins' setup. */
  dispose(): void
}
