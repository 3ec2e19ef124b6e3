/**
 * What a person's text may hold: one rule for the widget, its plugins and the reference server. Joiners, direction marks, combining
 * marks and variation selectors belong to names and emoji.
 */

/**
 * Controls, halves of surrogate pairs, line breaks, what turns the direction of the text around it, tags, and characters without a
 * meaning of their own. Not all of \p{Cn}: to an old browser that is also a new emoji.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Co}\p{NChar}\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFC\u{E0000}-\u{E007F}]/u

/** The flags of England, Scotland and Wales: a black flag with the region in tags. */
const flag = /\u{1F3F4}[\u{E0030}-\u{E007A}]{3,7}\u{E007F}/gu

/** Whether a text holds no hidden characters. With `lines` it may have line breaks and tabs. */
export const isPersonText = (text: string, lines?: 'lines'): boolean =>
  !hidden.test((lines ? text.replace(/[\t\n\r\u2028\u2029]/g, ' ') : text).replace(flag, ' '))

/**
 * Whether there is anything to see: not only spaces, joiners ("default ignorable") and marks. The others are an empty Braille cell, an
 * empty note head and blank hieroglyphs.
 */
export const isVisible = (text: string): boolean =>
  /[^\s\p{DI}\p{M}\u2800\u{1D159}\u{13441}\u{13442}]/u.test(text)

/** A first or last name. */
export const isName = (text: string): boolean => isVisible(text) && isPersonText(text.trim())

/**
 * The HTML standard's pattern without a dot at either end or two together, and with a domain of at least two parts. At most 64
 * characters before the @ and 254 in all, as RFC 5321 has them.
 */
const email =
  /^(?!\.|.*\.[.@]|[^@]{65}|.{255})[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

export const isEmail = (text: string): boolean => email.test(text.trim())
