/**
 * A text as searches compare it: lower case, no accents, apostrophes or wildcards, one space between words.
 * "Dún Laoghaire" and "dun  laoghaire" are the same; so are "King's Cross" and "kings cross".
 * Nothing but letters, digits and spaces is left, so a folded text holds no wildcard of LIKE (`%`, `_`, `\`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’%_\\]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The words of a text, folded; none for a text of blanks and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)
