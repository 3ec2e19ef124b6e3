import { isCountry, isCurrency, isLocale } from './known-values'
import { similarTo } from './mistake'

/**
 * The probably meant value of a brand's setting: "Europe/Dublin" for "Dublin", "IE" for "Ireland". Throws if the browser has no list,
 * or a script of the page has replaced it.
 */
export function meantBy(key: string, value: unknown): string | undefined {
  const texts = [value].flat().filter((one) => typeof one === 'string')
  const invalid = texts.find((text) => key !== 'country' || !isCountry(text))
  return invalid === undefined ? undefined : finders[key]?.(invalid.trim())
}

const finders: Readonly<Record<string, (text: string) => string | undefined>> = {
  scheme: (text) => similarTo(text, ['light', 'dark', 'auto']),
  locale: meantLocale,
  backEndLanguage: meantLocale,
  currency: (text) => [text.toUpperCase()].find(isCurrency),
  timeZone(text) {
    const zones = Intl.supportedValuesOf('timeZone')
    const cityOf = (zone: string) => zone.replace(/.*\//, '')
    const city = similarTo(cityOf(text), zones.map(cityOf))
    return zones.find((zone) => cityOf(zone) === city)
  },
  country(text) {
    // "UK" is another name of GB.
    const code = /^[a-z]{2}$/i.test(text) ? new Intl.Locale(`und-${text}`).region! : ''
    if (isCountry(code)) return code
    const names = new Intl.DisplayNames('en', { type: 'region' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const codes = letters.flatMap((one) => letters.map((two) => one + two)).filter(isCountry)
    const name = similarTo(
      text,
      codes.map((one) => names.of(one)!),
    )
    return codes.find((one) => names.of(one) === name)
  },
}

function meantLocale(text: string): string | undefined {
  return [text.replace(/_/g, '-')].find(isLocale)
}
