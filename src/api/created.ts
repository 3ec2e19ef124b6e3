import { isNone, isObject, nonsense, objectIn, record, type Read } from './reading'

/** The answers of the creates, and their refusal. */

export interface BookingAnswer {
  bookingReference: string | null
  requiresCcg: boolean
  ccgPerformed: boolean
}

export interface EnquiryAnswer {
  enquiryReference: string | null
}

/** A server may send a reference as a number; it is kept as text. */
const reference: Read<string | null> = (sent, reading) => {
  if (isNone(sent)) return null
  const isReference = typeof sent === 'string' || typeof sent === 'number'
  return isReference ? String(sent) || null : nonsense(reading, 'reference', sent)
}

/** Any value is accepted: a booking with a reference is made, even if another field of its answer is invalid. */
const sideFlag: Read<boolean> = (sent, reading) => {
  if (!isNone(sent) && !/^(true|false)$/.test(String(sent))) nonsense(reading, 'flag', sent)
  return String(sent) === 'true'
}

const booking = record<BookingAnswer>({
  bookingReference: reference,
  requiresCcg: sideFlag,
  ccgPerformed: sideFlag,
})

/** An answer with neither a reference nor a request for a card does not say what was done. */
export const readBooking: Read<BookingAnswer> = (sent, reading) => {
  const answer = booking(only(sent, 'bookingReference', 'requiresCcg', 'ccgPerformed'), reading)
  if (!answer || answer.requiresCcg || answer.bookingReference !== null) return answer
  return nonsense(reading, 'reference', (sent as Partial<BookingAnswer>).bookingReference, 'bookingReference')
}

const enquiry = record<EnquiryAnswer>({ enquiryReference: reference })

/** The only field is optional, so `{}` makes sense; a list does not. */
export const readEnquiry: Read<EnquiryAnswer> = (sent, reading) =>
  Array.isArray(sent) ? nonsense(reading, 'object', sent) : enquiry(only(sent, 'enquiryReference'), reading)

/** A copy of these fields alone: plugins are given the whole answer as it came, too. */
const only = (sent: unknown, ...names: readonly string[]) =>
  isObject(sent) && !Array.isArray(sent) ? Object.fromEntries(names.map((name) => [name, sent[name]])) : sent

/** A 400's body: fields to messages, bare or under `errors` or `modelState` (decisions, "Errors"). */
export function readRefusal(body: unknown): string[] {
  if (!isObject(body)) return []
  return messagesIn(body.errors) ?? messagesIn(body.modelState) ?? messagesIn(body) ?? []
}

/** The code of a refusal, for which a brand or a plugin may have a text: `{ "code": "table-gone" }`. */
export const readRefusalCode = (body: unknown): string | undefined =>
  isObject(body) && typeof body.code === 'string' && /^[\w-]{1,64}$/.test(body.code) ? body.code : undefined

/** One message for each field: the first of a list (section 8). Values that are not text are ignored. */
function messagesIn(sent: unknown): string[] | undefined {
  if (!isObject(sent)) return undefined
  return Object.values(Array.isArray(sent) ? sent : objectIn(sent)!)
    .map((messages: unknown) => (Array.isArray(messages) ? (messages[0] as unknown) : messages))
    .filter((message): message is string => typeof message === 'string' && message.trim() !== '')
}
