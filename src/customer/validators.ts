import type { Validator } from '../contract/plugin'
import type { PluginContext } from '../contract/plugin-context'
import type { Customer } from '../contract/facts'
import { signal } from '@preact/signals-core'
import type { Brand } from '../contract/brand'
import { isEmail, sentEmail } from '../email'
import { cleanText } from '../person-text'
import { telephoneDigits } from './telephone-text'

/** The details form's rules with their messages, for plugins whose journeys have that form. */
export const customerValidators: readonly Validator<Pick<PluginContext, 'facts' | 'brand'>, never>[] = [
  {
    field: 'firstName',
    message: 'widget.enterFirstName',
    valid: ({ facts }) => cleanText(facts.customer.firstName) !== '',
  },
  {
    field: 'lastName',
    message: 'widget.enterLastName',
    valid: ({ facts }) => cleanText(facts.customer.lastName) !== '',
  },
  {
    field: 'email',
    message: 'widget.enterEmail',
    valid: ({ facts }) => isEmail(sentEmail(facts.customer.email)),
  },
  {
    field: 'telephoneNumber',
    message: 'widget.enterTelephoneNumber',
    valid: ({ facts, brand }) => isTelephone(facts.customer.telephoneNumber, brand.country),
  },
  { field: 'consent', message: 'widget.agreeTerms', valid: ({ facts }) => facts.customer.consent },
]

/** The validated fields, in the form's order. */
export type DetailsField = keyof Pick<
  Customer,
  'firstName' | 'lastName' | 'email' | 'telephoneNumber' | 'consent'
>

/**
 * Whether a text is a telephone number of one of the brand's countries (telephone.country). GB has the specified UK pattern; other
 * countries and "any" need a library. Until that is loaded, any text with enough digits is valid.
 */
function isTelephone(text: string, country: Country): boolean {
  const isUk = [country].flat().includes('GB') && isUkTelephone(text)
  return isUk || (String(country) !== 'GB' && isInternational(text, country))
}

type Country = Brand['country']

/** +44, 0044 or 0, then nine or ten digits in any grouping (ten for a mobile), and an optional extension. */
const isUkTelephone = (text: string): boolean =>
  /^((\+|00)440?|0)([1-689]\d{8,9}|7\d{9})x\d{0,6}$/.test(telephoneDigits(text) ?? '')

type Check = (text: string, country: Country) => boolean

/** Creates a check that loads its library on first use. If that fails, the next use retries. */
export function createLazyCheck(load: () => Promise<Check>): Check {
  const library = signal<Check | null>(null)
  let isRequested = false
  return (text, country) => {
    if (!isRequested) {
      isRequested = true
      load().then(
        (check) => void (library.value = check),
        () => void (isRequested = false),
      )
    }
    const check = library.value
    return check ? check(text, country) : /\d(\D*\d){5}/.test(text)
  }
}

const isInternational = createLazyCheck(() =>
  import('./telephone-library').then(({ isInternationalTelephone }) => isInternationalTelephone),
)
