import { pageGlobal } from '../dom-clobbering'

/** The snippet's command queue, for scripts that may run before the widget's: `q` has the calls until that script loads. */

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
