import type { Message, Messages } from 'tavola'

type Forms = Exclude<Message, string>

/**
 * What is wrong with a language pack, each with the name of its text: one that is missing or that there is not, a
 * `{place}` that the English text has not or that is left out, and a plural without a form that the language needs.
 */
export function problemsOf(language: string, pack: Messages, english: Messages): string[] {
  const needed = formsOf(language)
  const missing = Object.keys(english).filter((key) => pack[key] === undefined)
  return [
    ...missing.map((key) => `"${key}" is missing.`),
    ...Object.entries(pack).flatMap(([key, message]) => {
      const original = english[key]
      if (original === undefined) return [`"${key}" is no text of the widget.`]
      const wrong = [...wrongForms(message, original, needed), ...wrongPlaces(message, original)]
      return wrong.map((problem) => `"${key}" ${problem}`)
    }),
  ]
}

/** The plural forms that whole numbers of a widget come in: Italian's for millions is none of them. */
function formsOf(language: string): readonly Intl.LDMLPluralRule[] {
  const plurals = new Intl.PluralRules(language)
  const met = new Set(Array.from({ length: 201 }, (_, count) => plurals.select(count)))
  return plurals.resolvedOptions().pluralCategories.filter((form) => met.has(form))
}

function wrongForms(message: Message, original: Message, needed: readonly Intl.LDMLPluralRule[]): string[] {
  if (typeof message === 'string') {
    const isOne = typeof original === 'string' || needed.length === 1
    return isOne ? [] : [`has no plural: it needs ${needed.join(', ')}.`]
  }
  return needed
    .filter((form) => message[form] === undefined)
    .map((form) => `lacks the plural form "${form}".`)
}

/** A form other than "other" may leave a place out: "one person". */
function wrongPlaces(message: Message, original: Message): string[] {
  const places = placesOf(wholeOf(original))
  const unknown = textsOf(message).flatMap((text) =>
    placesOf(text).filter((place) => !places.includes(place)),
  )
  const left = places.filter((place) => !placesOf(wholeOf(message)).includes(place))
  return [
    ...[...new Set(unknown)].map((place) => `has a place ${place} that the English text has not.`),
    ...left.map((place) => `leaves out ${place}.`),
  ]
}

const placesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? []
const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message as Required<Forms>)
const wholeOf = (message: Message): string => (typeof message === 'string' ? message : message.other)
