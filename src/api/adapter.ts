/**
 * The widget's way to a back end of any shape, for the option `api`: what `createAdapter` of "tavola/adapter" makes. It is
 * called as `fetch` is, so all that the widget does with an answer is the same.
 */
export interface Adapter {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** The names of its functions. */
  readonly offers: readonly string[]
}

/** Options with a way to the back end: its address, or an adapter. */
export type WithBackEnd<Options extends { readonly baseUrl: string }> =
  | Options
  | (Omit<Options, 'baseUrl'> & { readonly api: Adapter; readonly baseUrl?: string })
