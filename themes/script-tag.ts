import { install } from '../src/host/loader/loader'

/** Ids that webpack writes here (tools/webpack/first-plugins.js). */
declare const FIRST_PLUGINS: readonly string[]

/** The script tag's first file. It knows the names of the other files, and fetches them. */
install({ plugins: FIRST_PLUGINS, always: ['start-step', 'milano'] })
