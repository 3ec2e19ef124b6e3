import type { Core } from './handle'
import type { LoadScript } from './scripts'

declare let __webpack_public_path__: string
declare const __webpack_require__: { l: (url: string, done: (event: Event) => void) => void }

/** What the loader leaves under the build's name for the code that it fetches. */
export interface Reception {
  readonly base: string
  readonly load: LoadScript
  readonly arrived: (core: Core) => void
}

/** Of this build alone: two of them on one page share nothing. Webpack puts the hash in (webpack.config.js). */
export const receptionName = 'code @build@'

/** Hands the widget's code to the loader that fetched it, whose way of fetching the chunks take over. */
export function deliver(core: Core): void {
  const { base, load, arrived } = (window.Tavola as unknown as Record<string, Reception>)[receptionName]!
  __webpack_public_path__ = base
  __webpack_require__.l = load
  arrived(core)
}

declare global {
  interface Window {
    Tavola?: object
  }
}
