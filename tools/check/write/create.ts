import { randomUUID } from 'node:crypto'
import type { Answer } from '../client'
import { fieldsOf, isFields } from '../values'
import type { Visit } from '../visit'

/** What a create came to. */
export type Outcome =
  | { readonly kind: 'done'; readonly reference: string }
  /** A card must guarantee the booking first. */
  | { readonly kind: 'card' }
  /** Refused for want of human verification. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' }

export interface Created {
  readonly answer: Answer
  readonly outcome: Outcome
}

/** Each create is another browser session's, as servers limit what one of them may book. */
export async function create(
  { client, options, made, references }: Visit,
  call: 'booking' | 'enquiry',
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Created> {
  const session = { [options.sessionHeader]: randomUUID() }
  const answer = await client.ask(call, { body, headers: { ...session, ...headers } })
  const outcome = outcomeOf(answer)
  const isKeyed = options.idempotencyHeader !== undefined && options.idempotencyHeader in headers
  if (call === 'booking' && outcome.kind === 'done' && !isKeyed) references.push(outcome.reference)
  const list = call === 'booking' ? made.bookings : made.enquiries
  if (outcome.kind === 'done' && !list.includes(outcome.reference)) list.push(outcome.reference)
  return { answer, outcome }
}

function outcomeOf({ status, body, call }: Answer): Outcome {
  if (status >= 200 && status < 300) {
    const { bookingReference, enquiryReference, requiresCcg } = fieldsOf(body)
    const reference = call === 'booking' ? bookingReference : enquiryReference
    if (reference !== undefined && reference !== null && reference !== '')
      return { kind: 'done', reference: String(reference) }
    return { kind: String(requiresCcg) === 'true' ? 'card' : 'failed' }
  }
  if (status < 400 || status >= 500) return { kind: 'failed' }
  return { kind: status === 400 && namesField(body, /captcha/i) ? 'captcha' : 'refused' }
}

/** Whether a 400's body names a field: bare, under `errors` or under `modelState`. */
export function namesField(body: unknown, name: RegExp): boolean {
  const { errors, modelState } = fieldsOf(body)
  return [body, errors, modelState].some(
    (fields) => isFields(fields) && Object.keys(fields).some((key) => name.test(key)),
  )
}
