import { expect } from 'chai'
import booking from '../../../plugins/booking'
import type { Customer } from '../../../src/kernel/contract/facts'
import { anna } from '../../kit/booking'
import { bootKernel } from '../../kit/kernel'
import { threshold } from '../../kit/stand-ins'

/** What is wrong with a field, if anything. */
function problem(field: keyof Customer, value: string): string | undefined {
  const first = { customer: { ...anna, [field]: value } }
  const { kernel } = bootKernel({ plugins: [threshold, booking], first })
  return kernel.problems.value.get(field)
}

const messages = {
  firstName: 'Please enter your first name',
  email: 'Please enter your email',
  telephoneNumber: 'Please enter your telephone number',
} as const

const taken = {
  firstName: ['J.R.', '李', 'Anne-Marie de la Tour', '<b>Anna</b>', '0'],
  email: [
    'a1@example.ie',
    '1@2.ie',
    '_anna_@example.ie',
    'anna/table=2@example.ie',
    `${'a'.repeat(64)}@example.ie`,
    `anna@${'a'.repeat(63)}.ie`,
    'anna@a.b.c.d.example.technology',
    'anna@xn--bcher-kva.example',
  ],
  telephoneNumber: [
    '+442079460958',
    '0161 496 0000',
    '0161.496.0000',
    ' 020 7946 0958 ',
    '020 7946 0958#1',
    '+44 20 7946 0958 EXT 123456',
  ],
} as const

const refused = {
  firstName: ['\n', '\u2003\u3000', '\ufeff'],
  email: [
    'anna@example.ie, ben@example.ie',
    'anna@example.ie\nbcc: ben@example.ie',
    'Anna <anna@example.ie>',
    'mailto:anna@example.ie',
    'anna@exa mple.ie',
    'anna@exa_mple.ie',
    'anna@example.ie.',
    'anna@.example.ie',
    'anna@example-.ie',
    'anna@example.i',
    'anna@127.0.0.1',
    `anna@${'a'.repeat(64)}.ie`,
    'anna.example.ie',
    '@',
    '\u0000',
  ],
  telephoneNumber: [
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
} as const

describe('booking: more values of the details', () => {
  for (const field of Object.keys(messages) as (keyof typeof messages)[]) {
    for (const value of taken[field]) {
      it(`section 5, ${field}: takes ${JSON.stringify(value)} too`, () => {
        expect(problem(field, value)).to.equal(undefined)
      })
    }
    for (const value of refused[field]) {
      it(`section 5, ${field}: refuses ${JSON.stringify(value)} too`, () => {
        expect(problem(field, value)).to.equal(messages[field])
      })
    }
  }

  for (const field of ['email', 'telephoneNumber'] as const) {
    it(`section 5, ${field}: a text of a million characters is refused`, () => {
      // A check that looked at each character for each other one would take hours.
      for (const piece of ['a', 'a@', 'a-', 'a.a-', '0 ', '(', '07', ' ']) {
        expect(problem(field, piece.repeat(1_000_000 / piece.length)), piece).to.equal(messages[field])
      }
    })
  }
})
