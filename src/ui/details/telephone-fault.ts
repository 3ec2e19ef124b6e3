import type { Brand } from '../../contract/brand'

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
