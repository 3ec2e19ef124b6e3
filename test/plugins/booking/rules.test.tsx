import { expect } from 'chai'
import booking from '../../../plugins/booking'
import type { Customer } from '../../../src/kernel/contract/facts'
import { anna } from '../../kit/booking'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

/** What is wrong with a field, if anything. */
function problem(field: keyof Customer, value: string | boolean): string | undefined {
  const first = { customer: { ...anna, [field]: value } }
  const { kernel } = bootKernel({ plugins: [threshold, booking], first })
  return kernel.problems.value.get(field)
}

describe('booking: the rules of the details', () => {
  const names = [
    ['firstName', 'Please enter your first name'],
    ['lastName', 'Please enter your last name'],
  ] as const
  for (const [field, message] of names) {
    for (const name of ['Anna', "O'Brien", 'Nguyễn', 'X', ' Anna ']) {
      it(`section 5, ${field}: takes "${name}"`, () => {
        expect(problem(field, name)).to.equal(undefined)
      })
    }
    for (const name of ['', ' ', '\t\u00a0']) {
      it(`section 5, ${field}: refuses ${JSON.stringify(name)}`, () => {
        expect(problem(field, name)).to.equal(message)
      })
    }
  }

  const emails = [
    'anna@example.ie',
    'ANNA@EXAMPLE.IE',
    "anna.o'brien@example.ie",
    'anna+pizza@mail.example.co.uk',
    'a@b-c.museum',
    ' anna@example.ie ',
  ]
  for (const email of emails) {
    it(`section 5, email: takes "${email}"`, () => {
      expect(problem('email', email)).to.equal(undefined)
    })
  }
  const noEmails = [
    '',
    ' ',
    'anna',
    'anna@',
    '@example.ie',
    'anna@localhost',
    'anna@example.',
    'a b@example.ie',
  ]
  for (const email of [...noEmails, 'anna@@example.ie', 'anna@-example.ie', 'anna@example..ie']) {
    it(`section 5, email: refuses "${email}"`, () => {
      expect(problem('email', email)).to.equal('Please enter your email')
    })
  }

  it('section 5, terms and conditions: takes a ticked box and refuses an empty one', () => {
    expect(problem('consent', true)).to.equal(undefined)
    expect(problem('consent', false)).to.equal('Please agree to our terms and conditions')
  })
})
