import { directionOf } from '../../locale/direction'
import { languageOf, nearest, regionOf } from '../../locale/locale'
import { localDigits } from '../../locale/formatters'
import type { Brand } from '../../contract/brand'
import type { Message, Messages } from '../../messages/message'
import type { TranslateParts } from '../../kernel/core/parts'
import type { Catalogue, LanguagePack } from './catalogue'
import { logError } from '../../console'
import { translateWith, type FetchTexts } from './translate-parts'

/** The texts of a brand's language, and the direction in which they are written. */
export interface Language extends Pick<Brand, 'locale' | 'backEndLanguage' | 'messages'> {
  readonly direction: 'ltr' | 'rtl'
  /** Undefined if no text has to be fetched. */
  readonly translateParts: TranslateParts | undefined
}

/**
 * The language pack with the brand's rewordings over it. Without a pack the whole widget is in English, in the form of its country.
 * That includes dates, because the widget declares one language.
 */
export async function readLanguage(brand: Brand, catalogue: Catalogue): Promise<Language> {
  const { locale: wanted, backEndLanguage, messages } = brand
  const pack = await fetchPack(brand, catalogue)
  const locale = pack ? wanted : ['en', regionOf(wanted)].filter(Boolean).join('-')
  return {
    locale,
    backEndLanguage: backEndLanguage && isSpokenAs(backEndLanguage, locale) ? undefined : backEndLanguage,
    messages: { ...pack?.texts, ...messages },
    translateParts: pack?.fetchTexts && translateWith(pack.fetchTexts),
    direction: directionOf(locale),
  }
}

/** Whether one voice can read both locales. Serbian, for example, has two scripts. */
const isSpokenAs = (one: string, other: string) => voiceOf(one) === voiceOf(other)

function voiceOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize()
  return `${language}-${script}`
}

interface LoadedPack {
  readonly texts: Messages
  readonly fetchTexts?: FetchTexts
}

/** Undefined if there is no pack. English needs none. */
async function fetchPack(
  { locale, messages, plugins }: Brand,
  { languages }: Catalogue,
): Promise<LoadedPack | undefined> {
  const language = languageOf(locale)
  const packs = (await languages?.())?.default ?? {}
  const pack = nearest(locale, packs)
  if (pack) return readPack(locale, pack, plugins)
  // A brand in code may bring a whole pack as its messages.
  if (language === 'en' || messages['widget.back'] !== undefined) return { texts: {} }
  const hint = languages
    ? `Expected one of ${['en', ...Object.keys(packs)].join(', ')}.`
    : `Expected the pack under "languages", as "tavola/languages/${language}" exports it.`
  logError(
    `T043 brand: no texts for locale "${locale}", so texts that are not in "messages" and all dates are English. ${hint}`,
  )
  return undefined
}

async function readPack(locale: string, pack: LanguagePack, plugins: readonly string[]): Promise<LoadedPack> {
  const read = async (file: () => Promise<{ readonly default: Messages }>) =>
    inDigitsOf(locale, (await file()).default)
  if (typeof pack === 'function') return { texts: await read(pack) }
  const own = plugins.flatMap((id) => (Object.hasOwn(pack.own, id) ? pack.own[id]! : []))
  const texts = await Promise.all([pack.first, ...own].map(read))
  return {
    texts: Object.assign({}, ...texts) as Messages,
    fetchTexts(owner) {
      const file = pack.partsOf(owner)
      return file && read(file)
    },
  }
}

/** Writes the numbers in texts in the locale's digits. Telephone numbers, which texts isolate as left to right (U+2066), stay unchanged. */
function inDigitsOf(locale: string, pack: Messages): Messages {
  if (localDigits('0', locale) === '0') return pack
  const digits = (text: string) =>
    text.replace(/\u2066[^\u2069]*|\d/g, (found) => (found > '9' ? found : localDigits(found, locale)))
  const written = (message: Message): Message =>
    typeof message === 'string'
      ? digits(message)
      : (Object.fromEntries(
          Object.entries(message).map(([form, text]) => [form, digits(text)]),
        ) as typeof message)
  return Object.fromEntries(Object.entries(pack).map(([key, message]) => [key, written(message)]))
}
