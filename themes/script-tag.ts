import { install } from '../src/host/loader/loader'

/** Ids inserted by webpack (tools/webpack/first-plugins.js). */
declare const FIRST_PLUGINS: readonly string[]

/** The script tag's first file. It loads the other files by their names. */
install({ plugins: FIRST_PLUGINS, always: ['start-step', 'milano'] })
