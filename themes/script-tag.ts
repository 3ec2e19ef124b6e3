import { install } from '../src/host/loader/loader'

/** Names inserted by webpack (tools/webpack/loaders/brand-files.mjs). */
declare const BRAND_FILES: readonly string[]

/** The script tag's first file. It loads the other files by their names. */
install(BRAND_FILES)
