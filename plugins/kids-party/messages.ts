import type { Messages } from 'tavola'

/** The journey's texts (section 2). The enquiry plugin has those of its last steps. */
export const messages = {
  label: 'Kids Pizza Making Party Enquiry',
  startTitle: 'Plan a kids’ party',
  title: 'Your kids pizza making party enquiry details',
  confirmedTitle: 'Your kids pizza making party enquiry details',
  terms: 'Kids Pizza Making Parties',
} as const satisfies Messages

/** Sent to the restaurant if its configuration has no other name; the same in every language. */
export const forTheRestaurant = {
  occasion: 'Kids Pizza Making Party',
} as const satisfies Messages
