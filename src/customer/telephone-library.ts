import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { telephoneDigits } from './telephone-text'

/**
 * Whether a text is a valid number of one of the countries, with or without the country code. For "any", it is a number of any country
 * with its code. GB has its own pattern (validators.ts). The library itself would find a number between words.
 */
export function isInternationalTelephone(text: string, country: string | readonly string[]): boolean {
  if (telephoneDigits(text) === null) return false
  const codes = [country].flat().filter((code) => isSupportedCountry(code))
  // "any", or a country that the library doesn't know.
  if (codes.length === 0) return parsePhoneNumberFromString(text)?.isValid() ?? false
  return codes.some((code) => code !== 'GB' && isNumberOf(text, code))
}

function isNumberOf(text: string, country: CountryCode): boolean {
  const number = parsePhoneNumberFromString(text, country)
  return (
    number?.isValid() === true &&
    number.countryCallingCode === getCountryCallingCode(country) &&
    !isShortUkMobile(country, number.nationalNumber)
  )
}

/**
 * Whether this is a UK mobile with a missing digit, "07400 12345", which the library accepts as Irish. Irish numbers that start like
 * this belong to the areas 071 and 074, where a 9 follows.
 */
const isShortUkMobile = (country: CountryCode, national: string) =>
  country === 'IE' && /^7(?![14]9)/.test(national)
