/**
 * A person's text: what it may hold, and the one rule that cleans it as it comes in, however it comes: typed, pasted, filled in by a
 * password manager, restored, or set by the page or a plugin. One rule for the widget, its plugins and the reference server. Joiners,
 * direction marks, combining marks and variation selectors belong to names and emoji.
 */

/**
 * Controls, halves of surrogate pairs, line breaks, what turns the direction of the text around it, soft hyphens, word joiners, tags, and
 * characters without a meaning of their own. Not all of \p{Cn}: to an old browser that is also a new emoji. $1: the flags of England,
 * Scotland and Wales, a black flag with the region in tags, which aren't hidden.
 */
const hidden =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{3,7}\u{E007F})|[\p{Cc}\p{Cs}\p{Co}\p{NChar}\xAD\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\u{E0000}-\u{E007F}]/gu

/** Whether a text holds no hidden characters. With `lines` it may have line breaks and tabs. */
export function isPersonText(text: string, lines?: 'lines'): boolean {
  const line = lines ? text.replace(/[\t\n\r\u2028\u2029]/g, ' ') : text
  return line.replace(hidden, '$1') === line
}

/**
 * Whether there is anything to see: not only spaces, joiners ("default ignorable") and marks. The others are an empty Braille cell, an
 * empty note head and blank hieroglyphs.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{DI}\p{M}\u2800\u{1D159}\u{13441}\u{13442}]/u.test(text)

/** `line`: a name. `lines`: a text with line breaks. `plain`: a number, a telephone number or an email address. */
export type TextKind = 'line' | 'lines' | 'plain'

const lineBreak = /\r\n?|[\n\v\f\x85\u2028\u2029]/g
const unseen = /[\p{Cf}\p{DI}]/gu

/**
 * Drops what nobody sees. A tab becomes a space, and so does a line break in a text of one line. A `plain` text keeps nothing
 * invisible, and its dashes, and letters and digits of other widths and scripts, become those of ASCII. Blanks at the ends stay: the diner may
 * still be typing.
 */
export function withoutHidden(text: string, kind: TextKind = 'line'): string {
  const seen = text
    .replace(lineBreak, kind === 'lines' ? '\n' : ' ')
    .replace(/\t/g, ' ')
    .replace(hidden, (found, flag = '') => (found === '\n' ? found : flag))
  if (kind !== 'plain') return seen
  const folded = seen
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(/[\p{Pd}−]/gu, '-')
  return folded.replace(/\p{Nd}/gu, toAsciiDigit)
}

/** The digits of each script are in a row of sixteen characters, from its first or its seventh. */
function toAsciiDigit(digit: string): string {
  const place = digit.codePointAt(0)! % 16
  const rowStart = String.fromCodePoint(digit.codePointAt(0)! - place)
  return String(/\p{Nd}/u.test(rowStart) ? place : place - 6)
}

/** The finished text: {@link withoutHidden}, without blanks at its ends. Empty if there is nothing to see. */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  const ended = withoutHidden(text, kind).replace(/^[\s\u200B]+|[\s\u200B]+$/g, '')
  return isVisible(ended) ? ended : ''
}

/** A search text as it is sent: nothing invisible, and one space for each run of blanks. */
export const searchText = (text: string): string =>
  cleanText(text).replace(unseen, '').replace(/\s+/g, ' ').trim()
