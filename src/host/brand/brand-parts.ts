import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import type { TranslateParts } from '../../kernel/core/parts'
import type { ApplyLook } from '../look/brand-look'
import type { Theme } from '../look/theme'

/** A checked brand, and everything that it names. */
export interface BrandParts {
  readonly brand: Brand
  /** Plugins in the brand's order. */
  readonly plugins: readonly AnyPlugin[]
  /** The ids of plugins that did not load. */
  readonly missing: readonly string[]
  readonly theme: Theme
  /** Applies the brand's changes to its theme; undefined for the default brand. */
  readonly applyLook?: ApplyLook | undefined
  /** The writing direction of its language. */
  readonly direction: 'ltr' | 'rtl'
  /** Undefined if no text has to be fetched, as in English. */
  readonly translateParts?: TranslateParts | undefined
}
