import type { BuildOptions } from './tavola-build'

/** With paths that are whole. */
interface ReadOptions extends Required<Pick<BuildOptions, 'builds'>>, Pick<BuildOptions, 'rules'> {
  readonly catalogue: string
  readonly output: string
}

export declare function readBuildOptions(options: unknown): ReadOptions
