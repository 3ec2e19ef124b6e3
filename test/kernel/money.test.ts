import { expect } from 'chai'
import { money } from 'tavola'

const amounts: [amount: number, currency: string, locale: string, text: string][] = [
  [16.95, 'EUR', 'en-IE', '€16.95'],
  [29.95, 'EUR', 'en-GB', '€29.95'],
  [5, 'GBP', 'en-IE', '£5'],
  [0, 'EUR', 'en-IE', '€0'],
  [2.5, 'EUR', 'en-IE', '€2.50'],
  [1400, 'EUR', 'en-IE', '€1,400'],
  [16.95, 'EUR', 'de-DE', '16,95\u00a0€'],
  [5, 'USD', 'en-CA', '$5'],
  [16.95, 'EUR', 'it-IT', '16,95\u00a0€'],
  [16.95, 'EUR', 'ar', '\u200f16.95\u00a0€'],
  [30, 'GBP', 'ar', '\u200f30\u00a0£'],
  [30, 'USD', 'ar', '\u200f30\u00a0$'],
  [30, 'AED', 'ar', '\u200f30\u00a0د.إ.\u200f'],
  [16.95, 'EUR', 'ar-EG', '\u200f١٦٫٩٥\u00a0€'],
]

describe('Money', () => {
  for (const [amount, currency, locale, text] of amounts) {
    it(`section 9, party terms: ${amount} ${currency} is "${text}" in ${locale}`, () => {
      expect(money(amount, currency, locale)).to.equal(text)
    })
  }
})
