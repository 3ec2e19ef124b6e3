import type { InitOptions } from '../public'
import type { WidgetCode } from './create-handle'
import type { EarlyAnswers } from '../widget/early-fetch'
import type { FetchedFiles, LoadFile } from './load-script'

/** What the loader leaves under the build's name for the code that it fetches. */
export interface LoaderConnection {
  readonly tag: HTMLScriptElement
  readonly load: LoadFile
  readonly fetched: FetchedFiles
  readonly early: EarlyAnswers
  /** The page's own brand config, unchecked, for what its options say; undefined for the build's. */
  readonly brandOf: (brand: InitOptions['brand']) => unknown
  /** Once it is here. */
  code?: WidgetCode
}

/** Each build has a name of its own, so that two on one page share nothing. Webpack puts the hash in (webpack.config.js). */
export const connectionName = 'code @build@'
