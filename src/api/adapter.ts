/** A back end of any shape, for the option `api`. `createAdapter` of "tavola/adapter" makes it; it is called like `fetch`. */
export interface Adapter {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  /** The names of its functions. */
  readonly offers: readonly string[]
}

/** Options with either the back end's address or an adapter. */
export type WithBackEnd<Options extends { readonly baseUrl: string }> =
  | Options
  | (Omit<Options, 'baseUrl'> & { readonly api: Adapter; readonly baseUrl?: string })
