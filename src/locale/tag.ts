import { isPlainLocale } from './plain-locale'

/** The texts that match the locale best: "pt-BR" before "pt"; "it-CH" gets the texts of "it". */
export function nearest<Texts>(
  locale: string,
  languages: Readonly<Record<string, Texts>>,
): Texts | undefined {
  if (isPlainLocale(locale)) return languages[locale] ?? languages[languageOf(locale)]
  const { baseName, language, script } = new Intl.Locale(locale)
  return languages[baseName] ?? languages[`${language}-${script}`] ?? languages[language]
}

/** The language of a locale: "it" of "it-CH". */
export const languageOf = (locale: string): string =>
  isPlainLocale(locale) ? locale.slice(0, 2) : new Intl.Locale(locale).language

/** The country of a locale, or the one that its language is most likely from: "CH" of "it-CH", "IT" of "it". */
export const regionOf = (locale: string): string =>
  isPlainLocale(locale) && locale.length > 2
    ? locale.slice(3)
    : (new Intl.Locale(locale).maximize().region ?? '')
