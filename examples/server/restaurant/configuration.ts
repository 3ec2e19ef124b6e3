import type { Restaurant } from './restaurant'

/** The keys that the widget reads (section 3, "Booking configuration keys read"); all values are strings. */
export type BookingConfiguration = Readonly<Record<string, string>>

/** Section 2, "Step 2": ##telephone## becomes a link that calls the restaurant. */
const CHAIN: BookingConfiguration = {
  'step4-showOptInCheckbox': 'true',
  'step4-requireMinAge': 'true',
  pmpKidsOccasionName: 'Kids Pizza Making Party',
  pmpAdultOccasionName: 'Adults Pizza Making Party',
  'step2-message':
    'That time has gone, but we have tables close to it. Choose one below or call us on ##telephone##.',
  'step2-message-cs':
    'That time has gone, but we have tables close to it, here and at our other restaurants nearby. Or call us on ##telephone##.',
  'step2-message-notavailable':
    'We are full around the time you would like. Look at what is below, or call us on ##telephone##.',
  'step2-message-cs-notavailable':
    'We are full around the time you would like. Our other restaurants nearby have the times below, or call us on ##telephone##.',
  'step2-message-closed': 'We are closed that day. Our other restaurants nearby have the times below.',
  'enquiry-confirmation-hide-title': 'false',
  'enquiry-confirmation-warning':
    'This is an enquiry: your table is not booked until the restaurant confirms it.',
  'enquiry-confirmation-hide-pleasenote-warning': 'false',
}

/** The chain's configuration, overridden by the restaurant's. */
export const bookingConfiguration = (restaurant: Restaurant): BookingConfiguration => ({
  ...CHAIN,
  // What the plugin know-before says (README, "What restaurants say before a booking"). 48 hours: section 9.
  'booking-table-minutes': String(restaurant.sittingMinutes),
  ...(restaurant.cardGuarantee && { 'booking-card-guarantee': 'true', 'booking-cancel-hours': '48' }),
  ...(restaurant.closedMessage !== null && { 'step2-message-closed': restaurant.closedMessage }),
  ...restaurant.configuration,
})
