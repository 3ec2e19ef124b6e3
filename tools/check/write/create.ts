import { randomUUID } from 'node:crypto'
import { readRefusalCode } from '../../../src/api/bodies'
import { fieldName, readRefusal } from '../../../src/api/refusal'
import { statusInWords, type Exchange } from '../client'
import { type Run } from '../run'
import { fieldsOf, hhmm, isFields, shown, type Fields } from '../values'

/** Sends bookings and enquiries, and checks what the back end says when it refuses one. */

/** What a booking is for. */
export interface Selection {
  readonly venueId: string | number
  readonly date: string
  readonly time: number
  readonly guests: number
}

/** Tells the restaurant that this is a test. */
const details = {
  firstName: 'Tavola',
  lastName: 'Check',
  email: 'check@tavola.example',
  // From the range reserved for fiction.
  telephoneNumber: '020 7946 0123',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: 'Test by tavola-check, please cancel | Source: Website',
}

/** A booking as the widget sends it. */
export const bookingPayload = ({ time, ...selection }: Selection, changes: Fields = {}) => ({
  ...selection,
  time: hhmm(time),
  children: 0,
  menuId: null,
  ...details,
  paymentNonce: null,
  captchaToken: null,
  ...changes,
})

export const enquiryPayload = ({ time, ...selection }: Selection, changes: Fields = {}) => ({
  ...selection,
  time: hhmm(time),
  children: 0,
  ...details,
  ocassionType: null,
  ...changes,
})

/** A booking with a card, if the back end has accepted one in this run. */
export const guaranteedPayload = ({ options, guarantee }: Run, selection: Selection) =>
  bookingPayload(selection, guarantee.isAccepted ? { paymentNonce: options.nonce } : {})

export type Outcome =
  | { readonly kind: 'created'; readonly reference: string }
  /** The booking needs a card guarantee first. */
  | { readonly kind: 'needs card' }
  /** Refused without human verification. */
  | { readonly kind: 'needs captcha' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }

export interface Attempt {
  readonly exchange: Exchange
  readonly outcome: Outcome
}

/** Each create has its own browser session, since back ends limit what one session may book. */
export async function create(
  { client, options, created, references }: Run,
  call: 'booking' | 'enquiry',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Attempt> {
  const session = { [options.sessionHeader]: randomUUID() }
  const exchange = await client.send(call, { body, headers: { ...session, ...headers } })
  const outcome = outcomeOf(exchange)
  if (outcome.kind === 'created') {
    const { reference } = outcome
    const hasKey = options.idempotencyHeader !== undefined && options.idempotencyHeader in headers
    if (call === 'booking' && !hasKey) references.push(reference)
    const list = call === 'booking' ? created.bookings : created.enquiries
    if (!list.includes(reference)) list.push(reference)
  }
  return { exchange, outcome }
}

/** In characters, as the report lists it. */
const LONGEST_REFERENCE = 100

function outcomeOf({ status, body, call }: Exchange): Outcome {
  if (status >= 200 && status < 300) {
    const { bookingReference, enquiryReference, requiresCcg } = fieldsOf(body)
    const reference = call === 'booking' ? bookingReference : enquiryReference
    if (reference !== undefined && reference !== null && reference !== '')
      return { kind: 'created', reference: String(reference).slice(0, LONGEST_REFERENCE) }
    return { kind: String(requiresCcg) === 'true' ? 'needs card' : 'failed' }
  }
  if (status < 400 || status >= 500) return { kind: 'failed' }
  return { kind: status === 400 && namesField(body, /captcha/i) ? 'needs captcha' : 'refused' }
}

/** Whether the body of a 400 names a field: at the top, in `errors` or in `modelState`. */
export function namesField(body: unknown, name: RegExp): boolean {
  const { errors, modelState } = fieldsOf(body)
  return [body, errors, modelState].some(
    (fields) => isFields(fields) && Object.keys(fields).some((key) => name.test(key)),
  )
}

/** Sends details as a diner may mistype them, and input that only a bug or an attack sends. */
export async function checkRefusals(run: Run, selection: Selection): Promise<void> {
  const noEmail = { email: '' }
  if (run.offers('enquiry')) await checkWrongDetails(run, 'enquiry', enquiryPayload(selection, noEmail))
  if (!run.offers('booking')) return
  await checkWrongDetails(run, 'booking', bookingPayload(selection, noEmail))
  const noSuchDate = bookingPayload({ ...selection, date: '2027-02-30' })
  // An adapter is given only dates that exist.
  if (!run.options.adapter) await checkWrongInput(run, noSuchDate, 'a date that does not exist')
  const noSuchVenue = bookingPayload({ ...selection, venueId: 'tavola-check-no-such-venue' })
  await checkWrongInput(run, noSuchVenue, 'an unknown restaurant')
}

async function checkWrongDetails(run: Run, call: 'booking' | 'enquiry', body: Fields): Promise<void> {
  const { exchange, outcome } = await create(run, call, body)
  const { status } = exchange
  const request = `${exchange.request} with an empty email`
  const { checked, found } = run.recorder.about(request)
  if (!run.recorder.isInTime(exchange, 'refusal.status', 'refusal.body')) return
  checked('refusal.status', 'refusal.body')
  if (status === 400) return checkRefusal(run, { ...exchange, request }, body)
  const response =
    outcome.kind === 'created'
      ? `Status ${status}: accepted as ${outcome.reference}`
      : statusInWords(exchange)
  const isUnclear = status >= 500 || status < 300
  const effect = 'The diner reads that it may have been sent, or that it was.'
  found('refusal.status', 'fault', response, isUnclear ? { effect } : {})
}

/** Checks the body of a 400 to what was `sent`: the diner must read what to correct. */
export function checkRefusal(
  { recorder, options }: Run,
  { body, text, request }: Exchange,
  sent: Fields,
): void {
  const { checked, found } = recorder.about(request)
  checked('refusal.body', 'refusal.code')
  const response = body === undefined ? `No JSON: ${shown(text.trim())}` : shown(body)
  const { messages, fields } = readRefusal(body)
  if (readRefusalCode(body) !== undefined && messages.length === 0)
    return found('refusal.code', 'warning', response)
  if (!isFields(body) || messages.length === 0) return found('refusal.body', 'fault', response)
  // An adapter chooses the names of `refused` itself.
  if (options.adapter || Object.keys(sent).some((key) => fieldName(key) in fields)) return
  found('refusal.body', isForPrograms(body) ? 'fault' : 'warning', response, {
    expected: 'The messages by the names of the fields that were sent.',
    effect: `The diner reads: ${messages.join(', ').slice(0, 120)}`,
  })
}

/** A problem for programs (RFC 9457). Diners would read its type and title. */
const isForPrograms = (body: Fields) =>
  ['type', 'title', 'status', 'code', 'trace', 'traceId'].some((key) => key in body)

async function checkWrongInput(run: Run, body: unknown, input: string): Promise<void> {
  const { exchange, outcome } = await create(run, 'booking', body)
  const { status, request } = exchange
  if (!run.recorder.isInTime(exchange, 'refusal.wrong-input')) return
  const response =
    outcome.kind === 'created' ? `Status ${status}: booked as ${outcome.reference}` : statusInWords(exchange)
  const isRefused = status >= 400 && status < 500
  run.recorder.about(`${request} for ${input}`).expect('refusal.wrong-input', isRefused, response)
}
