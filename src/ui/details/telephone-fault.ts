import type { Brand } from '../../kernel/contract/brand'

/** The message for a number that is filled but wrong: its length, where that can be told, else that it needs a look. */
export function telephoneFault(text: string, country: Brand['country']): Fault {
  const digits = text.replace(/(#|x|ext).*/i, '').replace(/\D/g, '')
  const national = digits.replace(/^(00)?44/, '').replace(/^0/, '')
  let [least, most] = [7, 15]
  if (String(country) === 'GB') [least, most] = [9, 10]
  if ([country].flat().includes('GB') && national[0] === '7') [least, most] = [10, 10]
  if (national.length < least) return 'telephoneShort'
  return national.length > most ? 'telephoneLong' : 'telephoneWrong'
}

type Fault = 'telephoneShort' | 'telephoneLong' | 'telephoneWrong'
