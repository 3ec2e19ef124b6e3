/** A text with `{name}` places, or one for each plural form of `{count}` (CLDR's names). */
export type Message = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string })
export type Messages = Readonly<Record<string, Message>>

/** What fills a text's `{name}` places. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Gives the text of a key. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string

/** The same texts in other languages, by language: `{ it: { label: 'Tè del pomeriggio' } }`. */
export type Translations<Key extends string = string> = Readonly<
  Record<string, { readonly [Name in Key]?: Message }>
>
