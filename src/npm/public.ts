import type { Theme } from '../host/look/theme'
import type { WithBackEnd } from '../api/adapter'
import type { Handle, InitOptions } from '../host/public'
import type { Brand } from '../contract/brand'
import type { EventDetail, OwnEventName } from '../contract/events'
import type { JourneyName } from '../contract/names'
import type { Messages } from '../messages/message'
import type { OptionsOfPlugins, Rewordings } from './brand-names'
import type { AnyPlugin } from '../contract/plugin'

/** Settings with names that plugins declare. */
type SettingsWithNames = 'journeys' | 'groupJourney' | 'options' | 'messages'

/** A brand in code, with plugins and a theme instead of their names. */
export interface CodeBrand extends Partial<Omit<Brand, 'plugins' | 'theme' | SettingsWithNames>> {
  /** The theme, from `tavola/themes/…`. Its brand fills in missing settings. */
  readonly theme: Theme
  /** Plugins from `tavola/plugins/…`, and your own. Their order settles ties. */
  readonly plugins: readonly AnyPlugin[]
  /** Names of the journeys that have a button, in the buttons' order. */
  readonly journeys?: readonly JourneyName[] | undefined
  /** The journey of a group of 15 or more. */
  readonly groupJourney?: JourneyName | undefined
  /** Each plugin's own options, by its id. */
  readonly options?: OptionsOfPlugins | undefined
  /** Rewordings, by "plugin.key". */
  readonly messages?: Rewordings | undefined
  /** Packs by language, from `tavola/languages/…`, or functions that fetch them. English needs none. */
  readonly languages?: Readonly<Record<string, Messages | LazyMessages>> | undefined
}

type LazyMessages = () => Promise<{ readonly default: Messages }>

/** The script tag's options, but with a brand in code. */
export interface CodeOptions extends Omit<InitOptions, 'brand' | 'journey'> {
  readonly brand: CodeBrand
  /** Locks the journey: its choice is hidden. */
  readonly journey?: JourneyName | null | undefined
}

/** Options with the back end's address or an adapter. */
export type CodeInitOptions = WithBackEnd<CodeOptions>

export interface CodeHandle extends Omit<Handle, 'open' | 'update'> {
  /** Opens the popup, for a venue and a journey if they are given. */
  open(venueId?: string | number, journey?: JourneyName): void
  /** Changes options, even while the widget is open. Diners keep their choices and texts. `container` and `inline` can't change. */
  update(changes: Partial<CodeOptions>): void
}

type DomEvents = { readonly [Name in OwnEventName as `tavola:${Name}`]: CustomEvent<EventDetail<Name>> }

declare global {
  // It types the widget's events for a page's `addEventListener`.
  interface WindowEventMap extends DomEvents {}
}
