import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

/**
 * Whether a number is valid. A brand of one country takes those of all countries, of "any" those with a country code: what
 * is written without one is read as the country's own. A brand with a list takes those of its countries alone; GB has a
 * pattern of its own (telephone.ts).
 */
export function isInternationalTelephone(text: string, country: string | readonly string[]): boolean {
  if (typeof country === 'string') return isNumber(text, country)
  return country.some((code) => code !== 'GB' && isNumberOf(text, code))
}

function isNumber(text: string, country: string): boolean {
  const home = isSupportedCountry(country) ? country : undefined
  return parsePhoneNumberFromString(text, home)?.isValid() ?? false
}

function isNumberOf(text: string, country: string): boolean {
  if (!isSupportedCountry(country)) return false
  const number = parsePhoneNumberFromString(text, country)
  return (
    number?.isValid() === true &&
    number.countryCallingCode === getCountryCallingCode(country) &&
    !isShortUkMobile(country, number.nationalNumber)
  )
}

/**
 * A UK mobile with a digit missing, "07400 12345", has the length of an Irish number, and the library takes it for one. The
 * Irish ones that begin so are of the areas 071 and 074, whose numbers go on with a 9.
 */
const isShortUkMobile = (country: CountryCode, national: string) =>
  country === 'IE' && /^7(?![14]9)/.test(national)
