import { pluralRules } from '../locale/formatters'
import { nearest } from '../locale/locale'
import { formatsIn } from '../locale/formats'
import type { Message, Messages, MessageValues, Translations } from './message'

interface Owner {
  readonly id: string
  readonly texts?: Messages
  readonly languages?: Translations
}

/**
 * The message catalogue of one widget has each owner's messages under "owner.key", translated if possible. A brand's rewordings take
 * precedence. The text of an unknown key is the key itself, so that a mistake is visible. An owner's messages are read with its
 * first key, because a step shows texts of few owners.
 */
export function createCatalogue(
  owners: readonly Owner[],
  rewordings: Messages,
  locale: string,
  /** Values that every text may show. */
  shared: MessageValues = {},
) {
  const byName = new Map(Object.entries(rewordings))
  const unread = new Map<string, (readonly [Messages?, Translations?])[]>()
  const add = (owner: string, ...added: readonly [Messages?, Translations?]) =>
    void unread.set(owner, [...(unread.get(owner) ?? []), added])
  for (const { id, texts, languages } of owners) add(id, texts, languages)

  function read(owner: string): void {
    for (const [messages, languages = {}] of unread.get(owner) ?? []) {
      const translated: Messages = { ...messages, ...(nearest(locale, languages) as Messages | undefined) }
      for (const [key, message] of Object.entries(translated)) {
        const name = `${owner}.${key}`
        if (!byName.has(name)) byName.set(name, message)
      }
    }
    unread.delete(owner)
  }

  function find(key: string): Message | undefined {
    // Ids and keys may have dots too.
    for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) read(key.slice(0, dot))
    return byName.get(key)
  }

  /** The plural form of `{count}`, or else of the first number. */
  const formOf = (values: MessageValues) =>
    pluralRules(locale).select(
      Number(values.count ?? Object.values(values).find((value) => typeof value === 'number')),
    )

  const formats = formatsIn(locale)

  return {
    formats,
    /** Adds the texts of a loaded part. */
    add,
    /** Whether all of these texts are reworded or translated, so that English is not needed. */
    isTranslated: (owner: string, texts: Messages) =>
      Object.keys(texts).every((key) => byName.has(`${owner}.${key}`)),
    /** Adds texts in the widget's language by "owner.key". They precede the owner's own. */
    translate(translated: Messages): void {
      for (const [name, message] of Object.entries(translated))
        if (!byName.has(name)) byName.set(name, message)
    },
    has: (key: string) => find(key) !== undefined,
    text(key: string, values: MessageValues = {}): string {
      const message = find(key) ?? key
      const chosen = typeof message === 'string' ? message : (message[formOf(values)] ?? message.other)
      return chosen.replace(/\{(\w+)\}/g, (place, name: string) => {
        const value = values[name] ?? shared[name] ?? place
        return typeof value === 'number' ? formats.number(value) : value
      })
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
