import type { Brand } from '../../contract/brand'
import type { Kernel } from '../../kernel/kernel'
import type { Translate } from '../../messages/message'
import type { Words } from '../form/field-errors'
import type { messages } from '../../messages/details'

type T = Translate<keyof typeof messages>

/**
 * What the details' errors say, in the field and in the list above the form: section 5's sentence of an empty field, and
 * of one that is filled but wrong what is expected (decisions, "Steps 4 and 6"). Another plugin's rule for the same field
 * says itself what it expects.
 */
export function createWords({ facts, brand, texts }: Kernel, t: T): Words {
  return (field, problem) => {
    const { email, telephoneNumber } = facts.customer
    if (field === 'email' && problem === texts.t('enterEmail') && email.trim() !== '')
      return t('emailExpected')
    if (
      field === 'telephoneNumber' &&
      problem === texts.t('enterTelephoneNumber') &&
      telephoneNumber.trim() !== ''
    )
      return t(telephoneFault(telephoneNumber, brand.country), { expected: expectedNumber(brand, t) })
    return problem
  }
}

/** Which telephone numbers the brand takes: the hint of the empty field. */
export function takenNumbers({ country, countryNames }: Brand, t: T): string {
  if (countryNames) return t('telephoneHintList', { countries: countryNames })
  return t(country === 'GB' ? 'telephoneHintUk' : 'telephoneHint')
}

/** The same with a number to go by. Of a list that has none of ours it names the countries alone. */
function expectedNumber(brand: Brand, t: T): string {
  const { country, countryNames } = brand
  if (country === 'GB') return t('telephoneSuchUk', { example: examples.GB })
  const taken = takenNumbers(brand, t)
  // The hint has one already.
  if (!countryNames) return taken
  const known = [country].flat().find((code): code is keyof typeof examples => code in examples)
  return known ? t('telephoneSuchList', { example: examples[known], countries: taken }) : taken
}

/** Unassigned numbers. */
const examples = { GB: '020\u00a07946\u00a00018', IE: '+353\u00a01\u00a0496\u00a00000' }

/** The message for a number that is filled but wrong: its length, where that can be told, else that it needs a look. */
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
