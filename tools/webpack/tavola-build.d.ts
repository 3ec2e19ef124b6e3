import type { Configuration, RuleSetRule } from 'webpack'

export interface BuildOptions {
  /** The module whose default export is the catalogue: a path from the folder that webpack runs in, or a file's URL. */
  readonly catalogue: string | URL
  /** The folder of the React build, `dist` by default; the light build is in its folder `light`. */
  readonly output?: string | URL
  /** Both by default: `light` for public pages, `react` where a plugin needs React itself. */
  readonly builds?: readonly ('light' | 'react')[]
  /** Compile the chain's own files in place of TypeScript's compiler: webpack's `module.rules`. */
  readonly rules?: readonly RuleSetRule[]
  /** Writes a `.map` beside each file, for an error monitor. The files don't name it. */
  readonly sourceMaps?: boolean
}

/** The configurations of a script-tag build that has a chain's own plugins, looks and languages. */
export declare function tavolaBuild(options: BuildOptions): Configuration[]
