import type { Configuration } from 'webpack'

declare const config: Configuration
export default config
