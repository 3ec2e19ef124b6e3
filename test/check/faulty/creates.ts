import { addDays } from '../../../src/dates/plain-date'
import { answer, body, breaks, gives, misreads, type Row } from '../mutations'
import type { Mutation } from '../valid-server'

/** Faults that only --write finds: refusals, bookings, cards, keys and enquiries. */

const booked = (change: Parameters<typeof body>[1]) => body('bookings/create', change)
const refusedAs = (status: number, sent: unknown, room = 'bookings/create') =>
  answer(
    room,
    (reply, received) =>
      void (reply.status === 400 && !received.body.email && Object.assign(reply, { status, body: sent })),
  )

export const ofCreates: Readonly<Record<string, Row>> = {
  'a 422 for wrong details': [
    ['refusal.status'],
    'Status 422 with {"email":["Please enter your email"]}',
    refusedAs(422, { email: ['Please enter your email'] }),
  ],
  'a 200 with errors': [
    ['refusal.status'],
    'Status 200 with {"errors":{"email":["Please enter your email"]}}',
    refusedAs(200, { errors: { email: ['Please enter your email'] } }),
  ],
  'a 500 for wrong details': [
    ['refusal.status'],
    'Status 500 with <h1>Oops</h1>',
    gives(
      'enquiries/create',
      { status: 500, text: '<h1>Oops</h1>' },
      (reply, received) => !received.body.email,
    ),
  ],
  'wrong details that are booked': [
    ['refusal.status'],
    'Status 200: accepted as ME-0',
    refusedAs(200, { enquiryReference: 'ME-0' }, 'enquiries/create'),
  ],
  'a 400 without a message': [['refusal.body'], '{}', refusedAs(400, {})],
  'a 400 with a list': [
    ['refusal.body'],
    '[{"field":"email","message":"Please enter your email"}]',
    refusedAs(400, [{ field: 'email', message: 'Please enter your email' }]),
  ],
  'a 400 for programs': [
    ['refusal.body'],
    '{"type":"https://problems.example/invalid","title":"Bad Requ',
    refusedAs(400, { type: 'https://problems.example/invalid', title: 'Bad Request', status: 400 }),
  ],
  'a 400 that is HTML': [
    ['refusal.body'],
    'No JSON: "<h1>Bad Request</h1>"',
    answer(
      'bookings/create',
      (reply, received) => void (!received.body.email && (reply.text = '<h1>Bad Request</h1>')),
    ),
  ],
  'a 500 for a day that does not exist': [
    ['refusal.wrong-input'],
    'Status 500 with {"date":["Please choose a date"]}',
    gives('bookings/create', { status: 500 }, (reply, received) => received.body.date === '2027-02-30'),
  ],
  'a 500 for a booking': [
    ['booking.answer'],
    'Status 500 with {"bookingReference":"MB-5","requiresCcg":false,"ccgPerformed',
    gives('bookings/create', { status: 500 }, (reply) => reply.status === 200),
  ],
  'a booking without a reference': [
    ['booking.body'],
    'bookingReference is missing',
    booked((reply) => void delete reply.bookingReference),
  ],
  'requiresCcg as a number': [
    ['booking.body'],
    'bookingReference is null',
    booked((reply) => void (reply.requiresCcg &&= 2)),
  ],
  'repeated references': [
    ['booking.reference'],
    'The reference MB-1 for two bookings.',
    breaks({ sameReference: true }),
  ],
  'a reference before the card': [
    ['guarantee.first'],
    'requiresCcg is true, bookingReference "MB-0", ccgPerformed false',
    booked((reply) => void (reply.requiresCcg && (reply.bookingReference = 'MB-0'))),
  ],
  'a card that is requested again': [
    ['guarantee.second'],
    'Status 200 with {"bookingReference":null,"requiresCcg":true,"ccgPerformed":f',
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
    'A reference, with requiresCcg false, ccgPerformed false',
    booked((reply) => void (reply.ccgPerformed = false)),
  ],
  'a 409 for a full time': [
    ['selling.refusal'],
    'Status 409 with {"time":["Sorry, that table has just been taken."]}',
    gives('bookings/create', { status: 409 }, (reply) => reply.status === 400 && reply.body.time),
  ],
  'a refused time that is still offered': [
    ['selling.shown'],
    '1930 is available, although a booking was refused (Status 400 with {"time":["Sorry, that table has just been',
    breaks({ showsSold: true }),
  ],
  'a full time that is sold': [
    ['selling.full'],
    'Booked as MB-11, although sessions say that the time is not available.',
    breaks({ sellsFull: true }),
  ],
  'a table that is sold twice at the same moment': [
    ['selling.once'],
    '5 were booked. One after another, 2 were booked (on 2026-12-06).',
    breaks({ sellsTwice: true }),
  ],
  'forgotten keys': [
    ['key.same'],
    'Status 400 with {"time":["Sorry, that table has just been taken."]}',
    breaks({ forgetsKeys: true }),
  ],
  'repeated keys that take a second table': [
    ['key.same'],
    'Only 0 were left: the repeated request had taken a table too.',
    breaks({ booksKeysTwice: true }),
  ],
  'one key twice at the same moment': [['key.same'], 'Two bookings: ', breaks({ storesKeysLate: true })],
  'used keys that accept any body': [
    ['key.other'],
    'The first reference: MB-7',
    breaks({ answersKeysBlindly: true }),
  ],
  'no idempotency header in preflights': [
    ['cors.preflight-key'],
    'Access-Control-Allow-Headers is "content-type, x-session-id", without idempotency-key',
    ({ headers }) => void (headers['Access-Control-Allow-Headers'] = 'content-type, x-session-id'),
  ],
  'no CORS header on a 400': [
    ['cors.errors'],
    'Status 400: No Access-Control-Allow-Origin.',
    answer(
      'bookings/create',
      ({ status, headers }) => void (status === 400 && delete headers['Access-Control-Allow-Origin']),
    ),
  ],
  'a 500 for an enquiry': [
    ['enquiry.answer'],
    'Status 500 with {"enquiryReference":"ME-1"}',
    gives('enquiries/create', { status: 500 }, (reply) => reply.status === 200),
  ],
  'an empty enquiry reference': [
    ['enquiry.body'],
    'enquiryReference is ""',
    body('enquiries/create', (reply) => void (reply.enquiryReference = '')),
  ],
  'no enquiry for a group': [
    ['enquiry.group'],
    'Status 400 with {"guests":["No."]}',
    refusing((sent) => sent.guests === -1),
  ],
  'no enquiry for a party': [
    ['enquiry.party'],
    'Status 400 with {"guests":["No."]}',
    refusing((sent) => sent.ocassionType !== null),
  ],
  'no enquiry without a date': [
    ['enquiry.open'],
    'Status 400 with {"guests":["No."]}',
    refusing((sent) => sent.date === null),
  ],
  'a reference that is a number': [
    ['booking.body'],
    'bookingReference is 5',
    booked((reply) => void (reply.bookingReference &&= Number(reply.bookingReference.slice(3)))),
  ],
  'names of fields in snake_case': [
    ['enquiry.body'],
    'enquiryReference is missing: it is spelled "enquiry_reference", and names of fields are case-sensitive',
    body('enquiries/create', ({ enquiryReference }) => ({ enquiry_reference: enquiryReference })),
  ],
  'children who need no seat': [
    ['booking.children'],
    'Booked 2 guests and 12 children at 1200, when there is no table for 14.',
    breaks({ forgetsChildren: true }),
  ],
  'bookings of the day after': [
    ['sessions.day', 'selling.shown'],
    'After bookings for 2026-11-22 at 1930, sessions still offer it on this day, but no longer on 2026-11-23: the bookings',
    misreads(
      'bookings',
      (_, sent) => sent.date !== '2027-02-30' && (sent.date = addDays(String(sent.date), 1)),
    ),
  ],
  'a code without a text': [
    ['refusal.code'],
    '{"code":"table-gone"}',
    refusedAs(400, { code: 'table-gone' }),
  ],
  'a reference of blanks': [
    ['enquiry.body'],
    'enquiryReference is "   "',
    body('enquiries/create', (reply) => void (reply.enquiryReference = '   ')),
  ],
  'a message without a field': [
    ['refusal.body'],
    '{"message":"Please enter your email"}',
    refusedAs(400, { message: 'Please enter your email' }),
  ],
}

function refusing(isRefused: (sent: Readonly<Record<string, unknown>>) => boolean): Mutation {
  return answer('enquiries/create', (reply, received) => {
    if (isRefused(received.body)) Object.assign(reply, { status: 400, body: { guests: ['No.'] } })
  })
}
