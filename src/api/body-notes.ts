import {
  availability,
  booking,
  clientToken,
  configurationHolder,
  enquiry,
  images,
  menu,
  nearby,
  session,
  sessions,
  slot,
  venue,
} from './bodies'
import type { Fields } from './definition'

/** Describes each field for tavola-check and the docs. After a change, `npm run docs` updates openapi.yaml and wire.ts. */

export interface Note {
  /** The field's meaning, and what happens without it. */
  readonly note: string
  readonly example?: unknown
  /** A good back end may send null, although the widget accepts null for any optional field. */
  readonly isNullable?: true
  /** The minimum number of a list's items. */
  readonly least?: number
  /** A regular expression for the whole text. */
  readonly pattern?: string
  /** The field is another name of one, which a good back end doesn't send. */
  readonly isAlias?: true
}

export interface RecordNotes {
  readonly about: string
  readonly fields: Fields
  readonly notes: Readonly<Record<string, Note>>
  /** Times whose format the contract leaves open. The widget reads what it can, and reports nothing. */
  readonly loose: Readonly<Record<string, Note>>
}

const describe = <Of extends Fields>(
  { fields }: { readonly fields: Of },
  about: string,
  notes: { readonly [Name in keyof NoInfer<Of>]: Note },
  loose: Readonly<Record<string, Note>> = {},
): RecordNotes => ({ about, fields, notes: notes as Readonly<Record<string, Note>>, loose })

export const recordNotes = {
  Slot: describe(
    slot,
    'A time of a day. The minimum of one that can be booked is `{ time, available: true }`.',
    {
      time: {
        note: "Hours and minutes on the restaurant's clock as one number: 1930, or 930 for half past nine in the morning.",
      },
      available: { note: 'It can be booked. Without it, the time counts as full.' },
      useEnquiryFallback: {
        note: "It can't be booked, but the restaurant answers an enquiry about it. Without it, no enquiry is offered.",
      },
    },
  ),

  Venue: describe(venue, 'A restaurant. The minimum is `{ id, name }`.', {
    id: {
      note: 'Comes back in payloads with the same type and every digit, and as text in paths and in calls to an adapter.',
    },
    name: { note: 'As diners know it. Not empty.' },
    address: { note: 'Line by line. Without it, none is shown.', least: 1 },
    postCode: { note: 'As diners write it. Without it, none is shown.' },
    telephone: {
      note: 'For messages that suggest a call. The link dials the first number in it. Without it, they have no number.',
    },
    distance: {
      note: 'Miles from the chosen restaurant or place: other restaurants are listed nearest first. Without it, the restaurant is listed last.',
    },
    distanceInMilesString: {
      note: 'The distance as diners read it. Without it, none is shown.',
      example: '1.2 miles',
      isNullable: true,
    },
    isClosed: {
      note: 'Closed today, for plugins: `closedFrom` and `closedTo` decide which days can be selected. Without it, open.',
    },
    closedMessage: {
      note: 'Shown above every step. ##closedFrom## and ##closedTo## in it become dates. Without it, nothing is shown.',
      isNullable: true,
    },
    closedFrom: {
      note: 'The first closed day, without a time. Without `closedTo`, the days after it are closed.',
    },
    closedTo: { note: 'The day of reopening. Without `closedFrom`, the days before it are closed.' },
    availability: {
      note: 'The times around the chosen one, only in the response of the availability call. Without one to book or enquire about, the restaurant is not listed there.',
    },
    showJourneyOptions: { note: 'False hides the choice of a journey. Without it, the choice is shown.' },
    bookingConfiguration: { note: 'Switches and texts. Each one that is missing has its default.' },
  }),

  Nearby: describe(nearby, 'The response of the search near a place.', {
    venues: { note: 'Nearest first. Without it, none is listed.' },
    resolvedLocationDescription: {
      note: 'The place, for the heading "Near …". Without it, the heading has no place.',
      example: 'Galway, Ireland',
    },
  }),

  Session: describe(
    session,
    'A part of a day, such as lunch or dinner.',
    {
      title: { note: 'The heading of its times. Without it, they have none.', example: 'Dinner' },
      availability: { note: 'All its times, full ones too. Without it, it has none.' },
    },
    {
      startTime: { note: 'When it starts, as HHMM. Only read together with `endTime`.' },
      endTime: {
        note: 'When it ends, as HHMM. Earlier than `startTime`: it ends after midnight, and its times after midnight come last, with the name of the next day. The requests have the day of the session.',
      },
    },
  ),

  Sessions: describe(
    sessions,
    'The times of a day. The minimum is `{ sessions: [] }`: no tables on that day.',
    {
      sessions: { note: 'Lunch, dinner and so on. An empty list is a day without tables.' },
      configuration: { note: "Takes precedence over the restaurant's. Without it, only that applies." },
    },
  ),

  ConfigurationHolder: describe(configurationHolder, 'Holds the configuration.', {
    configuration: { note: 'Switches and texts.' },
  }),

  Availability: describe(
    availability,
    'Whether a time is free. One of `originalChoiceAvailable`, `anyAvailabilityInOriginalRestaurant` and `noAvailability` is required.',
    {
      noAvailability: { note: 'No restaurant has a time to book or enquire about. Without it, one has.' },
      originalChoiceAvailable: { note: 'The chosen restaurant has a table at exactly the chosen time.' },
      anyAvailabilityInOriginalRestaurant: {
        note: 'Another name of `originalChoiceAvailable`, which takes precedence.',
        isAlias: true,
      },
      originalChoiceClosed: { note: 'The chosen restaurant is closed on that day. Without it, open.' },
      venues: {
        note: 'The chosen restaurant first, then others, each with the times around the chosen one. Without it, nothing else is offered.',
      },
    },
  ),

  Menu: describe(menu, 'A menu to choose beforehand. The minimum is `{ id, title }`.', {
    id: { note: "Comes back as the booking's `menuId`, with the same type." },
    title: { note: 'Not empty.' },
    description: { note: 'A sentence or two. Without it, none is shown.' },
    images: { note: 'The picture of its card. Without it, the card has none.' },
  }),

  Images: describe(images, 'The pictures of a menu.', {
    thumbnail: { note: 'The address of a picture, by http or https.', pattern: '(https?://.*)?' },
  }),

  ClientToken: describe(clientToken, "What the card provider's form is created with.", {
    clientToken: { note: 'Not empty.' },
  }),

  BookingAnswer: describe(
    booking,
    'The response to a booking. The minimum is `{ bookingReference }`, or `{ requiresCcg: true }`. With neither, the diner reads that the outcome is unknown.',
    {
      bookingReference: { note: 'For the diner. A number is shown as text. Blanks are none.' },
      requiresCcg: {
        note: 'Nothing is booked yet: a card has to guarantee it, and the widget sends the booking again with `paymentNonce`. Without it, no card is required.',
      },
      ccgPerformed: { note: 'A card was verified, and the confirmation says so. Without it, none was.' },
    },
  ),

  EnquiryAnswer: describe(enquiry, 'The response to an enquiry. The minimum is `{}`.', {
    enquiryReference: { note: 'For the diner. Without it, the confirmation has no reference.' },
  }),
}

