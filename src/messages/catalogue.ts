import { pluralRules } from '../locale/formatters'
import { nearest } from '../locale/locale'
import { formatsIn } from '../locale/formats'
import type { Message, Messages, MessageValues, Translations } from './message'

interface Owner {
  readonly id: string
  readonly messages?: Messages
  readonly languages?: Translations
}

/**
 * The message catalogue of one widget: each owner's messages under "owner.key", translated where the owner has a
 * translation. A brand's rewordings take precedence. The text of an unknown key is the key itself, so that a mistake is
 * visible and nothing breaks.
 */
export function createCatalogue(
  owners: readonly Owner[],
  rewordings: Messages,
  locale: string,
  /** Values that every text may show. */
  shared: () => MessageValues = () => ({}),
) {
  const texts = new Map(Object.entries(rewordings))
  const add = (owner: string, messages: Messages = {}, languages: Translations = {}) => {
    const translated: Messages = { ...messages, ...(nearest(locale, languages) as Messages | undefined) }
    for (const [key, message] of Object.entries(translated)) {
      const name = `${owner}.${key}`
      if (!texts.has(name)) texts.set(name, message)
    }
  }
  for (const { id, messages, languages } of owners) add(id, messages, languages)
  /** `{count}` selects the plural form; without it the first value that is a number does. */
  const formOf = (values: MessageValues) =>
    pluralRules(locale).select(
      Number(values.count ?? Object.values(values).find((value) => typeof value === 'number')),
    )

  const formats = formatsIn(locale)

  return {
    formats,
    /** Adds the texts of a lazily loaded part. */
    add,
    has: (key: string) => texts.has(key),
    text(key: string, values: MessageValues = {}): string {
      const message: Message = texts.get(key) ?? key
      const chosen = typeof message === 'string' ? message : (message[formOf(values)] ?? message.other)
      return chosen.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name] ?? shared()[name] ?? place
        return typeof value === 'number' ? formats.number(value) : value
      })
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
