import type { WidgetCode } from './create-handle'
import type { FetchedScripts, LoadScript } from './load-script'

declare let __webpack_public_path__: string
declare const __webpack_require__: { l: (url: string, done: (lost: Event | void) => void) => void }

/** What the loader leaves under the build's name for the code that it fetches. */
export interface LoaderConnection {
  readonly load: LoadScript
  readonly fetched: FetchedScripts
  /** Once it is here. */
  code?: WidgetCode
  /** Fetches it, and what else a widget of this brand needs. */
  getCode(brand: unknown, popup: boolean): Promise<WidgetCode>
}

/** Each build has a name of its own, so that two on one page share nothing. Webpack puts the hash in (webpack.config.js). */
export const connectionName = 'code @build@'

/** Hands the widget's code to the loader that fetched it. From now on webpack fetches its chunks through the loader. */
export function registerWidgetCode(code: WidgetCode): void {
  const connection = (window.Tavola as unknown as Record<string, LoaderConnection>)[connectionName]!
  const { load, fetched } = connection
  // The chunks are beside this one.
  __webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href
  const requested = new Set<string>()
  __webpack_require__.l = (url, done) => {
    // Asked for again: what came the first time was something else, say the login page of a Wi-Fi.
    if (requested.has(url)) delete fetched[url]
    requested.add(url)
    load(url, done)
  }
  connection.code = code
}

declare global {
  interface Window {
    Tavola?: object
  }
}
