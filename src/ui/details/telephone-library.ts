import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number valid in its own country; without a country code it is read as one of the brand's. */
export function isInternationalTelephone(text: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(text, home)?.isValid() ?? false
}
