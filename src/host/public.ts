import type { EventMap, EventName } from '../kernel/events'
import type { Venue } from '../api/schemas'

/** What a host page relies on (contract, section 1). */

export interface InitOptions {
  /** Put before every path of section 7. */
  readonly baseUrl: string
  /** Where the widget stands; without one the widget makes the popup's. */
  readonly container?: Element | null
  /** In the page instead of in a popup. With a container: true by default. */
  readonly inline?: boolean
  /** Shows the given venue instead of the location box. */
  readonly readOnlyLocation?: boolean
  readonly venueId?: string | number
  /** Locks the journey: its choice is hidden. */
  readonly journey?: string | null
  /** Prefill, YYYY-MM-DD. */
  readonly date?: string
  /** Prefill, 1 to 14, or -1 for a group. */
  readonly guests?: number
  /** A brand config, or its name where the page put it under `Tavola.brands`. */
  readonly brand?: string | Readonly<Record<string, unknown>>
  /** For the scripts and styles that the widget adds, where the page's policy asks for one. */
  readonly nonce?: string
  readonly onNoAvailability?: (venue: Venue) => void
  readonly transformSpecialRequests?: (text: string) => string
}

export interface Handle {
  /** Opens the popup, for a venue and a journey where they are given. */
  open(venueId?: string | number, journey?: string): void
  close(): void
  /** Listens to an event; returns its end. */
  on<Name extends EventName>(event: Name, handler: (detail: EventMap[Name]) => void): () => void
  /** Leaves no node, listener, timer or request behind. */
  destroy(): void
}

export interface TavolaGlobal {
  init(options: InitOptions): Handle
  init(baseUrl: string, container?: Element | null, inline?: boolean, readOnlyLocation?: boolean): Handle
  open(venueId: string | number, journey?: string): void
  /** Brand configs that the page has given a name. */
  brands?: Record<string, Readonly<Record<string, unknown>>>
}
