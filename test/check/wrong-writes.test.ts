import { expect } from 'chai'
import { answer, body } from './bends'
import { faultsOf, writing } from './examine'
import type { Bend, Faults } from './right-server'

const booked = (change: Parameters<typeof body>[1]) => body('bookings/create', change)
const refusedAs = (status: number, sent: unknown, room = 'bookings/create') =>
  answer(
    room,
    (given, seen) =>
      void (given.status === 400 && !seen.body.email && Object.assign(given, { status, body: sent })),
  )

/** The right server bent in one way, or without one rule, and the one fault that follows. */
const wrong: Readonly<Record<string, readonly [expected: readonly string[], bend: Bend, faults?: Faults]>> = {
  'a 422 for wrong details': [['refusal.status'], refusedAs(422, { email: ['Please enter your email'] })],
  'a 200 with errors': [
    ['refusal.status'],
    refusedAs(200, { errors: { email: ['Please enter your email'] } }),
  ],
  'a 500 for wrong details': [
    ['refusal.status'],
    answer(
      'enquiries/create',
      (given, seen) =>
        void (!seen.body.email && Object.assign(given, { status: 500, text: '<h1>Oops</h1>' })),
    ),
  ],
  'wrong details that are booked': [
    ['refusal.status'],
    refusedAs(200, { enquiryReference: 'ME-0' }, 'enquiries/create'),
  ],
  'a 400 without a message': [['refusal.body'], refusedAs(400, {})],
  'a 400 with a list': [
    ['refusal.body'],
    refusedAs(400, [{ field: 'email', message: 'Please enter your email' }]),
  ],
  'a 400 for programs': [
    ['refusal.body'],
    refusedAs(400, { type: 'https://problems.example/invalid', title: 'Bad Request', status: 400 }),
  ],
  'a 400 that is HTML': [
    ['refusal.body'],
    answer(
      'bookings/create',
      (given, seen) => void (!seen.body.email && (given.text = '<h1>Bad Request</h1>')),
    ),
  ],
  'a 500 for a day that does not exist': [
    ['refusal.wrong-input'],
    answer(
      'bookings/create',
      (given, seen) => void (seen.body.date === '2027-02-30' && (given.status = 500)),
    ),
  ],
  'a 500 for a booking': [
    ['booking.answer'],
    answer('bookings/create', (given) => void (given.status === 200 && (given.status = 500))),
  ],
  'a booking without a reference': [['booking.body'], booked((given) => void delete given.bookingReference)],
  'requiresCcg as a number': [['booking.body'], booked((given) => void (given.requiresCcg &&= 2))],
  'references that come again': [['booking.reference'], () => undefined, { sameReference: true }],
  'a reference before the card': [
    ['guarantee.first'],
    booked((given) => void (given.requiresCcg && (given.bookingReference = 'MB-0'))),
  ],
  'a card that is asked for again': [
    ['guarantee.second'],
    booked(
      (given) =>
        void (
          given.ccgPerformed &&
          Object.assign(given, { bookingReference: null, requiresCcg: true, ccgPerformed: false })
        ),
    ),
  ],
  'a card that is not said to be kept': [
    ['guarantee.second'],
    booked((given) => void (given.ccgPerformed = false)),
  ],
  'a 409 for a taken time': [
    ['selling.refusal'],
    answer(
      'bookings/create',
      (given) => void (given.status === 400 && given.body.time && (given.status = 409)),
    ),
  ],
  'a taken time that is still offered': [['selling.shown'], () => undefined, { showsSold: true }],
  'a full time that is sold': [['selling.full'], () => undefined, { sellsFull: true }],
  'a table that is sold twice at once': [['selling.once'], () => undefined, { sellsTwice: true }],
  'keys that are forgotten': [['key.same'], () => undefined, { forgetsKeys: true }],
  'keys whose table is taken twice': [['key.same'], () => undefined, { booksKeysTwice: true }],
  'keys that answer anything': [['key.other'], () => undefined, { answersKeysBlindly: true }],
  'no idempotency header in preflights': [
    ['cors.preflight-key'],
    ({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'content-type, x-session-id'),
  ],
  'no CORS header on a 400': [
    ['cors.errors'],
    answer(
      'bookings/create',
      ({ status, headers }) => void (status === 400 && delete headers['Access-Control-Allow-Origin']),
    ),
  ],
  'a 500 for an enquiry': [
    ['enquiry.answer'],
    answer('enquiries/create', (given) => void (given.status === 200 && (given.status = 500))),
  ],
  'an empty enquiry reference': [
    ['enquiry.body'],
    body('enquiries/create', (given) => void (given.enquiryReference = '')),
  ],
  'no enquiry for a group': [['enquiry.group'], refusing((sent) => sent.guests === -1)],
  'no enquiry for a party': [['enquiry.party'], refusing((sent) => sent.ocassionType !== null)],
  'no enquiry without a date': [['enquiry.open'], refusing((sent) => sent.date === null)],
}

function refusing(isRefused: (sent: Readonly<Record<string, unknown>>) => boolean): Bend {
  return answer('enquiries/create', (given, seen) => {
    if (isRefused(seen.body)) Object.assign(given, { status: 400, body: { guests: ['No.'] } })
  })
}

describe('tavola-check: a wrong back end, with --write', () => {
  for (const [name, [expected, bend, faults]] of Object.entries(wrong))
    it(`${name}: ${expected.join(', ')}`, async () => {
      expect(await faultsOf(bend, faults, writing)).to.have.members(expected)
    })

  it('decisions, "Booking": a back end that books one key twice only if both creates come at the same moment: key.same', async () => {
    expect(await faultsOf(() => undefined, { storesKeysLate: true }, writing)).to.deep.equal(['key.same'])
  })
})
