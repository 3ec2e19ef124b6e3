import { expect } from 'chai'
import booking from '../../../plugins/booking'
import type { Customer } from '../../../src/contract/facts'
import { telephoneFault } from '../../../src/controls/details/words'
import { anna } from '../../kit/booking'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

const rules: readonly {
  readonly field: keyof Customer
  readonly message: string
  readonly taken: readonly string[]
  readonly refused: readonly string[]
}[] = [
  {
    field: 'firstName',
    message: 'Please enter your first name',
    taken: [
      'Anna',
      "O'Brien",
      'Nguyễn',
      'X',
      ' Anna ',
      'J.R.',
      '李',
      'Anne-Marie de la Tour',
      '<b>Anna</b>',
      '0',
      'Anna\nByrne',
      '\u202eannA',
      'Aoife\ufffc',
    ],
    refused: ['', ' ', '\t\u00a0', '\n', '\u2003\u3000', '\ufeff', '\u200b', '\ud83d', '\ufffc\u202e'],
  },
  {
    field: 'lastName',
    message: 'Please enter your last name',
    taken: ['Anna', "O'Brien", 'Nguyễn', 'X', ' Anna ', 'By\trne', 'Byrne\u202e', 'Byrne\ude00'],
    refused: ['', ' ', '\t\u00a0', '\u200b'],
  },
  {
    field: 'email',
    message: 'Please enter your email',
    taken: [
      'anna@example.ie',
      'ANNA@EXAMPLE.IE',
      "anna.o'brien@example.ie",
      'anna+pizza@mail.example.co.uk',
      'a@b-c.museum',
      ' anna@example.ie ',
      'a1@example.ie',
      '1@2.ie',
      '_anna_@example.ie',
      'anna/table=2@example.ie',
      `${'a'.repeat(64)}@example.ie`,
      `anna@${'a'.repeat(63)}.ie`,
      'anna@a.b.c.d.example.technology',
      'anna@xn--bcher-kva.example',
    ],
    refused: [
      '',
      ' ',
      'anna',
      'anna@',
      '@',
      '@example.ie',
      'anna.example.ie',
      'anna@localhost',
      'a@b',
      '.a@b.ie',
      'a.@b.ie',
      'a..b@c.ie',
      'anna@example.',
      'anna@example.i',
      'anna@example.ie.',
      'anna@.example.ie',
      'anna@example-.ie',
      'anna@-example.ie',
      'anna@example..ie',
      'anna@@example.ie',
      'a b@example.ie',
      'anna@exa mple.ie',
      'anna@exa_mple.ie',
      'anna@127.0.0.1',
      `anna@${'a'.repeat(64)}.ie`,
      'anna@example.ie, ben@example.ie',
      'anna@example.ie\nbcc: ben@example.ie',
      'Anna <anna@example.ie>',
      'mailto:anna@example.ie',
      '\u0000',
    ],
  },
  {
    field: 'telephoneNumber',
    message: 'Please enter your telephone number',
    taken: [
      '+442079460958',
      '0161 496 0000',
      '0161.496.0000',
      ' 020 7946 0958 ',
      '020 7946 0958#1',
      '+44 20 7946 0958 EXT 123456',
      '020\u20117946\u20110958',
      '020\u20137946\u20130958',
      '020\u22127946\u22120958',
      '020\u200b 7946 0958',
      '020\u20607946 0958',
      '020\u00ad7946\u00ad0958',
      '+44\ufe0d-20-7946-0958',
      '０２０ ７９４６ ０９５８',
      '٠٢٠ ٧٩٤٦ ٠٩٥٨',
      '۰۲۰ ۷۹۴۶ ۰۹۵۸',
      '020/7946/0958',
      '[020] 7946 0958',
      '020 7946 0958 extension 12',
      '020 7946 0958 ext: 12',
      '+442079460958;ext=12',
      'tel:+442079460958',
      '＋４４ （０）２０ ７９４６ ０９５８ ｅｘｔ．１２',
      '020·7946·0958',
      '020~7946—0958',
      '\u202d020 7946\t0958\u202c',
      '0044 (0) 7700 900123, доб. 12',
    ],
    refused: [
      '+44',
      '0',
      '00000 000000',
      '+44 0000 000000',
      '7946 0958 020',
      '+44 20 7946',
      '020 7946 0958 x',
      '020 7946 0958 ext 1234567',
      '020 7946 0958 and ask for Anna',
      '020-79a6-0958',
      '020 7946 0958, 020 7946 0959',
      '020 7946 0958 / 020 7946 0959',
      '020 7946 0958 or 0959',
      '٠٧٧٠٠ ٩٠٠١٢',
      '+1 212 555 0123',
      'javascript:alert(02079460958)',
    ],
  },
]

