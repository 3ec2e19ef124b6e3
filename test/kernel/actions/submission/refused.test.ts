import { expect } from 'chai'
import { bootKernel } from '../../../kit/kernel'
import { status, type Answer } from '../../../kit/network'
import { booking, enquiry, start } from '../../bare-plugins'
import { confirmed } from '../../selection'
import { bookingBody } from '../../../kit/fixtures'
import { stopClock } from '../../../../src/testing/clock'
import { undoAfterTest } from '../../../kit/mocha/clean-up.mjs'
import { errorsIn, shown } from '../../setup'

async function answered(answer: Answer, journey = 'Booking', words: Record<string, string> = {}) {
  const test = bootKernel({
    plugins: [start, booking, enquiry],
    first: { ...confirmed, journey },
    brand: { messages: words },
    answers: { 'POST *': answer },
  })
  await test.kernel.sender.send()
  return test
}

const messages = { email: ['Not an address', 'Too long'], time: 'That table is gone' }

const gone = 'Just taken.'
const bad = 'No such address.'

/** What it is, the body of a 400, and the lines of the banner. */
const read: readonly (readonly [string, unknown, ...string[]])[] = [
  ['the body itself', messages, 'Not an address', 'That table is gone'],
  [
    '"errors"',
    { title: 'Errors occurred.', status: 400, errors: messages },
    'Not an address',
    'That table is gone',
  ],
  ['"modelState"', { message: 'Invalid.', modelState: messages }, 'Not an address', 'That table is gone'],
  ['ModelState', { Message: 'Invalid.', ModelState: { 'booking.Email': [bad, 'x'] } }, bad],
  ['Errors', { Errors: { Email: [bad] } }, bad],
  ['ERRORS with a path', { ERRORS: { '$.time': [gone], '$.email': [bad] } }, gone, bad],
  ['model_state', { model_state: { Email: { errors: [{ errorMessage: bad }] } } }, bad],
  ['Rails’ lists', { errors: ['Email is invalid', gone] }, 'Email is invalid', gone],
  ['Rails’ one error', { error: bad }, bad],
  ['Laravel’s map', { message: 'Invalid data.', errors: { 'diner.email': [bad] } }, bad],
  ['Django’s lists', { email: [bad], non_field_errors: [gone] }, bad, gone],
  ['an empty list beside a message', { message: gone, errors: [] }, gone],
  ['an empty map beside a message', { message: gone, errors: {} }, gone],
  ['an empty ModelState beside a message', { Message: gone, ModelState: {} }, gone],
  ['errors without a text', { errors: { email: [], time: null }, detail: gone }, gone],
  ['an empty Errors beside errors', { Errors: {}, errors: { email: [bad] } }, bad],
  ['FluentValidation’s records', { errors: [{ propertyName: 'Email', errorMessage: bad }] }, bad],
  ['Spring’s', { error: 'Bad Request', errors: [{ field: 'a', defaultMessage: bad }] }, bad],
  ['JSON:API’s', { errors: [{ source: { pointer: '/email' }, title: 'Invalid', detail: bad }] }, bad],
  ['class-validator’s', [{ property: 'email', value: 'a b', constraints: { isEmail: bad } }], bad],
  ['NestJS’ list', { statusCode: 400, error: 'Bad Request', message: [bad, gone] }, bad, gone],
  ['details', { error: { code: 'X', message: 'Failed.', details: [{ message: gone }] } }, gone],
  ['a record as the body', { field: 'email', message: bad }, bad],
  ['a text as the body', JSON.stringify(gone), gone],
  ['a code without a text', { code: 'table-gone' }],
  ['a code and a message', { code: 'table-gone', message: gone }, gone],
  ['other codes', { errorCode: 'gone', error: 'ERR_TIME_GONE', email: ['invalid_email'], time: 'a.unique' }],
  [
    'problem details',
    { type: 'https://a.example', title: 'Bad Request', detail: gone, traceId: '4b-7' },
    gone,
  ],
  ['problem details with errors', { title: 'One or more errors.', errors: { Email: [bad] } }, bad],
  ['a title alone', { title: 'Please call us.', instance: '/bookings/7' }, 'Please call us.'],
  ['Spring’s error', { timestamp: '2026-11-20T10:00:00Z', status: 400, error: 'Bad Request', path: '/api' }],
  ['moments', { a: '2026-11-20 10:00:00', b: 'Fri, 20 Nov 2026 10:00:00 GMT' }],
  ['addresses and ids', { a: 'https://a.example', b: '7d9f-11', c: 'a@b.example' }],
  ['a stack trace', { message: 'NullReferenceException: null\n   at Booking.Create()' }],
  ['what a parser says', { errors: { '$.time': ['Not a number. Path: $.time | LineNumber: 0.'] } }],
  ['Japanese', { email: ['存在しません。'] }, '存在しません。'],
  ['words', { email: ['Required'], time: 'gone' }, 'Required', 'gone'],
  ['markup', { errors: [{ message: '<b onerror="x">bold</b> text' }] }, '<b onerror="x">bold</b> text'],
  ['the same text twice', { email: gone, time: gone }, gone],
  ['a text that is too long', { message: `${'a '.repeat(249)}😀😀` }, `${'a '.repeat(249)}😀`],
  ['no body', ''],
  ['markup as the body', '<h1>Bad Request</h1>'],
  ['no errors', { errors: {} }],
  ['an empty list', []],
  ['fields without a message', { email: [], time: [' '], date: '', adults: [{ code: 7 }] }],
  ['deep objects', `{"message":"${gone}","errors":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`, gone],
]

