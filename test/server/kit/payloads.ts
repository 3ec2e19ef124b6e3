export const CREATE = '/api/bookings/create'
export const ENQUIRE = '/api/enquiries/create'

const details = {
  firstName: 'Ada',
  lastName: 'Byrne',
  email: 'ada.byrne@example.com',
  telephoneNumber: '020 7946 0123',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: 'A high chair | Source: Website',
}

/** A body of `bookings/create` that the server takes: two guests in Cork, Friday evening. */
export const booking = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ venueId: 'cork', date: '2026-11-20', time: '1930', guests: 2, children: 0, menuId: null },
  ...details,
  paymentNonce: null,
  captchaToken: null,
  ...changes,
})

/** A body of `enquiries/create` that the server takes: a group in Cork. */
export const enquiry = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ venueId: 'cork', date: '2026-11-27', time: '1900', guests: -1, children: 0, ocassionType: null },
  ...details,
  ...changes,
})

export interface Booked {
  readonly bookingReference: string | null
  readonly requiresCcg: boolean
  readonly ccgPerformed: boolean
}

export type Problems = Readonly<Record<string, readonly string[]>>
