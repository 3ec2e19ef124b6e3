import type { Messages } from 'tavola'

/** The line on each journey has the journey's name as its key. */
export const messages = {
  title: 'What would you like to do?',
  Booking: 'For any day, lunch or dinner',
  KidsPartyEnquiry: 'Children bake their own, we tidy up',
  AdultsPartyEnquiry: 'An evening at the oven with friends',
  Enquiry: 'Ask us anything, we write back',
} as const satisfies Messages
