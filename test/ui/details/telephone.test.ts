import { expect } from 'chai'
import fc from 'fast-check'
import * as v from 'valibot'
import { detailsFields } from '../../../examples/server/request/body'
import { customerValidators } from '../../../src/customer/validators'

const { valid } = customerValidators.find(({ field }) => field === 'telephoneNumber')!

const widgetAccepts = (telephoneNumber: string, country: string | readonly string[] = 'IE') =>
  valid({ facts: { customer: { telephoneNumber } }, brand: { country } } as never)

const serverAccepts = (text: string) => v.safeParse(detailsFields.telephoneNumber, text).success

const numbers = [
  '085 123 4567',
  '+353 85 123 4567',
  '(+353) 85 123 4567',
  '00353 (0)85 123 4567',
  '٠٨٥١٢٣٤٥٦٧',
  '۰۸۵۱۲۳۴۵۶۷',
  '０８５１２３４５６７',
  '＋３５３ ８５ １２３ ４５６７',
  '085/123/4567',
  '(085)–123–4567',
  '085.123.4567',
  '[085] 123\u00a04567',
  '\u200e085\u200b1234567',
  'tel:+353851234567',
  'TEL: 0851234567',
  '+353851234567;ext=12345678',
  '085 123 4567 x123',
  '085 123 4567 #123',
  '085 123 4567, ext. 12',
  '085 123 4567 extension: 12',
  '085 123 4567 extensión 12',
  '085 123 4567 доб. 12',
  '085 123 4567 anexo 12',
  '085 123 4567,,12#',
]

const others = [
  'call me 0851234567',
  '0851234567 after six',
  '0851234567 (Anna)',
  '<b>0851234567</b>',
  'tel:',
  '085',
  '085@1234567',
  '++353851234567',
  '0851234567 ext',
]

describe('A telephone number, at the widget and the reference server', () => {
  /** The library is fetched when a brand first needs it. */
  before(async () => {
    widgetAccepts(numbers[0]!)
    await import('../../../src/customer/telephone-library')
  })

  for (const text of numbers)
    it(`telephone.uk: both take "${text}"`, () => {
      expect([widgetAccepts(text), serverAccepts(text)]).to.deep.equal([true, true])
    })

  for (const text of others)
    it(`telephone.uk: both refuse "${text}"`, () => {
      expect([widgetAccepts(text), serverAccepts(text)]).to.deep.equal([false, false])
    })

  it('telephone.uk: the server takes what the UK pattern takes', () => {
    for (const text of ['020 7946 0123', '(+44) 20 7946 0123', '0044 (0)20 7946 0123 ext. 123456'])
      expect([widgetAccepts(text, 'GB'), serverAccepts(text)], text).to.deep.equal([true, true])
  })

  it('telephone.uk: the server takes what the widget takes, whatever stands between the digits', () => {
    const between = fc.constantFrom(
      '',
      '',
      '',
      ' ',
      '-',
      '–',
      '−',
      '/',
      '.',
      '(',
      ')',
      '~',
      ',',
      ';',
      '#',
      'x',
      '*',
      '=',
    )
    const text = fc
      .array(between, { minLength: 13, maxLength: 13 })
      .map((marks) => [...'085123456712'].map((digit, index) => marks[index] + digit).join('') + marks[12])
    fc.assert(fc.property(text, (one) => !widgetAccepts(one) || serverAccepts(one)))
  })
})
