import { readRefusalCode } from '../../src/api/bodies'
import { fieldName, readRefusal } from '../../src/api/refusal'
import { statusInWords, type Exchange } from './client'
import { bookingPayload, create, enquiryPayload } from './create'
import type { Run, Selection } from './run'
import { isFields, shown, type Fields } from './values'

/** What the back end says when it refuses a booking or an enquiry. */

/** Sends details as a diner may mistype them, and input that only a bug or an attack sends. */
export async function checkRefusals(run: Run, selection: Selection): Promise<void> {
  const noEmail = { email: '' }
  if (run.offers('enquiry')) await checkWrongDetails(run, 'enquiry', enquiryPayload(selection, noEmail))
  if (!run.offers('booking')) return
  await checkWrongDetails(run, 'booking', bookingPayload(selection, noEmail))
  // An adapter is given only dates that exist.
  if (!run.options.adapter)
    await checkWrongInput(run, { ...selection, date: '2027-02-30' }, 'a date that does not exist')
  await checkWrongInput(run, { ...selection, venueId: 'tavola-check-no-such-venue' }, 'an unknown restaurant')
}

async function checkWrongDetails(run: Run, call: 'booking' | 'enquiry', body: Fields): Promise<void> {
  const attempt = await create(run, call, body)
  const { status, reference } = attempt
  const request = `${attempt.request} with an empty email`
  const { checked, found } = run.recorder.about(request)
  if (!run.recorder.isInTime(attempt, 'refusal.status', 'refusal.body')) return
  checked('refusal.status', 'refusal.body')
  if (status === 400) return checkRefusal(run, { ...attempt, request }, body)
  const response = reference ? `Status ${status}: accepted as ${reference}` : statusInWords(attempt)
  const isUnclear = status >= 500 || status < 300
  const effect = 'The diner reads that it may have been sent, or that it was.'
  found('refusal.status', 'fault', response, isUnclear ? { effect } : {})
}

/** Checks the body of a 400 to what was `sent`: the diner must read what to correct. */
export function checkRefusal({ recorder, options }: Run, exchange: Exchange, sent: Fields): void {
  const { body, text, request } = exchange
  const { checked, found } = recorder.about(request)
  checked('refusal.body', 'refusal.code')
  const response = body === undefined ? `No JSON: ${shown(text.trim())}` : shown(body)
  const { messages, fields } = readRefusal(body)
  if (readRefusalCode(body) !== undefined && messages.length === 0)
    return found('refusal.code', 'warning', response)
  if (!isFields(body) || messages.length === 0) return found('refusal.body', 'fault', response)
  // An adapter chooses the names of `refused` itself.
  if (options.adapter || Object.keys(sent).some((key) => fieldName(key) in fields)) return
  // A problem for programs (RFC 9457). Diners would read its type and title.
  const programs = ['type', 'title', 'status', 'code', 'trace', 'traceId']
  found('refusal.body', programs.some((key) => key in body) ? 'fault' : 'warning', response, {
    expected: 'The messages by the names of the fields that were sent.',
    effect: `The diner reads: ${messages.join(', ').slice(0, 120)}`,
  })
}

async function checkWrongInput(run: Run, selection: Selection, input: string): Promise<void> {
  const attempt = await create(run, 'booking', bookingPayload(selection))
  const { status, reference, request } = attempt
  if (!run.recorder.isInTime(attempt, 'refusal.wrong-input')) return
  const response = reference ? `Status ${status}: booked as ${reference}` : statusInWords(attempt)
  const isRefused = status >= 400 && status < 500
  run.recorder.about(`${request} for ${input}`).expect('refusal.wrong-input', isRefused, response)
}
