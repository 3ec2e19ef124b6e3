import { cleanText } from '../person-text'

/** What may stand between the digits of a telephone number: spaces, dashes, brackets, dots, slashes and waves. */
const mark = '[\\s\\p{Pd}\\p{Ps}\\p{Pe}./~−ー·•]'
const number = `(?:tel:)?${mark}*((?:\\+${mark}*)?\\d(?:${mark}*\\d){3,19})`
/** As the library of the widget reads it, with the labels of several languages and that of a tel: address. */
const label = '(?:[,;#x]|int|доб|anexo|e?xt(?:ensi[oó])?n?)[:.=]?'
const extension = `(?:${mark}|[,;])*${label}((?:${mark}*\\d){1,20})`

const telephone = new RegExp(`^${number}(?:${extension})?(?:${mark}|#)*$`, 'iu')

/**
 * The digits of a telephone number, with its `+`, then an `x` and those of its extension. Null if a text is anything else than digits of
 * any script with the usual marks, and an optional extension. One rule for the widget, before it asks its library, and the reference
 * server.
 */
export function telephoneDigits(text: string): string | null {
  const found = telephone.exec(cleanText(text, 'plain'))
  return found && `${found[1]}x${found[2] ?? ''}`.replace(/[^+\dx]/g, '')
}