export type RecordName = keyof typeof recordNotes

export interface ConfigurationKey {
  readonly kind: 'switch' | 'text' | 'number'
  readonly note: string
  /** A plugin reads it, not the widget itself. */
  readonly isPlugins?: true
}

/** The keys of a booking configuration. All values are texts; a switch is on with "true". */
export const configurationKeys: Readonly<Record<string, ConfigurationKey>> = {
  'step4-showOptInCheckbox': { kind: 'switch', note: 'Shows the marketing box.' },
  'step4-requireMinAge': { kind: 'switch', note: 'The diner confirms to be over 16.' },
  pmpKidsOccasionName: { kind: 'text', note: "Sent as `ocassionType` of a kids' party. Null without it." },
  pmpAdultOccasionName: {
    kind: 'text',
    note: "Sent as `ocassionType` of an adults' party. Null without it.",
  },
  'step2-message': {
    kind: 'text',
    note: 'The chosen time is taken, and other times or one restaurant are offered.',
  },
  'step2-message-cs': { kind: 'text', note: 'The same with several restaurants.' },
  'step2-message-notavailable': { kind: 'text', note: 'The restaurant has nothing on that day.' },
  'step2-message-cs-notavailable': { kind: 'text', note: 'The same with several restaurants.' },
  'step2-message-closed': { kind: 'text', note: 'The restaurant is closed on that day.' },
  'enquiry-confirmation-hide-title': { kind: 'switch', note: 'No title above a confirmed enquiry.' },
  'enquiry-confirmation-warning': { kind: 'text', note: 'The sentence below a confirmed enquiry.' },
  'enquiry-confirmation-hide-pleasenote-warning': { kind: 'switch', note: 'No such sentence.' },
  currency: {
    kind: 'text',
    note: "The currency of the restaurant's fees and prices, as an ISO 4217 code such as EUR. The brand's without it.",
  },
  'booking-card-guarantee': { kind: 'switch', note: 'The restaurant requires a card.', isPlugins: true },
  'booking-cancel-hours': {
    kind: 'number',
    note: 'Until how many hours before the booking it can be cancelled for free.',
    isPlugins: true,
  },
  'booking-table-minutes': {
    kind: 'number',
    note: 'For how many minutes the diner has the table, 1 to 1440.',
    isPlugins: true,
  },
  'booking-largest-party': {
    kind: 'number',
    note: 'The most guests that can be booked online, 1 to 14.',
    isPlugins: true,
  },
}
