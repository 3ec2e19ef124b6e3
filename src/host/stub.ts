import { pageGlobal } from '../dom-clobbering'

/**
 * The contract's snippet, for scripts that may come before the widget's: calls are kept in `q` until that is here, and what they
 * put on the object stays.
 */

type Call = (this: Stub, ...values: unknown[]) => void

export interface Stub {
  q?: [string, unknown[]][]
  init?: Call
  open?: Call
  [name: string]: unknown
}

const stub = (): Stub => ({
  q: [],
  init(...values) {
    this.q?.push(['init', values])
  },
  open(...values) {
    this.q?.push(['open', values])
  },
})

/** The page's `Tavola`, with something more on it. */
export function addToTavola(more: Readonly<Record<string, unknown>>): void {
  const tavola = pageGlobal('Tavola') ?? stub()
  Object.assign(window, { Tavola: Object.assign(tavola, more) })
}
