import { expect } from 'chai'
import { answer, body } from './mutations'
import { faultsOf, writing } from './examine'
import type { Mutation, Faults } from './valid-server'

const booked = (change: Parameters<typeof body>[1]) => body('bookings/create', change)
const refusedAs = (status: number, sent: unknown, room = 'bookings/create') =>
  answer(
    room,
    (reply, received) =>
      void (reply.status === 400 && !received.body.email && Object.assign(reply, { status, body: sent })),
  )

/** A mutation of the valid server, or a rule that it breaks, and the fault that follows. */
const wrong: Readonly<
  Record<string, readonly [expected: readonly string[], mutate: Mutation, faults?: Faults]>
> = {
  'a 422 for wrong details': [['refusal.status'], refusedAs(422, { email: ['Please enter your email'] })],
  'a 200 with errors': [
    ['refusal.status'],
    refusedAs(200, { errors: { email: ['Please enter your email'] } }),
  ],
  'a 500 for wrong details': [
    ['refusal.status'],
    answer(
      'enquiries/create',
      (reply, received) =>
        void (!received.body.email && Object.assign(reply, { status: 500, text: '<h1>Oops</h1>' })),
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
      (reply, received) => void (!received.body.email && (reply.text = '<h1>Bad Request</h1>')),
    ),
  ],
  'a 500 for a day that does not exist': [
    ['refusal.wrong-input'],
    answer(
      'bookings/create',
      (reply, received) => void (received.body.date === '2027-02-30' && (reply.status = 500)),
    ),
  ],
  'a 500 for a booking': [
    ['booking.answer'],
    answer('bookings/create', (reply) => void (reply.status === 200 && (reply.status = 500))),
  ],
  'a booking without a reference': [['booking.body'], booked((reply) => void delete reply.bookingReference)],
  'requiresCcg as a number': [['booking.body'], booked((reply) => void (reply.requiresCcg &&= 2))],
  'repeated references': [['booking.reference'], () => undefined, { sameReference: true }],
  'a reference before the card': [
    ['guarantee.first'],
    booked((reply) => void (reply.requiresCcg && (reply.bookingReference = 'MB-0'))),
  ],
  'a card that is requested again': [
    ['guarantee.second'],
    booked(
      (reply) =>
        void (
          reply.ccgPerformed &&
          Object.assign(reply, { bookingReference: null, requiresCcg: true, ccgPerformed: false })
        ),
    ),
  ],
  'an accepted card without ccgPerformed': [
    ['guarantee.second'],
    booked((reply) => void (reply.ccgPerformed = false)),
  ],
  'a 409 for a full time': [
    ['selling.refusal'],
    answer(
      'bookings/create',
      (reply) => void (reply.status === 400 && reply.body.time && (reply.status = 409)),
    ),
  ],
  'a refused time that is still offered': [['selling.shown'], () => undefined, { showsSold: true }],
  'a full time that is sold': [['selling.full'], () => undefined, { sellsFull: true }],
  'a table that is sold twice at the same moment': [['selling.once'], () => undefined, { sellsTwice: true }],
  'forgotten keys': [['key.same'], () => undefined, { forgetsKeys: true }],
  'repeated keys that take a second table': [['key.same'], () => undefined, { booksKeysTwice: true }],
  'used keys that accept any body': [['key.other'], () => undefined, { answersKeysBlindly: true }],
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
    answer('enquiries/create', (reply) => void (reply.status === 200 && (reply.status = 500))),
  ],
  'an empty enquiry reference': [
    ['enquiry.body'],
    body('enquiries/create', (reply) => void (reply.enquiryReference = '')),
  ],
  'no enquiry for a group': [['enquiry.group'], refusing((sent) => sent.guests === -1)],
  'no enquiry for a party': [['enquiry.party'], refusing((sent) => sent.ocassionType !== null)],
  'no enquiry without a date': [['enquiry.open'], refusing((sent) => sent.date === null)],
}

function refusing(isRefused: (sent: Readonly<Record<string, unknown>>) => boolean): Mutation {
  return answer('enquiries/create', (reply, received) => {
    if (isRefused(received.body)) Object.assign(reply, { status: 400, body: { guests: ['No.'] } })
  })
}

describe('tavola-check: a faulty back end, with --write', () => {
  for (const [name, [expected, mutate, faults]] of Object.entries(wrong))
    it(`${name}: ${expected.join(', ')}`, async () => {
      expect(await faultsOf(mutate, faults, writing)).to.have.members(expected)
    })

  it('decisions, "Booking": a back end that books a key twice, but only at the same moment: key.same', async () => {
    expect(await faultsOf(() => undefined, { storesKeysLate: true }, writing)).to.deep.equal(['key.same'])
  })
})
