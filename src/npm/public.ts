import type { Theme } from '../host/look/theme'
import type { WithBackEnd } from '../api/adapter'
import type { Handle, InitOptions } from '../host/public'
import type { Brand } from '../contract/brand'
import type { EventDetail, OwnEventName } from '../contract/events'
import type { JourneyName } from '../contract/names'
import type { Messages } from '../messages/message'
import type { OptionsOfPlugins, Rewordings } from './brand-names'
import type { AnyPlugin } from '../contract/plugin'

/** Settings that hold names which plugins declare. */
type Named = 'journeys' | 'groupJourney' | 'options' | 'messages'

/** A brand in code: plugins and theme themselves instead of their names. */
export interface CodeBrand extends Partial<Omit<Brand, 'plugins' | 'theme' | Named>> {
  /** From `tavola/themes/…`. Its brand fills in what is left out here. */
  readonly theme: Theme
  /** From `tavola/plugins/…`, and your own; their order settles ties. */
  readonly plugins: readonly AnyPlugin[]
  /** Names of the journeys that have a button, in the buttons' order. */
  readonly journeys?: readonly JourneyName[] | undefined
  /** The journey that a group of 15 or more ends in. */
  readonly groupJourney?: JourneyName | undefined
  /** Each plugin's own options, by its id. */
  readonly options?: OptionsOfPlugins | undefined
  /** Rewordings, by "plugin.key". */
  readonly messages?: Rewordings | undefined
  /** By language, from `tavola/languages/…`: the packs themselves, or functions that fetch them. English needs none. */
  readonly languages?: Readonly<Record<string, Messages | LazyMessages>> | undefined
}

type LazyMessages = () => Promise<{ readonly default: Messages }>

/** The options of the npm package: those of the script tag, with a brand in code. */
export interface CodeOptions extends Omit<InitOptions, 'brand' | 'journey'> {
  readonly brand: CodeBrand
  /** Locks the journey: its choice is hidden. */
  readonly journey?: JourneyName | null | undefined
}

/** With the back end's address, or an adapter. */
export type CodeInitOptions = WithBackEnd<CodeOptions>

export interface CodeHandle extends Omit<Handle, 'open' | 'update'> {
  /** Opens the popup, for a venue and a journey if they are given. */
  open(venueId?: string | number, journey?: JourneyName): void
  /** Changes options, also while the widget is open: what was chosen and typed stays. `container` and `inline` cannot change. */
  update(changes: Partial<CodeOptions>): void
}

type DomEvents = { readonly [Name in OwnEventName as `tavola:${Name}`]: CustomEvent<EventDetail<Name>> }

declare global {
  // A page's `addEventListener` knows the widget's events.
  interface WindowEventMap extends DomEvents {}
}
