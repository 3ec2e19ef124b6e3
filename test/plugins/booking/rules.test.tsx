import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { validators } from '../../../plugins/booking/details'
import type { Customer } from '../../../src/contract/facts'
import { telephoneFault } from '../../../src/controls/details/words'
import { anna } from '../../kit/booking'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

type Country = string | readonly string[]

/** With those of step 4 from the start. */
const withRules = { ...booking, validators }

/** What is wrong with one value after another, if anything. */
function problemIn(country: Country) {
  const { kernel } = bootKernel({ plugins: [threshold, withRules], brand: { country } })
  return (field: keyof Customer, value: string | boolean) => {
    kernel.choices.set({ customer: { ...anna, [field]: value } })
    return kernel.problems.at('details').get(field)
  }
}

const message = 'Please enter your telephone number'

/** What is taken and what is refused, and why. */
const rules: readonly {
  readonly rule: string
  readonly field: keyof Customer
  readonly message: string
  readonly taken: Readonly<Record<string, readonly string[]>>
  readonly refused: Readonly<Record<string, readonly string[]>>
}[] = [
  {
    rule: 'field.first-name',
    field: 'firstName',
    message: 'Please enter your first name',
    taken: {
      'any name': ['Anna', "O'Brien", 'Nguyễn', 'X', '李', 'Anne-Marie de la Tour', '0', '<b>Anna</b>'],
      'a name with what is cleaned': [' Anna ', 'Anna\nByrne', '\u202eannA', 'Aoife\ufffc'],
    },
    refused: {
      'what nobody sees': ['', ' ', '\t\u00a0', '\n', '\u3000', '\u200b', '\ud83d', '\ufffc\u202e'],
    },
  },
  {
    rule: 'field.last-name',
    field: 'lastName',
    message: 'Please enter your last name',
    taken: { 'any name': ["O'Brien", 'By\trne', 'Byrne\u202e', 'Byrne\ude00'] },
    refused: { 'what nobody sees': ['', ' ', '\t\u00a0', '\u200b'] },
  },
  {
    rule: 'field.email',
    field: 'email',
    message: 'Please enter your email',
    taken: {
      'any characters before the @': ["o'b+pizza@example.ie", '_anna_@example.ie', 'anna/table=2@a.ie'],
      'any domain of two parts': ['ANNA@EXAMPLE.IE', '1@2.ie', 'a@b-c.museum', 'anna@a.b.c.technology'],
      'a long part, and blanks around it': [' anna@example.ie ', `anna@${'a'.repeat(63)}.ie`],
    },
    refused: {
      'what lacks a part': ['', ' ', 'anna', 'anna@', '@', '@example.ie', 'anna.example.ie'],
      'a domain that is none': ['anna@localhost', 'anna@example.i', 'anna@exa_mple.ie', 'anna@127.0.0.1'],
      'a dot too many': ['.a@b.ie', 'a.@b.ie', 'a..b@c.ie', 'a@b.ie.', 'a@.b.ie', 'a@example..ie'],
      'a hyphen at an end, and a long part': ['a@b-.ie', 'a@-b.ie', `anna@${'a'.repeat(64)}.ie`],
      'more than one address': ['a@@b.ie', 'a@b.ie, c@d.ie', 'a@b.ie\nbcc: c@d.ie', 'Anna <a@b.ie>'],
      'blanks and controls': ['a b@example.ie', 'anna@exa mple.ie', 'mailto:anna@example.ie', '\u0000'],
    },
  },
  {
    rule: 'field.telephone',
    field: 'telephoneNumber',
    message,
    taken: {
      'a number with or without its country': ['02079460958', '+442079460958', '0044 20 7946 0958'],
      'the zero in brackets': [
        '+44 (0)20 7946 0958',
        '0044 (0)20 7946 0958',
        '＋４４ （０）２０ ７９４６ ０９５８',
      ],
      'a mobile and a short number': ['07700 900123', '07400 123456', '01632 96098'],
      'marks between the digits': ['0161.496.0000', '020/7946/0958', '[020] 7946-0958', '020~7946—0958'],
      'hidden characters': ['020\u200b 7946 0958', '\u202d020 7946\t0958\u202c', '020\u00ad7946\u00ad0958'],
      'digits of other scripts': ['０２０ ７９４６ ０９５８', '٠٢٠ ٧٩٤٦ ٠٩٥٨', '۰۲۰ ۷۹۴۶ ۰۹۵۸'],
      'an extension': ['020 7946 0958#1', '020 7946 0958 x123', '+44 20 7946 0958 EXT 123456'],
      'an address of a number': ['tel:+442079460958', '+442079460958;ext=12'],
    },
    refused: {
      'too few digits': ['', ' ', '+44', '0', '12345', '020 7946 09', '07700 90012', '٠٧٧٠٠ ٩٠٠١٢'],
      'too few with a country': ['+44 20 7946', '+44 7400 12345', '0044 7400 12345', '07400 12345 ext 6'],
      'too many digits': ['020 7946 0958 0000', '020 7946 0958 ext 1234567'],
      'what no number begins with': ['00000 000000', '+44 0000 000000', '7946 0958 020'],
      words: ['call me', '020 7946 0958 x', '020 7946 0958 and ask for Anna', '020-79a6-0958'],
      'two numbers': ['020 7946 0958, 020 7946 0959', '020 7946 0958 or 0959'],
      'another country’s, and a script': ['+353 21 496 0101', '+1 212 555 0123', 'javascript:alert(020)'],
    },
  },
]

