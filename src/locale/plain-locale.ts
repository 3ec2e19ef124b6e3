/**
 * Languages that are written from left to right with the digits 0 to 9, in every country (CLDR). For these nothing is
 * asked of the browser's Intl before the first paint; about all others it knows better than a list of ours.
 */
const plainLanguage =
  /^(be|bg|bs|ca|cs|cy|da|de|el|en|es|et|eu|fi|fr|ga|gl|hr|hu|is|it|ja|ko|lt|lv|mk|mt|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sq|sr|sv|th|tr|uk|vi|zh)(-([A-Z]{2}|\d{3}))?$/

/** Whether it is one of these, with or without a country. A tag that says more, such as `en-u-nu-arab`, is not. */
export const isPlainLocale = (locale: string): boolean => plainLanguage.test(locale)
