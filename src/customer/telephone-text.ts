import { cleanText } from '../person-text'

/** Spaces, dashes, brackets, dots, slashes and waves, which may be between the digits of a telephone number. */
const marks = /[\s\p{Pd}\p{Ps}\p{Pe}./~−ー·•]/gu

/** A telephone number with an extension, whose labels are those of the widget's library and of tel: addresses. */
const telephone =
  /^(?:tel:)?(\+?\d{4,20})(?:[,;]*(?:[,;#x]|int|доб|anexo|e?xt(?:ensi[oó])?n?)[:=]?(\d{1,20}))?#*$/iu

/**
 * The digits of a telephone number, with its `+`, then an `x` and those of its extension. Null unless a text has only digits of any
 * script, the usual marks, and an optional extension. The widget and the reference server share this rule.
 */
export function telephoneDigits(text: string): string | null {
  const found = telephone.exec(cleanText(text, 'plain').replace(marks, ''))
  return found && `${found[1]}x${found[2] ?? ''}`
}
