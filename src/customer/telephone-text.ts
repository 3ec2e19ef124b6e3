/** What may stand between the digits of a telephone number: spaces, dashes, brackets, dots, slashes and waves, also as wide ones. */
const mark = '[\\s\\p{Cf}\\p{Pd}\\p{Ps}\\p{Pe}./．／~～−ー]'
const number = `(?:tel:)?${mark}*(?:[+＋]${mark}*)?\\p{Nd}(?:${mark}*\\p{Nd}){3,19}`
/** As the library of the widget reads it, with the labels of several languages and that of a tel: address. */
const label = '(?:[,;#x]|int|доб|anexo|e?xt(?:ensi[oó])?n?)[:.=]?'
const extension = `(?:${mark}|[,;])*${label}(?:${mark}*\\p{Nd}){1,20}`

const telephone = new RegExp(`^${number}(?:${extension})?(?:${mark}|#)*$`, 'iu')

/**
 * Whether a text has the form of a telephone number and nothing else: digits of any script with the usual marks, and an optional
 * extension. One rule for the widget, before it asks its library, and the reference server.
 */
export const isTelephoneText = (text: string): boolean => telephone.test(text.trim())
