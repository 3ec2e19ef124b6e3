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

/** The language of a tag: "it" of "it-CH". */
export const languageOf = (locale: string): string =>
  isPlainLocale(locale) ? locale.slice(0, 2) : new Intl.Locale(locale).language
