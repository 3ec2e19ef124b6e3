import type { Configuration } from 'webpack'

declare const builds: Configuration[]
export default builds
