import { pageGlobal } from '../dom-clobbering'

/**
 * The contract's snippet, for scripts that may run before the widget's: calls are queued in `q` until the widget's script is
 * here, and it keeps what they put on the object.
 */

type Call = (this: CommandQueue, ...values: unknown[]) => void

export interface CommandQueue {
  q?: [string, unknown[]][]
  init?: Call
  open?: Call
  [name: string]: unknown
}

const createQueue = (): CommandQueue => ({
  q: [],
  init(...values) {
    this.q?.push(['init', values])
  },
  open(...values) {
    this.q?.push(['open', values])
  },
})

/** Adds properties to the page's `Tavola`. */
export function addToTavola(more: Readonly<Record<string, unknown>>): void {
  const tavola = pageGlobal('Tavola') ?? createQueue()
  Object.assign(window, { Tavola: Object.assign(tavola, more) })
}
