import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { isTelephoneText } from './telephone-text'

/**
 * Whether a number is valid. For one country, numbers of all countries are valid, and those without a country code are read as
 * its own. For "any" a country code is required. For a list, only numbers of its countries are valid; GB has its own pattern
 * (validators.ts). The library itself would find a number between words.
 */
export function isInternationalTelephone(text: string, country: string | readonly string[]): boolean {
  if (!isTelephoneText(text)) return false
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
 * The library accepts a UK mobile with a missing digit, "07400 12345", as an Irish number. Irish numbers that start like this
 * belong to the areas 071 and 074, where a 9 follows.
 */
const isShortUkMobile = (country: CountryCode, national: string) =>
  country === 'IE' && /^7(?![14]9)/.test(national)
