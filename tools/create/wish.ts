import type { Kind } from './kinds'

/** What the command was asked for. */
export interface Wish {
  readonly name?: string | undefined
  readonly kind?: Kind | undefined
  /** The folder of the new files; left out: one with the name, where the command runs. */
  readonly into?: string | undefined
  /** The package itself, as a file or folder, where it is not the registry's. */
  readonly tavola?: string | undefined
}
