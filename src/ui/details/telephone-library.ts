import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether a number is valid in its country; without a country code the brand's country is assumed. */
export function isInternationalTelephone(text: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(text, home)?.isValid() ?? false
}
