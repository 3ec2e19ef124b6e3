import { cleanText } from '../person-text'

/** What may stand between the digits of a telephone number: spaces, dashes, brackets, dots, slashes and waves. */
const marks = /[\s\p{Pd}\p{Ps}\p{Pe}./~−ー·•]/gu

/** The labels of an extension are those of the widget's library, in several languages, and that of a tel: address. */
const telephone =
  /^(?:tel:)?(\+?\d{4,20})(?:[,;]*(?:[,;#x]|int|доб|anexo|e?xt(?:ensi[oó])?n?)[:=]?(\d{1,20}))?#*$/iu

/**
 * The digits of a telephone number, with its `+`, then an `x` and those of its extension. Null if a text is anything else than digits of
 * any script with the usual marks, and an optional extension. One rule for the widget, before it asks its library, and the reference
 * server.
 */
export function telephoneDigits(text: string): string | null {
  const found = telephone.exec(cleanText(text, 'plain').replace(marks, ''))
  return found && `${found[1]}x${found[2] ?? ''}`
}
