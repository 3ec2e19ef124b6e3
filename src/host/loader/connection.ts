import type { InitOptions } from '../public'
import type { WidgetCode } from './create-handle'
import type { PrefetchedResponses } from '../widget/prefetched-responses'
import type { FetchedFiles, LoadFile } from './load-script'

/** Connects the loader and the code of one build. Either may run first: in tavola-inline.js the code runs before a module's tag is known. */
export interface Connection {
  loader?: ConnectedLoader
  code?: WidgetCode
}

/** The loader's side of the connection. */
export interface ConnectedLoader {
  readonly tag: HTMLScriptElement
  readonly load: LoadFile
  readonly fetched: FetchedFiles
  readonly requests: PrefetchedResponses
  /** Returns the page's own brand config, unchecked; undefined for the build's default brand. */
  readonly brandOf: (brand: InitOptions['brand']) => unknown
}

/** Each build has its own name, so that two on one page share nothing. Webpack inserts the build's hash (webpack.config.js). */
export const connectionName = 'code @build@'
