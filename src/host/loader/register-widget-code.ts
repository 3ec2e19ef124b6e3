import type { Core } from './handle'
import type { Fetched, LoadScript } from './scripts'

declare let __webpack_public_path__: string
declare const __webpack_require__: { l: (url: string, done: (lost: Event | void) => void) => void }

/** What the loader leaves under the build's name for the code that it fetches. */
export interface LoaderConnection {
  readonly load: LoadScript
  readonly fetched: Fetched
  /** Once it is here. */
  code?: Core
  /** Fetches it, and what a widget of this brand needs besides. */
  core(brand: unknown, popup: boolean): Promise<Core>
}

/** Of this build alone: two of them on one page share nothing. Webpack puts the hash in (webpack.config.js). */
export const connectionName = 'code @build@'

/** Hands the widget's code to the loader that fetched it, whose way of fetching the chunks take over. */
export function registerWidgetCode(core: Core): void {
  const reception = (window.Tavola as unknown as Record<string, LoaderConnection>)[connectionName]!
  const { load, fetched } = reception
  // The chunks lie beside this one.
  __webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href
  const asked = new Set<string>()
  __webpack_require__.l = (url, done) => {
    // Who asks again did not get it: what came under its name was none of ours, say the page of a Wi-Fi's login.
    if (asked.has(url)) delete fetched[url]
    asked.add(url)
    load(url, done)
  }
  reception.code = core
}

declare global {
  interface Window {
    Tavola?: object
  }
}
