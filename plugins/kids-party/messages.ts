import type { Messages } from 'tavola'

/** The journey's texts (section 2); those around its end are the enquiry's. */
export const messages = {
  label: 'Kids Pizza Making Party Enquiry',
  title: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Kids Pizza Making Parties',
} as const satisfies Messages

/** What the restaurant reads, where its configuration names no other: in every language the same. */
export const forTheRestaurant = {
  occasion: 'Kids Pizza Making Party',
} as const satisfies Messages
