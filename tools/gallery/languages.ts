import type { Messages } from 'tavola'
import type { Words } from '../../src/scenes'
import arabic from '../../themes/languages/ar'
import english from '../../themes/languages/english'
import italian from '../../themes/languages/it'
import type { GalleryBrand } from './brands'

/** The gallery's languages, with the locales of their dates and numbers. */
const locales = { en: 'en-IE', it: 'it-IT', ar: 'ar' } as const
const languages = Object.keys(locales) as (keyof typeof locales)[]

/** Whole packs: webpack joins the plugins' texts to the shell's (tools/languages/pack-loader.mjs). */
const packs: Readonly<Record<string, Messages>> = { it: italian, ar: arabic }

/** The widget's texts in a brand, by "plugin.key". Only for pages: in Node a pack has only the shell's texts. */
export const textsOf = ({ config, language }: GalleryBrand): Messages => ({
  ...english,
  ...(language && packs[language]),
  ...(config.messages as Messages | undefined),
})

/** The brand in another language, without its own texts. The restaurants keep their names. */
export function inLanguage(brand: GalleryBrand, chosen: string | null): GalleryBrand {
  const language = languages.find((one) => one === chosen)
  if (!language || language === (brand.language ?? 'en')) return brand
  return { ...brand, language, config: { ...brand.config, locale: locales[language], messages: {} } }
}

/** The back end's own texts, by language. English is the default. */
export const words: Readonly<Partial<Record<NonNullable<GalleryBrand['language']>, Words>>> = {
  it: {
    closed: 'Siamo chiusi da ##closedFrom## e riapriamo ##closedTo##.',
    groupWarning: 'Richiamiamo ogni gruppo: il tavolo è tuo dopo la nostra telefonata.',
    refusedEmail: 'Questo indirizzo email non esiste.',
    refusedTelephone: 'A questo numero non risponde nessuno.',
    refusedCard: 'La carta non può essere usata come garanzia.',
    lunch: 'Pranzo',
    dinner: 'Cena',
  },
  ar: {
    closed: 'المطعم مغلق من ##closedFrom## ويعود في ##closedTo##.',
    groupWarning: 'نتصل بكل مجموعة: طاولتكم محجوزة بعد حديثنا معكم.',
    refusedEmail: 'عنوان البريد الإلكتروني هذا غير موجود.',
    refusedTelephone: 'لا يمكن الاتصال بهذا الرقم.',
    refusedCard: 'لا يمكن استعمال هذه البطاقة للضمان.',
    lunch: 'الغداء',
    dinner: 'العشاء',
  },
}
