import type { Messages } from 'tavola'
import arabic from '../../themes/languages/ar'
import english from '../../themes/languages/english'
import italian from '../../themes/languages/it'
import type { GalleryBrand } from './brands'

/** What the gallery can be read in: the tag of its dates and numbers, by what its address says. */
const locales = { en: 'en-IE', it: 'it-IT', ar: 'ar' } as const
const languages = Object.keys(locales) as (keyof typeof locales)[]

/** Whole packs: webpack joins the plugins' texts to the shell's (tools/webpack/language-pack.mjs). */
const packs: Readonly<Record<string, Messages>> = { it: italian, ar: arabic }

/** The widget's texts in a brand, by "plugin.key". For a page alone: Node would have the shell's texts and no more. */
export const textsOf = ({ config, language }: GalleryBrand): Messages => ({
  ...english,
  ...(language && packs[language]),
  ...(config.messages as Messages | undefined),
})

/** The brand in another language than its own: its own texts stay away, its restaurants keep their names. */
export function inLanguage(brand: GalleryBrand, chosen: string | null): GalleryBrand {
  const language = languages.find((one) => one === chosen)
  if (!language || language === (brand.language ?? 'en')) return brand
  return { ...brand, language, config: { ...brand.config, locale: locales[language], messages: {} } }
}
