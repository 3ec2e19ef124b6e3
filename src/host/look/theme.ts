import type { Brand } from '../../contract/brand'

/** A look, and the brand that it was made for. */
export interface Theme {
  /** Its style sheet, with the tokens on `:host`. */
  readonly css: string
  /** The scheme of that style sheet; light by default. */
  readonly scheme?: 'light' | 'dark'
  /** A style sheet on top of it, for the other scheme. */
  readonly other?: () => Promise<{ readonly default: string }>
  readonly brand: Brand
}
