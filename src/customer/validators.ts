import type { Validator } from '../contract/plugin'
import type { PluginContext } from '../contract/plugin-context'
import type { Customer } from '../contract/facts'
import { isTelephone } from './telephone'

/** Section 5: the rules of the details form with their messages, for plugins whose journeys have one. */
export const customerValidators: readonly Validator<Pick<PluginContext, 'facts' | 'brand'>, never>[] = [
  {
    field: 'firstName',
    message: 'widget.enterFirstName',
    valid: ({ facts }) => filled(facts.customer.firstName),
  },
  {
    field: 'lastName',
    message: 'widget.enterLastName',
    valid: ({ facts }) => filled(facts.customer.lastName),
  },
  { field: 'email', message: 'widget.enterEmail', valid: ({ facts }) => isEmail(facts.customer.email) },
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

const filled = (text: string) => text.trim() !== ''

/** The HTML standard's pattern, but with a domain of at least two parts: no diner has "anna@localhost". */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z][a-z\d-]{0,61}[a-z\d]$/i

export const isEmail = (text: string) => email.test(text.trim())
