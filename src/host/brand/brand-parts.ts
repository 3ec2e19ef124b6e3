import type { Brand } from '../../contract/brand'
import type { AnyPlugin } from '../../contract/plugin'
import type { TranslateParts } from '../../kernel/core/parts'
import type { ApplyLook } from '../look/brand-look'
import type { Theme } from '../look/theme'

/** A brand, checked, with all that it names. */
export interface BrandParts {
  readonly brand: Brand
  /** In its order. */
  readonly plugins: readonly AnyPlugin[]
  /** The ids of those whose files did not arrive. */
  readonly missing: readonly string[]
  readonly theme: Theme
  /** What the brand changes in the theme; undefined for the default brand. */
  readonly applyLook?: ApplyLook | undefined
  /** In which its language is written. */
  readonly direction: 'ltr' | 'rtl'
  /** Undefined where all texts are here, as in English. */
  readonly translateParts?: TranslateParts | undefined
}
