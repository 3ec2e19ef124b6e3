import type { AnyPlugin } from '../kernel/contract'
import type { Brand } from '../kernel/brand'

type Lazy<Module> = () => Promise<{ readonly default: Module }>

/** A look: its style sheet, with the tokens on `:host`. */
export interface Theme {
  readonly css: string
}

/** What a build of the script tag holds, each a chunk that is fetched when a brand enables it. */
export interface Catalogue {
  readonly plugins: Readonly<Record<string, Lazy<AnyPlugin>>>
  readonly themes: Readonly<Record<string, Lazy<Theme>>>
  /** What a brand config leaves out. */
  readonly brand: Lazy<Brand>
}
