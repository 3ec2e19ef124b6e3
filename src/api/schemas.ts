import * as v from 'valibot'
import { slotSchema, venueSchema } from './venue-schema'

/**
 * The bodies of the nine calls (specification sections 3 and 7, contract section 2), one schema each. Unknown fields
 * are ignored, and a missing or null optional field gets its default. Any other invalid value fails the parse, and the
 * client reports a `malformed` answer.
 */

/** Without a prototype: valibot uses "for … in", and a page may have added properties to `Object.prototype`. */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ __proto__: null, ...entries } as unknown as Entries)

const filled = v.pipe(v.string(), v.regex(/./))
const optionalText = v.nullish(v.string(), '')
const flag = v.nullish(v.boolean(), false)
/** Keeps the server's type, because it is sent back in payloads. */
const menuId = v.union([filled, v.pipe(v.number(), v.finite())])
const configuration = v.nullish(v.record(v.string(), v.nullish(v.string(), '')), {})

export const venuesSchema = v.array(venueSchema)

export const nearbySchema = v.pipe(
  v.unknown(),
  // An array would pass as an object whose optional fields are all missing.
  v.check((body) => !Array.isArray(body)),
  object({
    venues: v.nullish(venuesSchema, []),
    resolvedLocationDescription: optionalText,
  }),
)

export const sessionsSchema = object({
  sessions: v.array(
    object({
      title: optionalText,
      startTime: v.nullish(v.unknown()),
      endTime: v.nullish(v.unknown()),
      availability: v.nullish(v.array(slotSchema), []),
    }),
  ),
  configuration: v.nullish(object({ configuration }), { configuration: {} }),
})

/** Section 3 has two names for the flag; decisions, "Names", says which one takes precedence. */
export const availabilitySchema = v.pipe(
  object({
    noAvailability: flag,
    originalChoiceAvailable: v.nullish(v.boolean()),
    anyAvailabilityInOriginalRestaurant: v.nullish(v.boolean()),
    originalChoiceClosed: flag,
    venues: v.nullish(venuesSchema, []),
  }),
  v.check((answer) => answer.noAvailability || readsAvailability(answer) !== undefined),
  v.transform(({ originalChoiceAvailable, ...rest }) => ({
    ...rest,
    originalChoiceAvailable: originalChoiceAvailable ?? rest.anyAvailabilityInOriginalRestaurant ?? false,
  })),
)

function readsAvailability(answer: {
  originalChoiceAvailable?: boolean | null | undefined
  anyAvailabilityInOriginalRestaurant?: boolean | null | undefined
}) {
  return answer.originalChoiceAvailable ?? answer.anyAvailabilityInOriginalRestaurant ?? undefined
}

export const menusSchema = v.array(
  object({
    id: menuId,
    title: filled,
    description: optionalText,
    images: v.nullish(object({ thumbnail: optionalText }), { thumbnail: '' }),
  }),
)

export const clientTokenSchema = object({ clientToken: filled })

/** A server may send a reference as a number; it is kept as text. */
const reference = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value) || null),
  ),
  null,
)

/** Any value is accepted: a booking with a reference is made, even if another field of its answer is invalid. */
const sideFlag = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => String(value) === 'true'),
  ),
  false,
)

/** An answer with neither a reference nor a request for a card does not say what was done. */
export const bookingSchema = v.pipe(
  object({
    bookingReference: reference,
    requiresCcg: sideFlag,
    ccgPerformed: sideFlag,
  }),
  v.check(({ bookingReference, requiresCcg }) => requiresCcg || bookingReference !== null),
)

/** The only field is optional, so `{}` is valid; an array is not. */
export const enquirySchema = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  object({ enquiryReference: reference }),
)

/** One message for each field: the first of a list (section 8). Values that are not text are ignored. */
const fieldMessages = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) =>
    Object.values(fields)
      .map((messages) => (Array.isArray(messages) ? messages[0] : messages))
      .filter((message): message is string => typeof message === 'string' && message.trim() !== ''),
  ),
)

/** A 400's body: fields to messages, bare or under `errors` or `modelState` (decisions, "Errors"). */
export const rejectionSchema = v.union([
  v.pipe(
    object({ errors: fieldMessages }),
    v.transform((body) => body.errors),
  ),
  v.pipe(
    object({ modelState: fieldMessages }),
    v.transform((body) => body.modelState),
  ),
  fieldMessages,
])

export { venueSchema, type Slot, type Venue, type VenueId } from './venue-schema'
export type Nearby = v.InferOutput<typeof nearbySchema>
export type Sessions = v.InferOutput<typeof sessionsSchema>
export type Session = Sessions['sessions'][number]
export type Availability = v.InferOutput<typeof availabilitySchema>
export type Menu = v.InferOutput<typeof menusSchema>[number]
export type BookingAnswer = v.InferOutput<typeof bookingSchema>
export type EnquiryAnswer = v.InferOutput<typeof enquirySchema>
