import type { Messages } from 'tavola'

/** The journey's texts (section 2); those around its end are the enquiry's. */
export const messages = {
  label: 'Adults Pizza Making Party Enquiry',
  title: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Adult Pizza Making Parties',
} as const satisfies Messages

/** What the restaurant reads, where its configuration names no other: in every language the same. */
export const forTheRestaurant = {
  occasion: 'Adults Pizza Making Party',
} as const satisfies Messages
