import type { Messages } from 'tavola'

/** The journey's texts. The enquiry plugin has those of its last steps. */
export const messages = {
  label: 'Kids Pizza Making Party Enquiry',
  startTitle: 'Plan a kids’ party',
  title: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Kids Pizza Making Parties',
} as const satisfies Messages

/** Sent to the restaurant if its configuration has no other name; the same in every language. */
export const forTheRestaurant = {
  occasion: 'Kids Pizza Making Party',
} as const satisfies Messages

/** Its options (party.kids-terms). Times are in hours, and an empty currency is the brand's. */
export const numbers = {
  price: 16.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2,
  noticeHours: 48,
  /** The youngest child's. */
  age: 4,
  /** How many children of an age group one adult can supervise (party.supervision). */
  supervision: [
    { from: 4, to: 5, children: 4 },
    { from: 6, to: 7, children: 6 },
    { from: 8, to: 11, children: 10 },
  ],
}

export type KidsNumbers = typeof numbers
