import type { Messages } from 'tavola'
import arabic from '../../themes/languages/ar'
import english from '../../themes/languages/english'
import italian from '../../themes/languages/it'
import type { GalleryBrand } from './brands'

/** Whole packs: webpack joins the plugins' texts to the shell's (tools/webpack/language-pack.mjs). */
const packs: Readonly<Record<string, Messages>> = { it: italian, ar: arabic }

/** The widget's texts in a brand, by "plugin.key". For a page alone: Node would have the shell's texts and no more. */
export const textsOf = ({ config, language }: GalleryBrand): Messages => ({
  ...english,
  ...(language && packs[language]),
  ...(config.messages as Messages | undefined),
})
