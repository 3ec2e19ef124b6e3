import { randomUUID } from 'node:crypto'
import type { Exchange } from './client'
import { type Run, type Selection } from './run'
import { fieldsOf, hhmm, isFields, isNone, type Fields } from './values'

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

const common = ({ venueId, date, time, guests }: Selection) => ({
  ...{ venueId, date, guests, time: hhmm(time), children: 0 },
  ...details,
})

/** A booking as the widget sends it. */
export const bookingPayload = (selection: Selection, changes: Fields = {}) => ({
  ...common(selection),
  menuId: null,
  paymentNonce: null,
  captchaToken: null,
  ...changes,
})

export const enquiryPayload = (selection: Selection, changes: Fields = {}) => ({
  ...common(selection),
  ocassionType: null,
  ...changes,
})

/** A booking with a card, if the back end has accepted one in this run. */
export const guaranteedPayload = ({ options, guarantee }: Run, selection: Selection, changes: Fields = {}) =>
  bookingPayload(selection, { ...(guarantee.isAccepted && { paymentNonce: options.nonce }), ...changes })

/** `needs card`: it needs a card guarantee first. `needs captcha`: it is refused without human verification. */
export type Outcome = 'created' | 'needs card' | 'needs captcha' | 'refused' | 'failed'

export interface Attempt extends Exchange {
  readonly outcome: Outcome
  /** Empty if nothing was created. */
  readonly reference: string
}

/** In characters, as the report lists it. */
const LONGEST_REFERENCE = 100

/** Each create has its own browser session, since back ends limit what one session may book. */
export async function create(
  { client, options, created, references }: Run,
  call: 'booking' | 'enquiry',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Attempt> {
  const session = { [options.sessionHeader]: randomUUID() }
  const exchange = await client.send(call, { body, headers: { ...session, ...headers } })
  const isSuccess = exchange.status >= 200 && exchange.status < 300
  const sent = isSuccess ? fieldsOf(exchange.body)[`${call}Reference`] : undefined
  const reference = isNone(sent) ? '' : String(sent).slice(0, LONGEST_REFERENCE)
  const hasKey = options.idempotencyHeader !== undefined && options.idempotencyHeader in headers
  if (reference && call === 'booking' && !hasKey) references.push(reference)
  const list = call === 'booking' ? created.bookings : created.enquiries
  if (reference && !list.includes(reference)) list.push(reference)
  return { ...exchange, reference, outcome: reference ? 'created' : outcomeOf(exchange) }
}

function outcomeOf({ status, body }: Exchange): Outcome {
  if (status >= 200 && status < 300)
    return String(fieldsOf(body).requiresCcg) === 'true' ? 'needs card' : 'failed'
  if (status < 400 || status >= 500) return 'failed'
  return status === 400 && namesField(body, /captcha/i) ? 'needs captcha' : 'refused'
}

/** Whether the body of a 400 names a field: at the top, in `errors` or in `modelState`. */
export function namesField(body: unknown, name: RegExp): boolean {
  const { errors, modelState } = fieldsOf(body)
  return [body, errors, modelState].some(
    (fields) => isFields(fields) && Object.keys(fields).some((key) => name.test(key)),
  )
}
