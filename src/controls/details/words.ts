import type { Brand } from '../../contract/brand'
import { isVisible } from '../../person-text'
import type { Kernel } from '../../kernel/actions/kernel'
import type { Translate } from '../../messages/message'
import type { Words } from '../form/field-errors'
import type { messages } from '../../messages/details'

type T = Translate<keyof typeof messages>

/**
 * The texts of errors in the details form. An empty field has the fixed text (field.first-name). An invalid one says what is expected
 * (field.wrong). Other plugins' rules for the same field keep their own text.
 */
export function createWords({ facts, brand, texts }: Kernel, t: T): Words {
  return (field, problem) => {
    if (!isEntered(field) || problem !== texts.t(entered[field])) return problem
    const text = facts.customer[field]
    if (!isVisible(text)) return problem
    if (field === 'email') return t('emailExpected')
    return t(telephoneFault(text, brand.country), { expected: expectedNumber(brand, t) })
  }
}

/** The rules' own texts, which are those of an empty field. */
const entered = {
  firstName: 'enterFirstName',
  lastName: 'enterLastName',
  email: 'enterEmail',
  telephoneNumber: 'enterTelephoneNumber',
} as const

const isEntered = (field: string): field is keyof typeof entered => Object.hasOwn(entered, field)

/** The hint of the telephone field: which numbers the brand accepts. */
export function acceptedNumbers({ country, countryNames }: Brand, t: T): string {
  if (country === 'GB') return t('telephoneHintUk')
  if (!countryNames) return t('telephoneHint')
  if (country === 'IE') return t('telephoneHintCountry', { country: countryNames, example: irishExample })
  return t('telephoneHintList', { countries: countryNames })
}

/** The same with an example, if there is one for the countries. */
function expectedNumber(brand: Brand, t: T): string {
  const { country } = brand
  if (country === 'GB') return t('telephoneSuchUk', { example: examples.GB })
  const accepted = acceptedNumbers(brand, t)
  // The hint of "any", or of one country, already has an example.
  if (typeof country === 'string') return accepted
  const known = country.find((code): code is 'GB' | 'IE' => code in examples)
  return known ? t('telephoneSuchList', { example: examples[known], countries: accepted }) : accepted
}

/** Unassigned numbers. */
const examples = { GB: '020\u00a07946\u00a00018', IE: '+353\u00a01\u00a0496\u00a00000' }
const irishExample = '01\u00a0496\u00a00000'

/** The message for an invalid number: too short, too long, or just wrong. */
export function telephoneFault(text: string, country: Brand['country']): Fault {
  const digits = text.replace(/(#|x|ext).*/i, '').replace(/\D/g, '')
  const national = digits.replace(/^(00)?44/, '').replace(/^0/, '')
  const countries = [country].flat()
  const isMobile = countries.includes('GB') && national[0] === '7'
  const [least, most] = isMobile ? [10, 10] : `${countries}` === 'GB' ? [9, 10] : [7, 15]
  if (national.length < least) return 'telephoneShort'
  return national.length > most ? 'telephoneLong' : 'telephoneWrong'
}

type Fault = 'telephoneShort' | 'telephoneLong' | 'telephoneWrong'
