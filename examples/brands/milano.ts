/**
 * Texts of Milano where it is a house of its own, and not the default brand: the specification's titles, all in the case of a
 * sentence. The default brand keeps the specification's letters.
 */
export const milanoTitles = {
  'details.title': 'Your details',
  'booking.confirmed': 'Booking confirmed',
  'menus.title': 'Choose menu',
  'enquiry.title': 'Your enquiry details',
  'enquiry.confirmedTitle': 'Your enquiry details',
  'kids-party.title': 'Your kids pizza making party enquiry details',
  'kids-party.confirmedTitle': 'Your kids pizza making party enquiry details',
  'adults-party.title': 'Your adults pizza making party enquiry details',
  'adults-party.confirmedTitle': 'Your adults pizza making party enquiry details',
}
