import type { Theme } from '../host/look/theme'
import type { WithBackEnd } from '../api/adapter'
import type { Handle, InitOptions } from '../host/public'
import type { Brand } from '../kernel/contract/brand'
import type { Messages } from '../messages/message'
import type { AnyPlugin } from '../kernel/contract/plugin'

/** A brand in code (contract, "Brand config"): plugins and theme themselves instead of their names. */
export interface CodeBrand extends Partial<Omit<Brand, 'plugins' | 'theme'>> {
  /** From `tavola/themes/…`. Its brand fills in what is left out here. */
  readonly theme: Theme
  /** From `tavola/plugins/…`, and your own; their order settles ties. */
  readonly plugins: readonly AnyPlugin[]
  /** By language, from `tavola/languages/…`: the packs themselves, or functions that fetch them. English needs none. */
  readonly languages?: Readonly<Record<string, Messages | LazyMessages>> | undefined
}

type LazyMessages = () => Promise<{ readonly default: Messages }>

/** The options of the npm package: those of the script tag, with a brand in code. */
export interface CodeOptions extends Omit<InitOptions, 'brand'> {
  readonly brand: CodeBrand
}

/** With the back end's address, or an adapter. */
export type CodeInitOptions = WithBackEnd<CodeOptions>

export interface CodeHandle extends Omit<Handle, 'update'> {
  /** Changes options, also while the widget is open: what was chosen and typed stays. `container` and `inline` cannot change. */
  update(changes: Partial<CodeOptions>): void
}
