import type { Messages } from 'tavola'

/** The journey's texts. The enquiry plugin has those of its last steps. */
export const messages = {
  label: 'Adults Pizza Making Party Enquiry',
  startTitle: 'Plan a party',
  title: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Adult Pizza Making Parties',
} as const satisfies Messages

/** Sent to the restaurant if its configuration has no other name; the same in every language. */
export const forTheRestaurant = {
  occasion: 'Adults Pizza Making Party',
} as const satisfies Messages

/** Its options (party.adults-terms). Times are in hours, and an empty currency is the brand's. */
export const numbers = {
  price: 29.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2.5,
  noticeHours: 48,
}
