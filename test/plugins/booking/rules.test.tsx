import { expect } from 'chai'
import booking from '../../../plugins/booking'
import type { Customer } from '../../../src/contract/facts'
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
    ],
    refused: ['', ' ', '\t\u00a0', '\n', '\u2003\u3000', '\ufeff'],
  },
  {
    field: 'lastName',
    message: 'Please enter your last name',
    taken: ['Anna', "O'Brien", 'Nguyễn', 'X', ' Anna '],
    refused: ['', ' ', '\t\u00a0'],
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
      '+1 212 555 0123',
      'javascript:alert(02079460958)',
      '٠٢٠ ٧٩٤٦ ٠٩٥٨',
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
    it(`section 5, ${field}: takes what is right`, () => {
      for (const value of taken) expect(problem(field, value), JSON.stringify(value)).to.equal(undefined)
    })

    it(`section 5, ${field}: refuses what is not`, () => {
      for (const value of refused) expect(problem(field, value), JSON.stringify(value)).to.equal(message)
    })
  }

  for (const { field, message } of rules.slice(2)) {
    it(`section 5, ${field}: a text of a million characters is refused`, () => {
      // A check that looked at each character for each other one would take hours.
      for (const piece of ['a', 'a@', 'a-', 'a.a-', '0 ', '(', '07', ' '])
        expect(problem(field, piece.repeat(1_000_000 / piece.length)), piece).to.equal(message)
    })
  }

  it('section 5, terms and conditions: takes a ticked box and refuses an empty one', () => {
    expect(problem('consent', true)).to.equal(undefined)
    expect(problem('consent', false)).to.equal('Please agree to our terms and conditions')
  })
})
