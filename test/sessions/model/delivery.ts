/** What the back end answered a request with, before any of it has reached the page. */
export interface Delivery {
  /** "check", "menus", "book", …: one of the nine. */
  readonly call: string
  /** The path after "/api/", still encoded. */
  readonly path: string
  readonly status: number
  /** The parsed body; undefined where it is no JSON. */
  readonly body: unknown
}
