/**
 * Texts of Milano where it is a house of its own, and not the default brand: the fixed titles, all in the case of a
 * sentence, and a warm voice where no text is fixed. The default brand keeps the fixed letters.
 */
export const milanoTexts = {
  'details.title': 'Your details',
  'booking.confirmed': 'Booking confirmed',
  'menus.title': 'Choose menu',
  'enquiry.title': 'Your enquiry details',
  'enquiry.confirmedTitle': 'Your enquiry details',
  'kids-party.title': 'Your kids pizza making party enquiry details',
  'kids-party.confirmedTitle': 'Your kids pizza making party enquiry details',
  'adults-party.title': 'Your adults pizza making party enquiry details',
  'adults-party.confirmedTitle': 'Your adults pizza making party enquiry details',
  'booking.thanks': 'Grazie, {name}. We look forward to having you at our table.',
  'ticket.title': 'Your table with us',
  'requests.title': 'How can we make your visit even better?',
  'cross-sell.step2-message':
    "We're so sorry, {venue} is full at {time}. Could we tempt you with another time?",
  'cross-sell.step2-message-cs':
    "We're so sorry, {venue} is full at {time}. Could we tempt you with another time, or with one of our restaurants nearby?",
  'first-free.none':
    "We found no tables in the next few days. Give us a call, and we'll do our best to fit you in.",
}
