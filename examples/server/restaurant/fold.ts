/**
 * Normalizes a text for searches: lower case, no accents or apostrophes, one space between words. "Dún Laoghaire" and
 * "dun  laoghaire" become equal, and so do "King's Cross" and "kings cross".
 * The result has only letters, digits and spaces, so it contains no wildcard of LIKE (`%`, `_`, `\`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’%_\\]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The folded words of a text; none if it has only blanks and punctuation. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean)
