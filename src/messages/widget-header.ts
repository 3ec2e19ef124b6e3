import type { Messages } from './message'

/** Texts of the header from step 2 on, under "widget.key". */
export const messages = {
  editBooking: 'Change your mind? Edit your booking',
  chooseType: 'Choose Booking Type',
} as const satisfies Messages
