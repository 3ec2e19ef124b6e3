import type { Configuration } from 'webpack'

declare const config: Configuration & Required<Pick<Configuration, 'target' | 'resolve' | 'module'>>
export default config
