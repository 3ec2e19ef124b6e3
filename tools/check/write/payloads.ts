import { hhmm, type Fields } from '../values'

/** Whoever reads it at the restaurant knows what to do. */
const details = {
  firstName: 'Tavola',
  lastName: 'Check',
  email: 'check@tavola.example',
  // Of the numbers that are nobody's.
  telephoneNumber: '020 7946 0123',
  optIn: false,
  termsAndConditions: true,
  optInAsked: true,
  specialRequests: 'Test by tavola-check, please cancel | Source: Website',
}

export interface Wish {
  readonly venueId: string | number
  readonly date: string
  readonly time: number
  readonly guests: number
}

/** A booking as the widget sends it (specification section 3). */
export const bookingOf = ({ time, ...wish }: Wish, over: Fields = {}) => ({
  ...wish,
  time: hhmm(time),
  children: 0,
  menuId: null,
  ...details,
  paymentNonce: null,
  captchaToken: null,
  ...over,
})

export const enquiryOf = ({ time, ...wish }: Wish, over: Fields = {}) => ({
  ...wish,
  time: hhmm(time),
  children: 0,
  ...details,
  ocassionType: null,
  ...over,
})
