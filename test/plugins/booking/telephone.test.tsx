import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna } from '../../kit/booking'
import { telephoneFault } from '../../../src/controls/details/words'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

const message = 'Please enter your telephone number'

type Country = string | readonly string[]
const both = ['IE', 'GB']
const named = (country: Country) =>
  typeof country === 'string' ? country : country.length === 1 ? `${country[0]} alone` : country.join(' and ')

const cases: readonly {
  readonly country: Country
  readonly numbers: readonly string[]
  /** What is none, and what is wrong with some of it. */
  readonly others: readonly (string | readonly [string, ReturnType<typeof telephoneFault>])[]
}[] = [
  {
    country: 'GB',
    numbers: [
      '020 7946 0958',
      '02079460958',
      '(020) 7946-0958',
      '+44 20 7946 0958',
      '+44 (0)20 7946 0958',
      '0044 20 7946 0958',
      '0044 (0)20 7946 0958',
      '07700 900123',
      '01632 96098',
      '020 7946 0958 x123',
      '020 7946 0958 ext 12',
    ],
    others: [
      '',
      ' ',
      '12345',
      ['020 7946', 'telephoneShort'],
      '020 7946 0958 0000',
      ['020 7946 09581', 'telephoneLong'],
      '020 7946 09',
      '07700 90012',
      '+44 7700 90012',
      ['07400 12345', 'telephoneShort'],
      '+44 7400 12345',
      '+44 (0)7400 12345',
      '0044 7400 12345',
      '07400 12345 ext 6',
      ['000 7946 0958', 'telephoneWrong'],
      'call me',
      '+353 21 496 0101',
    ],
  },
  { country: ['GB'], numbers: ['020 7946 0958'], others: ['+353 21 496 0101'] },
  {
    country: 'IE',
    numbers: ['021 496 0101', '085 012 3456', '+44 20 7946 0958'],
    others: ['', '021', '021 496 0101 234 567'],
  },
  {
    country: both,
    numbers: [
      '021 496 0101',
      '085 012 3456',
      '071 914 0000',
      '+353 74 912 0000',
      '020 7946 0958',
      '07400 123456',
      '+44 7400 123456',
    ],
    others: [
      '',
      '07400 12345',
      '+44 7400 12345',
      '0044 7400 12345',
      ['+44 (0)7400 12345 ext 6', 'telephoneShort'],
      ['0044 7400 1234567', 'telephoneLong'],
      ['+33 1 42 68 53 00', 'telephoneWrong'],
      ['021', 'telephoneShort'],
    ],
  },
  { country: ['FR', 'IE'], numbers: ['01 42 68 53 00', '085 012 3456'], others: [] },
  {
    country: 'any',
    numbers: ['+353 21 496 0101', '+39 06 1234 5678'],
    others: ['021 496 0101', '+999 123 4567'],
  },
]

describe('booking: the telephone number', () => {
  /** The library is fetched when a brand first needs it. */
  before(async () => {
    problemIn('IE')(anna.telephoneNumber)
    await import('../../../src/customer/telephone-library')
  })

  for (const { country, numbers, others } of cases) {
    it(`section 5: in ${named(country)} its numbers are taken, with what belongs to them`, () => {
      const problem = problemIn(country)
      for (const text of numbers) expect(problem(text), text).to.equal(undefined)
    })

    it(`section 5: in ${named(country)} what is no number is refused, and says why`, () => {
      const problem = problemIn(country)
      for (const [text, fault] of others.map((other) => [other].flat() as [string, string?])) {
        expect(problem(text), text).to.equal(message)
        if (fault) expect(telephoneFault(text, country), text).to.equal(fault)
      }
    })
  }
})

/** What is wrong with one number after another. */
function problemIn(country: Country) {
  const { kernel } = bootKernel({ plugins: [threshold, booking], brand: { country } })
  return (telephoneNumber: string) => {
    kernel.choices.set({ customer: { ...anna, telephoneNumber } })
    return kernel.problems.at('details').get('telephoneNumber')
  }
}