describe('booking: the rules of the details', () => {
  const { kernel } = bootKernel({ plugins: [threshold, booking] })
  after(kernel.dispose)

  /** What is wrong with a field, if anything. */
  function problem(field: keyof Customer, value: string | boolean): string | undefined {
    kernel.choices.set({ customer: { ...anna, [field]: value } })
    return kernel.problems.at('details').get(field)
  }

  for (const { field, message, taken, refused } of rules) {
    it(`field.first-name, field.last-name, field.email: takes what is right`, () => {
      for (const value of taken) expect(problem(field, value), JSON.stringify(value)).to.equal(undefined)
    })

    it(`field.first-name, field.last-name, field.email: refuses what is not`, () => {
      for (const value of refused) expect(problem(field, value), JSON.stringify(value)).to.equal(message)
    })
  }

  for (const { field, message } of rules.slice(2, 4)) {
    it(`a text of a million characters is refused`, () => {
      // A check that looked at each character for each other one would take hours.
      for (const piece of ['a', 'a@', 'a-', 'a.a-', '0 ', '(', '07', ' '])
        expect(problem(field, piece.repeat(1_000_000 / piece.length)), piece).to.equal(message)
    })
  }

  it('consent.required, consent.one-box, consent.always-blocks: only a ticked box is right', () => {
    expect(problem('consent', true)).to.equal(undefined)
    expect(problem('consent', false)).to.equal('Please agree to our terms and conditions')
  })
})

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
    numbers: ['021 496 0101', '085 012 3456', '+353 21 496 0101', '00353 (0)1 496 0000', '٠٢١ ٤٩٦ ٠١٠١'],
    others: [
      '',
      '021',
      '021 496 0101 234 567',
      '+1 212 555 0123',
      '+44 20 7946 0958',
      ['07400 12345', 'telephoneWrong'],
    ],
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

/** What is wrong with one number after another. */
function problemIn(country: Country) {
  const { kernel } = bootKernel({ plugins: [threshold, booking], brand: { country } })
  return (telephoneNumber: string) => {
    kernel.choices.set({ customer: { ...anna, telephoneNumber } })
    return kernel.problems.at('details').get('telephoneNumber')
  }
}

describe('booking: the telephone number', () => {
  /** The library is fetched when a brand first needs it. */
  before(async () => {
    problemIn('IE')(anna.telephoneNumber)
    await import('../../../src/customer/telephone-library')
  })

  for (const { country, numbers, others } of cases) {
    it(`field.telephone, telephone.uk: in ${named(country)} its numbers are taken, with what belongs to them`, () => {
      const problem = problemIn(country)
      for (const text of numbers) expect(problem(text), text).to.equal(undefined)
    })

    it(`field.telephone, telephone.country: in ${named(country)} what is no number is refused, and says why`, () => {
      const problem = problemIn(country)
      for (const [text, fault] of others.map((other) => [other].flat() as [string, string?])) {
        expect(problem(text), text).to.equal(message)
        if (fault) expect(telephoneFault(text, country), text).to.equal(fault)
      }
    })
  }
})
