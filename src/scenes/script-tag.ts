import { scene, scenes } from './index'

/** `tavola-scenes.js`: adds `Tavola.scenes` to the page, before or after `tavola.js`. The widget's files do not include it. */

type Call = (this: Stub, ...values: unknown[]) => void

interface Stub {
  q?: [string, unknown[]][]
  init?: Call
  open?: Call
  scenes?: { readonly scene: typeof scene; readonly scenes: typeof scenes }
}

/** The contract's snippet: it queues calls until the widget's script is loaded. */
const stub = (): Stub => ({
  q: [],
  init(...values) {
    this.q?.push(['init', values])
  },
  open(...values) {
    this.q?.push(['open', values])
  },
})

const page = window as unknown as { Tavola?: Stub }
page.Tavola ??= stub()
page.Tavola.scenes = { scene, scenes }
