/** A text with `{name}` placeholders, or one text for each plural form of `{count}` (CLDR's names). */
export type Message = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string })
export type Messages = Readonly<Record<string, Message>>

/** The values for a text's `{name}` placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Returns the text of a key. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string

/** Translations of messages by language: `{ it: { label: 'Tè del pomeriggio' } }`. */
export type Translations<Key extends string = string> = Readonly<
  Record<string, { readonly [Name in Key]?: Message }>
>

/** The names of a text's `{placeholders}`, in all its plural forms. */
export const placeholdersOf = (message: Message): string[] => [
  ...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
]
