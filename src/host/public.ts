import type { EventName, EventDetail } from '../contract/events'
import type { Adapter, WithBackEnd } from '../api/adapter'
import type { Venue } from '../api/schemas'

/** The interface for host pages (contract, section 1). */

/** The custom element's name. */
export const elementName = 'tavola-booking'

export interface InitOptions {
  /** Put before every path of section 7. With `api` none is needed. */
  readonly baseUrl: string
  /** An adapter to a back end of any shape, from "tavola/adapter"; it goes before `baseUrl` and `fetch`. */
  readonly api?: Adapter
  /** Where the widget is shown; without one it is a popup. */
  readonly container?: Element | null
  /** In the page instead of in a popup; true by default where there is a container. */
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
  /** Prefill, 1 to the brand's largest party, or -1 for a group. */
  readonly guests?: number
  /** Prefill of journeys that ask for both, 1 to 100 and 0 to 100; elsewhere their sum is the guests. */
  readonly adults?: number
  readonly children?: number
  /** A brand config, or its name where the page put it under `Tavola.brands`. */
  readonly brand?: string | Readonly<Record<string, unknown>>
  /** For the scripts and styles that the widget adds, where the page's policy asks for one; by default the script tag's. */
  readonly nonce?: string
  /** In place of the page's `fetch`: for a scene without a server, or a host's own way to its back end. */
  readonly fetch?: typeof fetch
  /** False: a popup does not use the page's history, and the phone's Back leaves the page. */
  readonly history?: boolean
  /** When the code is fetched: on intent only, also some seconds after the start (the default for inline), or now. */
  readonly preload?: 'intent' | 'idle' | 'now'
  readonly onNoAvailability?: (venue: Venue) => void
  readonly transformSpecialRequests?: (text: string) => string
}

export interface Handle {
  /** Opens the popup, for a venue and a journey if they are given. */
  open(venueId?: string | number, journey?: string): void
  close(): void
  /** Changes options, also while the widget is open: what was chosen and typed stays. `container` and `inline` cannot change. */
  update(changes: Partial<InitOptions>): void
  /** Listens to an event; returns a function that ends it. A late listener gets the present state, marked as `replayed`. */
  on<Name extends EventName>(
    event: Name,
    handler: (detail: EventDetail<Name>, about?: { readonly replayed: true }) => void,
  ): () => void
  /** Leaves no node, listener, timer or request behind. */
  destroy(): void
}

export interface TavolaGlobal {
  init(options: WithBackEnd<InitOptions>): Handle
  init(baseUrl: string, container?: Element | null, inline?: boolean, readOnlyLocation?: boolean): Handle
  open(venueId: string | number, journey?: string): void
  /** Lists the problems of the widgets on this page, and prints the list to the console. */
  doctor(): Promise<readonly Finding[]>
  /** The page's brand configs, by their names. */
  brands?: Record<string, Readonly<Record<string, unknown>>>
  /** The build's `integrity.json`, where the page wants each of its files checked. */
  integrity?: Readonly<Record<string, string>>
}

/** A problem of the widget on this page, or a possible one. */
export interface Finding {
  /** `error`: every diner meets it. `warning`: some may. `note`: worth knowing. */
  readonly level: 'error' | 'warning' | 'note'
  /** Which examination found it: "base URL", "policy", "page", "place", "options", "contrast", "files". */
  readonly about: string
  readonly what: string
  /** What to do about it. */
  readonly remedy: string
  /** The code of the console's line about it; docs/troubleshooting/codes.md says more. */
  readonly code?: string
}
