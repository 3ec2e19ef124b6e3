/** The package's "tavola": the widget for hosts that use npm, and the API for plugins. */
export { init } from './init'
export type { CodeBrand, CodeHandle as Handle, CodeInitOptions as InitOptions } from './public'
export type { MessageName, OptionsOfPlugins, Rewordings } from './brand-names'
export type { Theme } from '../host/look/theme'
export * from '../index'
