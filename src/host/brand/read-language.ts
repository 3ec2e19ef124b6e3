import { directionOf } from '../../locale/direction'
import { languageOf, nearest } from '../../locale/tag'
import { localDigits } from '../../locale/numbers'
import type { Brand } from '../../kernel/contract/brand'
import type { Message, Messages } from '../../messages/message'
import type { Catalogue } from './catalogue'
import { logError } from '../log-error'

/** The texts of a brand's language, and the direction in which they are written. */
export interface Language {
  readonly messages: Messages
  readonly direction: 'ltr' | 'rtl'
}

/** The language pack with the brand's own rewordings over it. English needs no pack. */
export async function readLanguage({ locale, messages }: Brand, catalogue: Catalogue): Promise<Language> {
  const pack = await fetchPack(locale, messages, catalogue)
  return { messages: { ...pack, ...messages }, direction: directionOf(locale) }
}

async function fetchPack(
  locale: string,
  messages: Messages,
  { languages }: Catalogue,
): Promise<Messages | undefined> {
  const language = languageOf(locale)
  const packs = (await languages?.())?.default ?? {}
  const pack = nearest(locale, packs)
  if (pack) return inDigitsOf(locale, (await pack()).default)
  // A brand may bring a whole pack as its messages, as those in code do.
  if (language === 'en' || messages['widget.back'] !== undefined) return undefined
  const hint = languages
    ? `Known are ${['en', ...Object.keys(packs)].join(', ')}.`
    : `Give it the pack as "messages", as "tavola/languages/${language}" exports it.`
  logError(
    `T043 brand: there is no language "${language}", as its locale "${locale}" asks for: texts that are not in "messages" stay English. ${hint}`,
  )
  return undefined
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
