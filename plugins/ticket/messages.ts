import type { Messages } from 'tavola'
import type { useTexts } from 'tavola/controls'

/** The ticket's texts, in its chunk. */
export const messages = {
  title: 'Your table',
  request: 'A request, not a booking yet',
  sent: 'Your enquiry has been sent',
  date: 'Day',
  time: 'Time',
  guests: 'Guests',
  people: { one: '{count} person', other: '{count} people' },
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  party: '{adults} and {children}',
  group: '{smallestGroup} or more people',
  reference: 'Reference',
  fee: 'No-show fee',
  feeSum: 'up to {each} × {count} = {total}',
  freeUntil: 'Free to cancel until {date} at {time}',
  freeUntilThere: 'Free to cancel until {date} at {time}, restaurant time',
  freeEnded: 'Free cancellation has ended.',
  change: 'To change or cancel, call {telephone}.',

  copy: 'Copy',
  copyReference: 'Copy the reference',
  copied: 'Reference copied.',
  copyDenied: "We couldn't copy the reference. It's selected for you to copy.",

  calendar: 'Add to calendar',
  file: 'Calendar file, for Apple and others',
  google: 'Google Calendar',
  outlook: 'Outlook on the web',
  directions: 'Directions',
  call: 'Call',
  share: 'Share',
  shared: 'Text copied. Paste it into a message.',
  shareDenied: "We couldn't copy the text. Copy it from here:",
  shareText: 'Text to share',

  event: 'Table at {venue}',
  notesReference: 'Reference: {reference}',
  notesGuests: 'Guests: {guests}',
  notesTelephone: 'Telephone: {telephone}',
  notesFee: 'No-show fee: {sum}',
  shareBooked: 'Table at {venue}',
  shareRequest: 'Requested a table at {venue}, not confirmed yet',
  shareSent: 'Sent an enquiry to {venue}',
  shareWhen: '{date}, {time}',
} as const satisfies Messages

/** Its texts in the diner's language, by key. */
export type TicketTexts = ReturnType<typeof useTexts<typeof messages>>
