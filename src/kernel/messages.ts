import type { Messages } from './brand'

export type MessageValues = Readonly<Record<string, string | number>>
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string

/**
 * The catalogue of one widget: each owner's messages under "owner.key", a brand's rewordings over them.
 * An unknown key answers with itself, so that a slip is seen and nothing breaks.
 */
export function createCatalogue(
  owners: readonly { readonly id: string; readonly messages?: Messages }[],
  rewordings: Messages,
  locale: string,
) {
  const texts = new Map(Object.entries(rewordings))
  const add = (owner: string, messages: Messages = {}) => {
    for (const [key, message] of Object.entries(messages)) {
      const name = `${owner}.${key}`
      if (!texts.has(name)) texts.set(name, message)
    }
  }
  for (const { id, messages } of owners) add(id, messages)
  const plurals = new Intl.PluralRules(locale)

  return {
    /** Texts that come later, with the part that shows them. */
    add,
    has: (key: string) => texts.has(key),
    text(key: string, values: MessageValues = {}): string {
      const message = texts.get(key) ?? key
      const chosen =
        typeof message === 'string'
          ? message
          : (message[plurals.select(Number(values.count))] ?? message.other)
      return chosen.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    },
  }
}

export type Catalogue = ReturnType<typeof createCatalogue>
