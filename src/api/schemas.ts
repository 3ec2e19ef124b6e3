import * as v from 'valibot'

/**
 * The bodies of the nine calls (specification sections 3 and 7, contract section 2), one schema each.
 * Unknown fields are ignored, a missing or null optional field has its default, anything else that makes no
 * sense fails the parse: the client turns that into the situation's own error.
 */

/** Without a prototype: valibot walks the keys with "for … in", and a page may have added some to every object. */
const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ __proto__: null, ...entries } as unknown as Entries)

/** The same for what plugins read further fields of: those stay as they came, unseen by the core. */
const extensible = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject({ __proto__: null, ...entries } as unknown as Entries) as unknown as v.ObjectSchema<
    Entries,
    undefined
  >

const text = v.string()
const filled = v.pipe(text, v.regex(/./))
const optionalText = v.nullish(v.string(), '')
const flag = v.nullish(v.boolean(), false)
/** Kept in the type that the server gave, because it goes back in paths and payloads. */
const venueId = v.union([filled, v.pipe(v.number(), v.finite())])
const configuration = v.nullish(v.record(v.string(), v.nullish(v.string(), '')), {})
/** A day, with or without a time behind it; only the day counts (section 5, closures). */
const optionalDay = v.nullish(
  v.pipe(
    v.string(),
    v.regex(/^(\d{4}-\d\d-\d\d.*)?$/),
    v.transform((day) => day.slice(0, 10) || null),
  ),
  null,
)

export const slotSchema = extensible({
  /** Hours and minutes as one integer, 1930; kept as the "19:30" that is shown. */
  time: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.check((time) => time % 1 === 0 && time >= 0 && time < 2400 && time % 100 < 60),
    v.transform((time) => String(time).padStart(4, '0').replace(/^(..)/, '$1:')),
  ),
  available: flag,
  useEnquiryFallback: flag,
})

export const venueSchema = extensible({
  id: venueId,
  name: filled,
  address: v.nullish(v.array(text), []),
  postCode: optionalText,
  telephone: optionalText,
  /** From where was searched, for sorting; null where it is no number. */
  distance: v.pipe(
    v.optional(v.unknown(), null),
    v.transform((miles) =>
      miles !== null && miles !== '' && Number.isFinite(Number(miles)) ? Number(miles) : null,
    ),
  ),
  distanceInMilesString: optionalText,
  isClosed: flag,
  closedMessage: optionalText,
  closedFrom: optionalDay,
  closedTo: optionalDay,
  availability: v.nullish(v.array(slotSchema), []),
  showJourneyOptions: v.nullish(v.boolean(), true),
  bookingConfiguration: configuration,
})

export const venuesSchema = v.array(venueSchema)

export const nearbySchema = v.pipe(
  v.unknown(),
  // A list is an object to JavaScript, and with all of its fields optional an empty answer.
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

/** Section 3 gives the flag two names; decisions, "Names", says which one wins. */
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
    id: venueId,
    title: filled,
    description: optionalText,
    images: v.nullish(object({ thumbnail: optionalText }), { thumbnail: '' }),
  }),
)

export const clientTokenSchema = object({ clientToken: filled })

/** A reference may come as a number; shown and kept as text. */
const reference = v.nullish(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value) || null),
  ),
  null,
)

/** Read leniently: a booking that has its reference is made, whatever else its answer gets wrong. */
const sideFlag = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => String(value) === 'true'),
  ),
  false,
)

export const bookingSchema = object({
  bookingReference: reference,
  requiresCcg: sideFlag,
  ccgPerformed: sideFlag,
})

/** Its one field is optional: an empty answer is one, a list is none. */
export const enquirySchema = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body)),
  object({ enquiryReference: reference }),
)

/** One field's messages; of a list only the first is shown (section 8), and what is no text is passed over. */
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

export type VenueId = v.InferOutput<typeof venueId>
export type Slot = v.InferOutput<typeof slotSchema>
export type Venue = v.InferOutput<typeof venueSchema>
export type Nearby = v.InferOutput<typeof nearbySchema>
export type Sessions = v.InferOutput<typeof sessionsSchema>
export type Session = Sessions['sessions'][number]
export type Availability = v.InferOutput<typeof availabilitySchema>
export type Menu = v.InferOutput<typeof menusSchema>[number]
export type BookingAnswer = v.InferOutput<typeof bookingSchema>
export type EnquiryAnswer = v.InferOutput<typeof enquirySchema>
