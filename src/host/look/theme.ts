import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import type { Messages } from '../../messages/message'

/** The fields of each step by its plugin's id: `{ start: [location, date, guests, time] }`. */
export type Fields = Readonly<Record<string, readonly AnyPlugin[]>>

/** A look, and the brand that it was made for. */
export interface Theme {
  /** The style sheet, with the tokens on `:host`. */
  readonly css: string
  /** The scheme of that style sheet; light by default. */
  readonly scheme?: 'light' | 'dark'
  /** A style sheet for the other scheme, on top of `css`. */
  readonly other?: () => Promise<{ readonly default: string }>
  readonly brand: Brand
  /** A step's fields for a brand that lists none of them. */
  readonly fields?: Fields
  /** All English texts by "owner.key", for a build without a catalogue. They are fetched only to report unknown texts. */
  readonly texts?: () => Promise<{ readonly default: Messages }>
}
