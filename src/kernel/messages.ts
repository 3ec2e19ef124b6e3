import type { Messages } from './brand'

export type MessageValues = Readonly<Record<string, string | number>>
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string

/** Translations that an owner brings itself, by language: `{ it: { label: 'Tè del pomeriggio' } }`. */
export type Translations = Readonly<Record<string, Messages>>

interface Owner {
  readonly id: string
  readonly messages?: Messages
  readonly languages?: Translations
}

/** Of the languages that there are, the locale's: "pt-BR" before "pt"; "it-CH" has the texts of "it". */
export function nearest<Texts>(
  locale: string,
  languages: Readonly<Record<string, Texts>>,
): Texts | undefined {
  const { baseName, language, script } = new Intl.Locale(locale)
  return languages[baseName] ?? languages[`${language}-${script}`] ?? languages[language]
}

/**
 * The catalogue of one widget: each owner's messages under "owner.key", in its own translation where it has one, a
 * brand's rewordings over them. An unknown key answers with itself, so that a slip is seen and nothing breaks.
 */
export function createCatalogue(owners: readonly Owner[], rewordings: Messages, locale: string) {
  const texts = new Map(Object.entries(rewordings))
  const add = (owner: string, messages: Messages = {}, languages: Translations = {}) => {
    for (const [key, message] of Object.entries({ ...messages, ...nearest(locale, languages) })) {
      const name = `${owner}.${key}`
      if (!texts.has(name)) texts.set(name, message)
    }
  }
  for (const { id, messages, languages } of owners) add(id, messages, languages)
  const plurals = new Intl.PluralRules(locale)
  /** A plural follows `{count}`, or the one number that the text has under another name. */
  const formOf = (values: MessageValues) =>
    plurals.select(Number(values.count ?? Object.values(values).find((value) => typeof value === 'number')))

  return {
    locale,
    /** Texts that come later, with the part that shows them. */
    add,
    has: (key: string) => texts.has(key),
    text(key: string, values: MessageValues = {}): string {
      const message = texts.get(key) ?? key
      const chosen = typeof message === 'string' ? message : (message[formOf(values)] ?? message.other)
      // Numbers as the locale writes them; a text answers with itself.
      return chosen.replace(/\{(\w+)\}/g, (place, name: string) =>
        ((values[name] ?? place) as number).toLocaleString(locale),
      )
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
