import type { Configuration } from 'webpack'

type Build = Configuration & Required<Pick<Configuration, 'target' | 'resolve' | 'module' | 'output'>>

export declare const react: Build
export declare const light: Build
declare const builds: readonly Build[]
export default builds
export declare function sideScript(file: string, source: string): Configuration[]
