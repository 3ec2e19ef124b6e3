import type { AnyPlugin } from 'tavola'

/** A plugin of the docs, which webpack.config.js takes from its page. */
declare const plugin: AnyPlugin
export default plugin
