import type { BuildOptions } from './tavola-build'

/** With absolute paths. */
interface ReadOptions extends Required<Pick<BuildOptions, 'builds'>>, Pick<BuildOptions, 'rules'> {
  readonly catalogue: string
  readonly output: string
}

export declare function readBuildOptions(options: unknown): ReadOptions

export declare function checkCatalogue(catalogue: unknown): object

export declare function neededPackage<Module>(
  name: string,
  why: string,
  load: () => Promise<Module>,
): Promise<Module>
