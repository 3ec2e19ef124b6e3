import type { Messages } from 'tavola'

/** The texts of the journey and of its create (sections 2, 4 and 8). */
export const messages = {
  label: 'General Enquiry',
  title: 'YOUR ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ENQUIRY DETAILS',
  summary: 'Enquiry for {date} at {time} for {guests}',
  waiting: 'Getting time slots...',
  sending: 'Completing Enquiry...',
  complete: 'Complete Enquiry',
  failed: 'Could not complete enquiry:',
  leaveSending: 'Your enquiry is being sent and may still go through.',
} as const satisfies Messages
