import type { Messages } from 'tavola'

/** The line on each journey has the journey's name as its key. */
export const messages = {
  title: 'What would you like to do?',
  Booking: 'Lunch or dinner, any day',
  KidsPartyEnquiry: 'Kids make their own pizza, we tidy up',
  AdultsPartyEnquiry: 'Make pizza with friends',
  Enquiry: "Ask us anything, we'll reply",
} as const satisfies Messages
