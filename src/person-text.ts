/** The one rule for a person's text, in the widget, its plugins and the reference server: which characters it may have. */

/**
 * Controls, halves of surrogate pairs, line breaks, direction overrides, soft hyphens, word joiners, tags and noncharacters. Joiners,
 * direction marks, combining marks and variation selectors stay: names and emoji need them. So does \p{Cn}, which includes new emoji in
 * an old browser. `$1` has the flags of England, Scotland and Wales, whose tags aren't hidden.
 */
const hidden =
  /(\u{1F3F4}[\u{E0030}-\u{E007A}]{3,7}\u{E007F})|[\p{Cc}\p{Cs}\p{Co}\p{NChar}\xAD\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC\u{E0000}-\u{E007F}]/gu

/** Whether a text holds no hidden characters. With `lines` it may have line breaks and tabs. */
export function isPersonText(text: string, lines?: 'lines'): boolean {
  const line = lines ? text.replace(/[\t\n\r\u2028\u2029]/g, ' ') : text
  return line.replace(hidden, '$1') === line
}

/** Whether there is anything to see. An empty Braille cell, an empty note head and blank hieroglyphs don't count. */
export const isVisible = (text: string): boolean =>
  /[^\s\p{DI}\p{M}\u2800\u{1D159}\u{13441}\u{13442}]/u.test(text)

/** `line`: a name. `lines`: a text with line breaks. `plain`: a number, a telephone number or an email address. */
export type TextKind = 'line' | 'lines' | 'plain'

const lineBreak = /\r\n?|[\n\v\f\x85\u2028\u2029]/g
const invisible = /[\p{Cf}\p{DI}]/gu

/**
 * Drops hidden characters. A tab becomes a space, and so does a line break in a text of one line. A `plain` text loses all invisible
 * characters, and its dashes, wide letters and foreign digits become ASCII. Blanks at the ends stay: the diner may still be typing.
 */
export function withoutHidden(text: string, kind: TextKind = 'line'): string {
  const visible = text
    .replace(lineBreak, kind === 'lines' ? '\n' : ' ')
    .replace(/\t/g, ' ')
    .replace(hidden, (found, flag = '') => (found === '\n' ? found : flag))
  if (kind !== 'plain') return visible
  const folded = visible
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\p{Pd}−]/gu, '-')
  return folded.replace(/\p{Nd}/gu, toAsciiDigit)
}

/** The digits of each script are in a row of sixteen characters, starting at the first or the seventh. */
function toAsciiDigit(digit: string): string {
  const place = digit.codePointAt(0)! % 16
  const rowStart = String.fromCodePoint(digit.codePointAt(0)! - place)
  return String(/\p{Nd}/u.test(rowStart) ? place : place - 6)
}

/** The finished text: {@link withoutHidden}, without blanks at its ends. Empty if there is nothing to see. */
export function cleanText(text: string, kind: TextKind = 'line'): string {
  const trimmed = withoutHidden(text, kind).replace(/^[\s\u200B]+|[\s\u200B]+$/g, '')
  return isVisible(trimmed) ? trimmed : ''
}

/** A search text without invisible characters, and with one space for each run of blanks. */
export const searchText = (text: string): string =>
  cleanText(text).replace(invisible, '').replace(/\s+/g, ' ').trim()
