import { install } from '../../src/host/loader/loader'

/** Names that the build writes here (tools/webpack/written-files.js). */
declare const BRAND_FILES: readonly string[]

/** The script tag's first file. It loads the others. */
install(BRAND_FILES)
