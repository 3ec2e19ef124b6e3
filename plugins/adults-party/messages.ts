import type { Messages } from 'tavola'

/** The journey's texts (section 2). The enquiry plugin has those of its last steps. */
export const messages = {
  label: 'Adults Pizza Making Party Enquiry',
  startTitle: 'Plan a party',
  title: 'Your adults pizza making party enquiry details',
  confirmedTitle: 'Your adults pizza making party enquiry details',
  terms: 'Adult Pizza Making Parties',
} as const satisfies Messages

/** Sent to the restaurant if its configuration has no other name; the same in every language. */
export const forTheRestaurant = {
  occasion: 'Adults Pizza Making Party',
} as const satisfies Messages
