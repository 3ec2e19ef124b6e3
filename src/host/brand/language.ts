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
  /** Undefined where all texts are here. */
  readonly translateParts: TranslateParts | undefined
}

/**
 * The language pack with the brand's own rewordings over it. English needs no pack. Without a pack all of the widget is
 * English, as its country writes it: dates too, so that no part is in another language than the widget says of itself.
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

/** Whether a voice for the one reads the other: Serbian has two scripts. */
const isSpokenAs = (one: string, other: string) => voiceOf(one) === voiceOf(other)

function voiceOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize()
  return `${language}-${script}`
}

interface ReadPack {
  readonly texts: Messages
  readonly fetchTexts?: FetchTexts
}

/** Undefined where texts are missing. English needs none, nor does a brand that brings a whole pack as its messages. */
async function fetchPack(
  { locale, messages, plugins }: Brand,
  { languages }: Catalogue,
): Promise<ReadPack | undefined> {
  const language = languageOf(locale)
  const packs = (await languages?.())?.default ?? {}
  const pack = nearest(locale, packs)
  if (pack) return readPack(locale, pack, plugins)
  // A brand may bring a whole pack as its messages, as those in code do.
  if (language === 'en' || messages['widget.back'] !== undefined) return { texts: {} }
  const hint = languages
    ? `Expected one of ${['en', ...Object.keys(packs)].join(', ')}.`
    : `Expected the pack under "languages", as "tavola/languages/${language}" exports it.`
  logError(
    `T043 brand: no texts for locale "${locale}", so texts that are not in "messages" and all dates are English. ${hint}`,
  )
  return undefined
}

async function readPack(locale: string, pack: LanguagePack, plugins: readonly string[]): Promise<ReadPack> {
  const read = async (file: () => Promise<{ readonly default: Messages }>) =>
    inDigitsOf(locale, (await file()).default)
  if (typeof pack === 'function') return { texts: await read(pack) }
  const own = plugins.flatMap((id) => (Object.hasOwn(pack.own, id) ? pack.own[id]! : []))
  const texts = await Promise.all([pack.first, ...own].map(read))
  return {
    texts: Object.assign({}, ...texts) as Messages,
    fetchTexts(owner) {
      const file = pack.later(owner)
      return file && read(file)
    },
  }
}

/**
 * Writes the numbers within texts in the digits of the locale, as all other numbers are. A telephone number, which a text
 * isolates as left to right (U+2066), stays as it is.
 */
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
