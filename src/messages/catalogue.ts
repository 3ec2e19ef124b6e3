import type { Message, Messages, MessageValues, Translations } from './message'

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
    const translated: Messages = { ...messages, ...(nearest(locale, languages) as Messages | undefined) }
    for (const [key, message] of Object.entries(translated)) {
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
      const message: Message = texts.get(key) ?? key
      const chosen = typeof message === 'string' ? message : (message[formOf(values)] ?? message.other)
      // Numbers as the locale writes them; a text answers with itself.
      return chosen.replace(/\{(\w+)\}/g, (place, name: string) =>
        ((values[name] ?? place) as number).toLocaleString(locale),
      )
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
