import type { Messages } from 'tavola'
import type { useTexts } from 'tavola/controls'

/** The ticket's texts, in its chunk. */
export const messages = {
  title: 'Your table',
  request: 'A request, not a table yet',
  sent: 'Your enquiry is sent',
  date: 'Day',
  time: 'Time',
  guests: 'Guests',
  people: { one: '{count} person', other: '{count} people' },
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  party: '{adults} and {children}',
  group: '{smallestGroup} or more people',
  reference: 'Reference',
  freeUntil: 'Free to cancel until {date} at {time}',

  copy: 'Copy',
  copyReference: 'Copy the reference',
  copied: 'The reference is copied.',
  copyDenied: 'This page may not copy. The reference is marked: copy it from there.',

  calendar: 'Add to calendar',
  file: 'Calendar file, for Apple and others',
  google: 'Google Calendar',
  outlook: 'Outlook on the web',
  directions: 'Directions',
  call: 'Call',
  share: 'Share',
  shared: 'The text is copied: paste it into a message.',
  shareDenied: 'This page may not copy. Copy the text from here:',
  shareText: 'Text to share',

  event: 'Table at {venue}',
  notesReference: 'Reference: {reference}',
  notesGuests: 'Guests: {guests}',
  notesTelephone: 'Telephone: {telephone}',
  shareBooked: 'Table at {venue}',
  shareRequest: 'Asked for a table at {venue}, not confirmed yet',
  shareSent: 'Sent an enquiry to {venue}',
  shareWhen: '{date}, {time}',
} as const satisfies Messages

/** Its texts in the diner's language, by key. */
export type TicketTexts = ReturnType<typeof useTexts<typeof messages>>
