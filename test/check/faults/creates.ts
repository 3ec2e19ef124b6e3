import { addDays } from '../../../src/dates/plain-date'
import { writing } from '../examine'
import { body, gives, is, misreads, type Bend, type Rows } from '../mutations'
import type { Reply } from '../valid-server'

/** Faults that only --write finds: refusals, bookings, cards, keys and enquiries. */

const BOOK = 'bookings/create'
const ENQUIRE = 'enquiries/create'

const booked = (change: Parameters<typeof body>[1]) => body(BOOK, change)
/** How the missing email is refused. */
const refusedAs = (status: number, sent: unknown, call = BOOK, other: Partial<Reply> = {}) =>
  gives(call, { status, body: sent, ...other }, (reply, { body }) => reply.status === 400 && !body.email)
const refusing = (isRefused: (sent: Readonly<Record<string, unknown>>) => boolean) =>
  gives(ENQUIRE, { status: 400, body: { guests: ['No.'] } }, (_, received) => isRefused(received.body))
const email = 'Please enter your email'
const noGuests = 'Status 400 with {"guests":["No."]}'
const isBooked = (reply: Reply) => reply.status === 200

const rows: Rows = {
  'refusal.status: a 422 for wrong details': [
    `Status 422 with {"email":["${email}"]}`,
    refusedAs(422, { email: [email] }),
  ],
  'refusal.status: a 500 for wrong details': [
    'Status 500 with <h1>Oops</h1>',
    refusedAs(500, {}, ENQUIRE, { text: '<h1>Oops</h1>' }),
  ],
  'refusal.status: wrong details that are booked': [
    'Status 200: accepted as ME-0',
    refusedAs(200, { enquiryReference: 'ME-0' }, ENQUIRE),
  ],
  'refusal.body: a 400 without a message': ['{}', refusedAs(400, {})],
  'refusal.body: a 400 with a list': [
    `[{"field":"email","message":"${email}"}]`,
    refusedAs(400, [{ field: 'email', message: email }]),
  ],
  'refusal.body: a 400 for programs': [
    '{"type":"https://problems.example/invalid","title":"Bad Requ',
    refusedAs(400, { type: 'https://problems.example/invalid', title: 'Bad Request', status: 400 }),
  ],
  'refusal.body: a 400 that is HTML': [
    'No JSON: "<h1>Bad Request</h1>"',
    refusedAs(400, {}, BOOK, { text: '<h1>Bad Request</h1>' }),
  ],
  'refusal.body: a message without a field': [`{"message":"${email}"}`, refusedAs(400, { message: email })],
  'refusal.code: a code without a text': ['{"code":"table-gone"}', refusedAs(400, { code: 'table-gone' })],
  'refusal.wrong-input: a 500 for a day that does not exist': [
    'Status 500 with {"date":["Please choose a date"]}',
    gives(BOOK, { status: 500 }, (_, received) => received.body.date === '2027-02-30'),
  ],
  'booking.answer: a 500 for a booking': [
    'Status 500 with {"bookingReference":"MB-5","requiresCcg":false,"ccgPerformed',
    gives(BOOK, { status: 500 }, isBooked),
  ],
  'booking.body: a booking without a reference': is(BOOK, 'bookingReference', undefined),
  'booking.body: a reference that is a number': [
    'bookingReference is 5',
    booked((reply) => void (reply.bookingReference &&= Number(reply.bookingReference.slice(3)))),
  ],
  'booking.body: requiresCcg as a number': [
    'bookingReference is null',
    booked((reply) => void (reply.requiresCcg &&= 2)),
  ],
  'booking.reference: repeated references': [
    'The reference MB-1 for two bookings.',
    { faults: { sameReference: true } },
  ],
  'booking.children: children who need no seat': [
    'Booked 2 guests and 12 children at 1200, when there is no table for 14.',
    { faults: { forgetsChildren: true } },
  ],
  'guarantee.first: a reference before the card': [
    'requiresCcg is true, bookingReference "MB-0", ccgPerformed false',
    booked((reply) => void (reply.requiresCcg && (reply.bookingReference = 'MB-0'))),
  ],
  'guarantee.second: a card that is requested again': [
    'Status 200 with {"bookingReference":null,"requiresCcg":true,"ccgPerformed":f',
    booked((reply) =>
      reply.ccgPerformed ? { bookingReference: null, requiresCcg: true, ccgPerformed: false } : reply,
    ),
  ],
  'guarantee.second: an accepted card without ccgPerformed': [
    'A reference, with requiresCcg false, ccgPerformed false',
    is(BOOK, 'ccgPerformed', false)[1],
  ],
  'selling.refusal: a 409 for a full time': [
    'Status 409 with {"time":["Sorry, that table has just been taken."]}',
    gives(BOOK, { status: 409 }, (reply) => reply.status === 400 && reply.body.time),
  ],
  'selling.shown: a refused time that is still offered': [
    '1930 is available, although a booking was refused (Status 400 with {"time":["Sorry, that table has just been',
    { faults: { showsSold: true } },
  ],
  'selling.full: a full time that is sold': [
    'Booked as MB-11, although sessions say that the time is not available.',
    { faults: { sellsFull: true } },
  ],
  'selling.once: a table that is sold twice at the same moment': [
    '5 were booked. One after another, 2 were booked (on 2026-12-06).',
    { faults: { sellsTwice: true } },
  ],
  'sessions.day, selling.shown: bookings of the day after': [
    'After bookings for 2026-11-22 at 1930, sessions still offer it on this day, but no longer on 2026-11-23: the bookings',
    misreads('bookings', (_, sent) => {
      if (sent.date !== '2027-02-30') sent.date = addDays(String(sent.date), 1)
    }),
  ],
  'key.same: forgotten keys': [
    'Status 400 with {"time":["Sorry, that table has just been taken."]}',
    { faults: { forgetsKeys: true } },
  ],
  'key.same: repeated keys that take a second table': [
    'Only 0 were left: the repeated request had taken a table too.',
    { faults: { booksKeysTwice: true } },
  ],
  'key.same: one key twice at the same moment': ['Two bookings: ', { faults: { storesKeysLate: true } }],
  'key.other: used keys that accept any body': [
    'The first reference: MB-7',
    { faults: { answersKeysBlindly: true } },
  ],
  'enquiry.answer: a 500 for an enquiry': [
    'Status 500 with {"enquiryReference":"ME-1"}',
    gives(ENQUIRE, { status: 500 }, isBooked),
  ],
  'enquiry.body: a reference of blanks': is(ENQUIRE, 'enquiryReference', '   '),
  'enquiry.body: names of fields in snake_case': [
    'enquiryReference is missing: it is spelled "enquiry_reference", and names of fields are case-sensitive',
    body(ENQUIRE, ({ enquiryReference }) => ({ enquiry_reference: enquiryReference })),
  ],
  'enquiry.group: no enquiry for a group': [noGuests, refusing(({ guests }) => guests === -1)],
  'enquiry.party: no enquiry for a party': [noGuests, refusing(({ ocassionType }) => ocassionType !== null)],
  'enquiry.open: no enquiry without a date': [noGuests, refusing(({ date }) => date === null)],
}

export const ofCreates: Rows = Object.fromEntries(
  Object.entries(rows).map(([name, [sentence, bend]]) => [name, [sentence, bend satisfies Bend, writing]]),
)
