import type { EventName, EventDetail } from '../contract/events'
import type { WithBackEnd } from '../api/adapter'
import type { InitOptions } from './options/table'

export type { InitOptions }

export interface Handle {
  /** Opens the popup, for a venue and a journey if they are given. */
  open(venueId?: string | number, journey?: string): void
  close(): void
  /** Changes options, even while the widget is open. Diners keep their choices and texts. `container` and `inline` can't change. */
  update(changes: Partial<InitOptions>): void
  /** Listens to an event. Returns a function that stops listening. A late listener gets the present state, marked as `replayed`. */
  on<Name extends EventName>(
    event: Name,
    handler: (detail: EventDetail<Name>, about?: { readonly replayed: true }) => void,
  ): () => void
  /** Removes the widget. No node, listener, timer or request stays behind. */
  destroy(): void
}

export interface TavolaGlobal {
  /** Makes a widget. A container has only one: a second call returns its handle. */
  init(options: WithBackEnd<InitOptions>): Handle
  init(baseUrl: string, container?: Element | null, inline?: boolean, readOnlyLocation?: boolean): Handle
  open(venueId: string | number, journey?: string): void
  /** Lists the problems of the widgets on this page, and prints the list to the console. */
  doctor(): Promise<readonly Finding[]>
  /** The page's brand configs, by their names. */
  brands?: Record<string, Readonly<Record<string, unknown>>>
  /** The build's `integrity.json`, if the page wants each of its files checked. A file that isn't in it is refused. */
  integrity?: Readonly<Record<string, string>>
}

/** A problem that the doctor found on this page. */
export interface Finding {
  /** `error`: every diner is affected. `warning`: some may be. `note`: worth knowing. */
  readonly level: 'error' | 'warning' | 'note'
  /** The subject: "base URL", "policy", "page", "place", "options", "contrast", "files". */
  readonly about: string
  readonly what: string
  /** How to fix it. */
  readonly remedy: string
  /** The code of the console line about it, as listed in docs/troubleshooting/codes.md. */
  readonly code?: string
}
