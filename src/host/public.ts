import type { EventName, EventDetail } from '../kernel/events'
import type { Venue } from '../api/schemas'
import type { Finding } from './doctor/finding'

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
  readonly journey?: string | null | undefined
  /** Prefill, YYYY-MM-DD. */
  readonly date?: string
  /** Prefill, HH:MM: chosen once the restaurant offers it. */
  readonly time?: string
  /** Prefill, 1 to 14, or -1 for a group. */
  readonly guests?: number
  /** Prefill of journeys that ask for both, 1 to 100 and 0 to 100; elsewhere their sum is the guests. */
  readonly adults?: number
  readonly children?: number
  /** A brand config, or its name where the page put it under `Tavola.brands`. */
  readonly brand?: string | Readonly<Record<string, unknown>>
  /** For the scripts and styles that the widget adds, where the page's policy asks for one; the script tag's own otherwise. */
  readonly nonce?: string
  /** In place of the page's `fetch`: a scene without a server, or a host's own way to its back end. */
  readonly fetch?: typeof fetch
  /** False: a popup leaves the page's history alone, and the phone's Back leads away from the page. */
  readonly history?: boolean
  /** When the code is fetched: on intent alone, some seconds after the start too (inline: the default), or now. */
  readonly preload?: 'intent' | 'idle' | 'now'
  readonly onNoAvailability?: (venue: Venue) => void
  readonly transformSpecialRequests?: (text: string) => string
}

export interface Handle {
  /** Opens the popup, for a venue and a journey where they are given. */
  open(venueId?: string | number, journey?: string): void
  close(): void
  /** Changes options, of an open widget too: what was chosen and typed stays. `container` and `inline` cannot change. */
  update(changes: Partial<InitOptions>): void
  /** Listens to an event; returns its end. Who listens late hears how things stand, marked as `replayed`. */
  on<Name extends EventName>(
    event: Name,
    handler: (detail: EventDetail<Name>, about?: { readonly replayed: true }) => void,
  ): () => void
  /** Leaves no node, listener, timer or request behind. */
  destroy(): void
}

export interface TavolaGlobal {
  init(options: InitOptions): Handle
  init(baseUrl: string, container?: Element | null, inline?: boolean, readOnlyLocation?: boolean): Handle
  open(venueId: string | number, journey?: string): void
  /** Names what on this page would hurt the widgets on it, in the console and as a list. */
  doctor(): Promise<readonly Finding[]>
  /** Brand configs that the page has given a name. */
  brands?: Record<string, Readonly<Record<string, unknown>>>
  /** The build's `integrity.json`, where the page wants every file of it checked. */
  integrity?: Readonly<Record<string, string>>
}
