import type { Json } from '../api/client'
import { hhmm } from '../dates/plain-date'
import { specialRequestsCut, specialRequestsSent, specialRequestsSuffix } from '../constants'
import type { PluginContext } from '../contract/plugin-context'
import type { LongId, LongNumber } from '../api/long-numbers'
import { sentEmail } from '../email'
import { cleanText, withoutHidden } from '../person-text'

type Fields = Readonly<Record<string, (ctx: PluginContext) => Json>>

/** The id of a restaurant or menu for a payload, with its type in the back end's response. */
export const sentId = ({
  id,
  isLongId,
}: LongId & { readonly id: string | number }): string | number | LongNumber =>
  isLongId ? { $longNumber: String(id) } : id

/** The payload fields of the selection (payload.booking), for an outcome's `payload`. Null where nothing was chosen. */
export const selectionFields: Fields = {
  venueId: ({ facts }) => facts.venue && sentId(facts.venue),
  date: ({ facts }) => facts.date,
  time: ({ facts }) => (facts.time === null ? null : hhmm(facts.time)),
  /** The adults if guests are split into adults and children, otherwise the total with 0 children. */
  guests: ({ facts, journey }) => (journey?.splitGuests ? facts.adults : facts.guests) || null,
  children: ({ facts, journey }) => (journey?.splitGuests ? facts.children : 0),
}

/** The payload fields of the details form (payload.customer). */
export const customerFields: Fields = {
  email: ({ facts }) => sentEmail(facts.customer.email),
  firstName: ({ facts }) => cleanText(facts.customer.firstName),
  lastName: ({ facts }) => cleanText(facts.customer.lastName),
  telephoneNumber: ({ facts }) => cleanText(facts.customer.telephoneNumber, 'plain'),
  optIn: ({ facts }) => facts.customer.optIn,
  termsAndConditions: ({ facts }) => facts.customer.consent,
  optInAsked: () => true,
  specialRequests: ({ facts, host }) =>
    sentRequests(cleanText(facts.customer.specialRequests, 'lines'), host.transformSpecialRequests),
}

/** Transforms, cuts and marks the special requests, in this order (requests.order). */
export function sentRequests(text: string, transform: (text: string) => string = (same) => same): string {
  const wanted = withoutHidden(transform(text), 'lines')
  if (wanted.length <= specialRequestsSent) return wanted + specialRequestsSuffix
  // It must not cut a surrogate pair in half.
  const kept = wanted.slice(0, specialRequestsSent).replace(/[\uD800-\uDBFF]$/, '')
  return kept + specialRequestsCut + specialRequestsSuffix
}
