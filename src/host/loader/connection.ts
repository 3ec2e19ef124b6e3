import type { InitOptions } from '../public'
import type { WidgetCode } from './create-handle'
import type { PrefetchedResponses } from '../widget/prefetched-responses'
import type { FetchedFiles, LoadFile } from './load-script'

/** The loader's side of the connection to the code that it fetches. It is stored under the build's name. */
export interface LoaderConnection {
  readonly tag: HTMLScriptElement
  readonly load: LoadFile
  readonly fetched: FetchedFiles
  readonly requests: PrefetchedResponses
  /** The page's own brand config, unchecked; undefined for the build's default brand. */
  readonly brandOf: (brand: InitOptions['brand']) => unknown
  /** Set once the code is here. */
  code?: WidgetCode
}

/** Each build has its own name, so that two on one page share nothing. Webpack inserts the hash (webpack.config.js). */
export const connectionName = 'code @build@'
