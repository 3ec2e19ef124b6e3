import type { Configuration } from 'webpack'

declare const builds: readonly [react: Configuration, light: Configuration]
export default builds
