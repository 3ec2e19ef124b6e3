/**
 * What a person's text may hold: one rule for the widget, its plugins and the reference server. Joiners, direction marks, combining
 * marks and variation selectors belong to names and emoji.
 */

/** Controls, halves of surrogate pairs, line breaks, and what turns the direction of the text around it. */
const hidden = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u

/** Whether a text holds no hidden characters. With `lines` it may have line breaks and tabs. */
export const isPersonText = (text: string, lines?: 'lines'): boolean =>
  !hidden.test(lines ? text.replace(/[\t\n\r\u2028\u2029]/g, ' ') : text)

/** Whether there is anything to see: not only spaces, joiners ("default ignorable") and marks. U+2800 is an empty Braille cell. */
export const isVisible = (text: string): boolean => /[^\s\p{DI}\p{M}\u2800]/u.test(text)

/** A first or last name. */
export const isName = (text: string): boolean => isVisible(text) && isPersonText(text.trim())

/** The HTML standard's pattern without a dot at either end or two together, and with a domain of at least two parts. */
const email =
  /^(?!\.|.*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

export const isEmail = (text: string): boolean => email.test(text.trim())
