/** What is counted, in each plural form that the language has for whole numbers (CLDR's names). */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A sentence in each form of what is counted in it. */
export function each<Counted extends Forms>(
  counted: Counted,
  sentence: (counted: string) => string,
): Counted {
  const forms = Object.entries(counted).map(([form, text]) => [form, sentence(text)])
  return Object.fromEntries(forms) as Counted
}

/** Somebody else's text inside of one of ours, kept apart where the two may run in different directions. */
export const apart = (text: string): string => `\u2068${text}\u2069`

/** The same for what is written from left to right in every language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