describe('A create that the server refuses', () => {
  for (const [what, body, ...reads] of read)
    it(`error.refused-booking, error.shapes: ${what} shows its texts for people`, async () => {
      const { kernel } = await answered(status(400, body))
      const errors = reads.length > 0 ? reads : ['Unexpected / Unknown error']
      const fromBackEnd = reads.length > 0
      expect(kernel.banner.shown.value).to.deep.include({
        text: 'Could not complete booking:',
        errors,
        fromBackEnd,
      })
    })

  it('error.refused-enquiry: an enquiry has its own heading', async () => {
    const test = await answered(status(400, messages), 'Enquiry')
    expect(test.kernel.banner.shown.value).to.include({ text: 'Could not complete enquiry:' })
    expect(errorsIn(test)).to.deep.equal(['Not an address', 'That table is gone'])
  })

  for (const body of [{ code: 'table-gone' }, { code: 'table-gone', errors: messages }])
    for (const code of [400, 409, 422])
      it(`error.shapes: a ${code} with ${Object.keys(body)} shows the brand’s text`, async () => {
        const text = 'This table has just been taken.'
        const words = { 'booking.refused-table-gone': text }
        const { kernel } = await answered(status(code, body), 'Booking', words)
        const { errors, fromBackEnd } = kernel.banner.shown.value!
        expect([errors, fromBackEnd]).to.deep.equal([[text], false])
      })

  for (const code of ['another', '../x', 7, null])
    it(`error.unknown: a code without a text (${code}) is the unknown error`, async () => {
      expect(errorsIn(await answered(status(422, { code })))).to.deep.equal(['Unexpected / Unknown error'])
    })

  for (const code of [401, 403, 404, 409, 422, 429, 499])
    it(`error.unknown, submit.refused: ${code} is the unknown error, and the next press sends it again`, async () => {
      const { kernel, network } = await answered(status(code, messages))
      expect(kernel.banner.shown.value).to.deep.include({
        text: 'Could not complete booking:',
        errors: ['Unexpected / Unknown error'],
        again: null,
      })
      await kernel.sender.send()
      expect(network.sent('POST *')).to.have.length(2)
    })

  it('error.nothing-lost, banner.telephone: all that was typed is still there, with a telephone', async () => {
    const test = await answered(status(400, messages))
    expect(test.kernel.facts).to.include({ ...confirmed })
    expect(test.kernel.banner.shown.value!.telephone).to.equal('021 496 0101')
    expect([shown(test), test.kernel.tasks.busy.value]).to.deep.equal(['details', false])
  })

  it('event.error: the error event has a code, never a text', async () => {
    const { events } = await answered(status(400, { email: ["anna.o'brien@example.ie is taken"] }))
    expect(events).to.deep.include({ name: 'error', detail: { code: 'booking.failed', plugin: null } })
  })
})

/** Answers that do not say what the server has done. */
const unclear: Readonly<Record<string, Answer>> = {
  'a 408': status(408),
  'a 500': status(500),
  'a 500 with messages': status(500, { email: ['Not an address'] }),
  'a 503': status(503),
  'a 599': status(599),
  'a 300': status(300),
  'a 200 that is HTML': new Response('<!doctype html><p>Thank you</p>'),
  'a 200 that is cut off': new Response('{"bookingReference": "MB-1'),
  'an empty 200': new Response(''),
  'a 204': new Response(null, { status: 204 }),
  'a 200 with a list': status(200, []),
  'a 200 with a text': status(200, '"MB-1234"'),
  'a 200 with a wrong reference': status(200, { bookingReference: { id: 1 } }),
  'a 200 that says nothing': status(200, {}),
  'a 201 that says nothing': status(201, { bookingReference: null, requiresCcg: false }),
}

describe('A create with an unclear response', () => {
  beforeEach(() => {
    const clock = stopClock(new Date(2026, 10, 20, 9, 5))
    undoAfterTest(() => clock.restore())
  })

  for (const [what, answer] of Object.entries(unclear))
    it(`submit.what-is-unknown, body.nonsense: after ${what} it may have gone through`, async () => {
      const { text, errors, telephone, again } = (await answered(answer)).kernel.banner.shown.value!
      expect([text, errors[0]]).to.deep.equal(['Could not complete booking:', 'Unexpected / Unknown error'])
      expect(errors[1]).to.match(
        /“Booking on Friday 20 November at 19:30 for 2 people, Milano Cork” at 09:05.*may have gone through/,
      )
      expect([telephone, again!.label]).to.deep.equal(['021 496 0101', 'Send again'])
    })

  it('submit.what-is-unknown: an enquiry has the same under its own heading', async () => {
    for (const answer of [status(500), new Response('<!doctype html>'), status(200, [])]) {
      const { kernel, network } = await answered(answer, 'Enquiry')
      await kernel.sender.send()
      const { text, errors } = kernel.banner.shown.value!
      expect(text).to.equal('Could not complete enquiry:')
      expect(errors[1]).to.match(/may have gone through/)
      expect(network.sent('POST *')).to.have.length(1)
    }
  })

  for (const code of [200, 201, 202, 299])
    it(`submit.any-2xx: a ${code} with a reference is the booking`, async () => {
      const { kernel } = await answered(status(code, bookingBody({ requiresCcg: 7, ccgPerformed: [] })))
      expect(kernel.banner.shown.value).to.equal(null)
      expect(kernel.facts.references.booking?.reveal()).to.equal('MB-1234')
    })
})