describe('booking: the rules of the details', () => {
  const problem = problemIn('GB')

  for (const { rule, field, message, taken, refused } of rules) {
    for (const [what, values] of Object.entries(taken))
      it(`${rule}: ${what} is taken`, () => {
        for (const value of values) expect(problem(field, value), JSON.stringify(value)).to.equal(undefined)
      })

    for (const [what, values] of Object.entries(refused))
      it(`${rule}: ${what} is not`, () => {
        for (const value of values) expect(problem(field, value), JSON.stringify(value)).to.equal(message)
      })
  }

  for (const { field, message } of rules.slice(2))
    it(`a ${field} of a million characters is refused`, () => {
      // A check that looked at each character for each other one would take hours.
      for (const piece of ['a', 'a@', 'a-', 'a.a-', '0 ', '(', '07', ' '])
        expect(problem(field, piece.repeat(1_000_000 / piece.length)), piece).to.equal(message)
    })

  it('consent.required, consent.one-box, consent.always-blocks: only a ticked box is right', () => {
    expect(problem('consent', true)).to.equal(undefined)
    expect(problem('consent', false)).to.equal('Please agree to our terms and conditions')
  })
})

/** A country's numbers, what is none, and what the diner hears of some of it. */
const countries: readonly (readonly [
  country: Country,
  numbers: readonly string[],
  others: readonly string[],
  faults?: Readonly<Record<string, ReturnType<typeof telephoneFault>>>,
])[] = [
  [
    'GB',
    [],
    [],
    {
      '020 7946': 'telephoneShort',
      '07400 12345': 'telephoneShort',
      '020 7946 09581': 'telephoneLong',
      '000 7946 0958': 'telephoneWrong',
    },
  ],
  [['GB'], ['020 7946 0958'], ['+353 21 496 0101']],
  [
    'IE',
    ['021 496 0101', '085 012 3456', '+353 21 496 0101', '00353 (0)1 496 0000', '٠٢١ ٤٩٦ ٠١٠١'],
    ['', '021', '021 496 0101 234 567', '+1 212 555 0123', '+44 20 7946 0958'],
    { '07400 12345': 'telephoneWrong' },
  ],
  [
    ['IE', 'GB'],
    ['021 496 0101', '071 914 0000', '+353 74 912 0000', '020 7946 0958', '+44 7400 123456'],
    ['', '07400 12345', '+44 7400 12345', '0044 7400 12345'],
    {
      '+44 (0)7400 12345 ext 6': 'telephoneShort',
      '0044 7400 1234567': 'telephoneLong',
      '+33 1 42 68 53 00': 'telephoneWrong',
      '021': 'telephoneShort',
    },
  ],
  [['FR', 'IE'], ['01 42 68 53 00', '085 012 3456'], []],
  ['any', ['+353 21 496 0101', '+39 06 1234 5678'], ['021 496 0101', '+999 123 4567']],
]

describe('booking: the telephone number', () => {
  /** The library is fetched when a brand first needs it. */
  before(async () => {
    problemIn('IE')('telephoneNumber', anna.telephoneNumber)
    await import('../../../src/customer/telephone-library')
  })

  for (const [country, numbers, others, faults = {}] of countries)
    it(`telephone.uk, telephone.country: only numbers of ${[country].flat().join(' and ')} are taken`, () => {
      const problem = problemIn(country)
      for (const text of numbers) expect(problem('telephoneNumber', text), text).to.equal(undefined)
      for (const text of [...others, ...Object.keys(faults)])
        expect(problem('telephoneNumber', text), text).to.equal(message)
      for (const [text, fault] of Object.entries(faults))
        expect(telephoneFault(text, country), text).to.equal(fault)
    })
})
