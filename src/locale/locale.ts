/** The texts of the most similar locale: "pt-BR" before "pt", and "it" for "it-CH". */
export function nearest<Texts>(
  locale: string,
  languages: Readonly<Record<string, Texts>>,
): Texts | undefined {
  if (isPlainLocale(locale)) return languages[locale] ?? languages[languageOf(locale)]
  const { baseName, language, script } = new Intl.Locale(locale)
  return languages[baseName] ?? languages[`${language}-${script}`] ?? languages[language]
}

/** The language of a locale: "it" for "it-CH". */
export const languageOf = (locale: string): string =>
  isPlainLocale(locale) ? locale.slice(0, 2) : new Intl.Locale(locale).language

/** The country of a locale, or the most likely one of its language: "CH" for "it-CH", "IT" for "it". */
export const regionOf = (locale: string): string =>
  isPlainLocale(locale) && locale.length > 2
    ? locale.slice(3)
    : (new Intl.Locale(locale).maximize().region ?? '')

/** Left-to-right languages with the digits 0 to 9 in every country (CLDR). They need no slow call of Intl before the first paint. */
const plainLanguage =
  /^(be|bg|bs|ca|cs|cy|da|de|el|en|es|et|eu|fi|fr|ga|gl|hr|hu|is|it|ja|ko|lt|lv|mk|mt|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sq|sr|sv|th|tr|uk|vi|zh)(-([A-Z]{2}|\d{3}))?$/

/** Whether a locale is one of these, with or without a country, but without extensions such as `en-u-nu-arab`. */
export const isPlainLocale = (locale: string): boolean => plainLanguage.test(locale)
