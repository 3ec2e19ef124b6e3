import type { Brand } from '../../contract/brand'
import type { Messages } from '../../messages/message'

/** A look, and the brand that it was made for. */
export interface Theme {
  /** The style sheet, with the tokens on `:host`. */
  readonly css: string
  /** The scheme of that style sheet; light by default. */
  readonly scheme?: 'light' | 'dark'
  /** A style sheet for the other scheme, on top of `css`. */
  readonly other?: () => Promise<{ readonly default: string }>
  readonly brand: Brand
  /** All English texts by "owner.key", for a build without a catalogue. They are fetched only to report unknown texts. */
  readonly texts?: () => Promise<{ readonly default: Messages }>
}
