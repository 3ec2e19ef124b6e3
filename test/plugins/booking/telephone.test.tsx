import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna } from '../../kit/booking'
import { telephoneFault } from '../../../src/ui/details/telephone-fault'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

const message = 'Please enter your telephone number'
type Country = string | readonly string[]
const both = ['IE', 'GB']

const named = (country: Country) =>
  typeof country === 'string' ? country : country.length === 1 ? `${country[0]} alone` : country.join(' and ')

function problem(country: Country, telephoneNumber: string): string | undefined {
  const first = { customer: { ...anna, telephoneNumber } }
  const { kernel } = bootKernel({ plugins: [threshold, booking], brand: { country }, first })
  return kernel.problems.value.get('telephoneNumber')
}

describe('booking: the telephone number', () => {
  /** The library is fetched when a brand first needs it. */
  before(async () => {
    problem('IE', anna.telephoneNumber)
    await import('../../../src/ui/details/telephone-library')
  })

  const numbers: readonly { readonly country: Country; readonly text: string }[] = [
    { country: 'GB', text: '020 7946 0958' },
    { country: 'GB', text: '02079460958' },
    { country: 'GB', text: '(020) 7946-0958' },
    { country: 'GB', text: '+44 20 7946 0958' },
    { country: 'GB', text: '+44 (0)20 7946 0958' },
    { country: 'GB', text: '0044 20 7946 0958' },
    { country: 'GB', text: '0044 (0)20 7946 0958' },
    { country: 'GB', text: '07700 900123' },
    { country: 'GB', text: '01632 96098' },
    { country: 'GB', text: '020 7946 0958 x123' },
    { country: 'GB', text: '020 7946 0958 ext 12' },
    { country: 'IE', text: '021 496 0101' },
    { country: 'IE', text: '085 012 3456' },
    { country: 'IE', text: '+44 20 7946 0958' },
    { country: 'any', text: '+353 21 496 0101' },
    { country: ['GB'], text: '020 7946 0958' },
    { country: both, text: '021 496 0101' },
    { country: both, text: '085 012 3456' },
    { country: both, text: '071 914 0000' },
    { country: both, text: '+353 74 912 0000' },
    { country: both, text: '020 7946 0958' },
    { country: both, text: '07400 123456' },
    { country: both, text: '+44 7400 123456' },
    { country: ['FR', 'IE'], text: '01 42 68 53 00' },
    { country: ['FR', 'IE'], text: '085 012 3456' },
    { country: 'any', text: '+39 06 1234 5678' },
  ]
  for (const { country, text } of numbers) {
    it(`section 5: "${text}" is a number in ${named(country)}`, () => {
      expect(problem(country, text)).to.equal(undefined)
    })
  }

  const others: readonly { readonly country: Country; readonly text: string }[] = [
    { country: 'GB', text: '' },
    { country: 'GB', text: ' ' },
    { country: 'GB', text: '12345' },
    { country: 'GB', text: '020 7946' },
    { country: 'GB', text: '020 7946 0958 0000' },
    { country: 'GB', text: '020 7946 09581' },
    { country: 'GB', text: '020 7946 09' },
    { country: 'GB', text: '07700 90012' },
    { country: 'GB', text: '+44 7700 90012' },
    { country: 'GB', text: '07400 12345' },
    { country: 'GB', text: '+44 7400 12345' },
    { country: 'GB', text: '+44 (0)7400 12345' },
    { country: 'GB', text: '0044 7400 12345' },
    { country: 'GB', text: '07400 12345 ext 6' },
    { country: ['GB'], text: '+353 21 496 0101' },
    { country: both, text: '' },
    { country: both, text: '07400 12345' },
    { country: both, text: '+44 7400 12345' },
    { country: both, text: '0044 7400 12345' },
    { country: both, text: '+33 1 42 68 53 00' },
    { country: both, text: '021' },
    { country: 'GB', text: '000 7946 0958' },
    { country: 'GB', text: 'call me' },
    { country: 'GB', text: '+353 21 496 0101' },
    { country: 'IE', text: '' },
    { country: 'IE', text: '021' },
    { country: 'IE', text: '021 496 0101 234 567' },
    { country: 'any', text: '021 496 0101' },
    { country: 'any', text: '+999 123 4567' },
  ]
  for (const { country, text } of others) {
    it(`section 5: "${text}" isn't a number in ${named(country)}`, () => {
      expect(problem(country, text)).to.equal(message)
    })
  }

  const faults = [
    { country: 'GB', text: '07400 12345', fault: 'telephoneShort' },
    { country: both, text: '+44 (0)7400 12345 ext 6', fault: 'telephoneShort' },
    { country: both, text: '0044 7400 1234567', fault: 'telephoneLong' },
    { country: 'GB', text: '020 7946', fault: 'telephoneShort' },
    { country: 'GB', text: '020 7946 09581', fault: 'telephoneLong' },
    { country: 'GB', text: '000 7946 0958', fault: 'telephoneWrong' },
    { country: both, text: '021', fault: 'telephoneShort' },
    { country: both, text: '+33 1 42 68 53 00', fault: 'telephoneWrong' },
  ] as const
  for (const { country, text, fault } of faults)
    it(`decisions, "Steps 4 and 6": the fault of "${text}" in ${named(country)} is named: ${fault}`, () => {
      expect(problem(country, text)).to.equal(message)
      expect(telephoneFault(text, country)).to.equal(fault)
    })
})
