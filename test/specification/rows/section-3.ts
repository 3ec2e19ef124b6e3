import { rowsOf, type Row } from '../check'

export const section3: readonly Row[] = [
  ...rowsOf('section 3, "Venue"', {
    'id, name, address, postCode, telephone, distance, distanceInMilesString, isClosed, closedMessage, closedFrom, closedTo, availability, showJourneyOptions, bookingConfiguration':
      ['section 3, venue: every field as sent, what we do not know kept for plugins'],
    'showJourneyOptions false: no choice of journeys': [
      'section 3, showJourneyOptions: a venue without options gets the first journey at once',
    ],
  }),

  ...rowsOf('section 3, "Booking configuration keys read"', {
    "step4-showOptInCheckbox, enabled by 'true'": ['section 3: step4-*showOptInCheckbox *'],
    "step4-requireMinAge, enabled by 'true'": ['section 3: step4-requireMinAge *'],
    pmpKidsOccasionName: ['section 3: pmpKidsOccasionName * sends "*"'],
    pmpAdultOccasionName: ['section 3: pmpAdultOccasionName * sends "*"'],
    'step2-message': ['decisions, "Step 2": {*} with * says step2-message'],
    'step2-message-cs': ['decisions, "Step 2": {*} with * says step2-message-cs'],
    'step2-message-notavailable': ['decisions, "Step 2": {*} with * says step2-message-notavailable'],
    'step2-message-cs-notavailable': ['decisions, "Step 2": {*} with * says step2-message-cs-notavailable'],
    'step2-message-closed': ['section 8: a closed venue’s message has the dates in it as diners read them'],
    'enquiry-confirmation-hide-title': ['section 3: enquiry-confirmation-hide-title *'],
    'enquiry-confirmation-warning': ['section 3: enquiry-confirmation-warning *'],
    'enquiry-confirmation-hide-pleasenote-warning': [
      'section 3: enquiry-confirmation-hide-pleasenote-warning *',
    ],
    'The booking configuration of the sessions refines the venue’s': [
      "section 3, booking configuration: the sessions' configuration overrides the venue's",
    ],
  }),

  ...rowsOf('section 3, "What the calls read"', {
    'Nearby-search result: venues list and resolvedLocationDescription': [
      'section 3, nearby-search result: venues and the description, both optional',
    ],
    'Session: title, startTime, endTime, availability': [
      'section 7, sessions: their configuration comes along, and may be missing',
    ],
    'Availability slot, time: an integer such as 1930, padded to four digits': [
      'section 3, availability slot: an integer is padded to four digits and shown with a colon',
    ],
    'Availability slot: available, useEnquiryFallback': [
      'section 3, availability slot: an integer is padded to four digits and shown with a colon',
    ],
    'Venue availability result: noAvailability, originalChoiceAvailable, originalChoiceClosed, venues': [
      'section 3, venue availability result: the other restaurants with their slots',
      'section 3, "Venue availability result": *',
    ],
    'Venue availability result: anyAvailabilityInOriginalRestaurant in the other reading': [
      'decisions, names: {"*":*} reads *',
    ],
    'Menu: id, title, description, images.thumbnail': [
      'section 3, menu: id, title, description and thumbnail',
    ],
  }),

  ...rowsOf('section 3, "Booking state"', {
    'Selection: journey, lock, venue, date, timeSlot and its confirmation; formats of date and time': [
      'section 3, formats: * is refused and nothing changes',
      'section 4, date and guests: *',
    ],
    'Guests: guests (-1 a group), adults (default 2), children (default 0)': [
      'section 9, default guests: 2 adults and 0 children',
      'section 9, guests dropdown: a group is -1, whatever the children',
    ],
    'Availability and menus: venueAvailability, showCrossSell, menus, menu': [
      'section 4, continue: another time is not confirmed, and its availability is unknown',
    ],
    'Customer: names, email, telephone, special requests, optIn, optInAge and termsAndConditions, customerDetailsFilled':
      ['section 3, customer: typing the details clears nothing'],
    'Payment and verification: captchaToken, paymentClientToken, requiresCcg, ccgPerformed, card terms': [
      'section 4: fetches a client token and enters step 8 if the server requires a card',
      'section 4, "Restart": clears the card and its terms',
      'section 6: goes out with the booking as captchaToken',
      'section 2, step 5: notes a card guarantee that was performed',
    ],
    'Results: bookingReference, enquiryReference': [
      'section 4, booking submit: the reference is stored and step 5 shown',
      'section 4, step selection: clearing a slot clears its reference',
    ],
    'UI: complete, requestRunning, error, errorText, errors': [
      '*section 1: opening marks the widget not complete*',
      'section 2, loading overlay: stays until the last of several tasks ends, even if one fails',
      "section 8: shows a failure's text, list and next action, in the brand's wording",
    ],
  }),

  ...rowsOf('section 3, "Booking create payload"', {
    'venueId, date, time, guests, children': [
      'section 3: posts the booking create payload, every key in its order',
      '*section 3: posts the booking create payload, to the byte*',
    ],
    'guests is the adults count when guest types are split, otherwise the total': [
      'section 3: guests are the adults where they are split, otherwise the total',
      'section 3, "Enquiry create payload": is sent to the byte, *',
    ],
    'menuId (or null), email, firstName, lastName, telephoneNumber': [
      'section 3: posts the booking create payload, every key in its order',
    ],
    'optIn, termsAndConditions, optInAsked (always true), specialRequests': [
      'section 3: posts the booking create payload, every key in its order',
      'section 2, step 4: news are opted in to, never out of',
    ],
    'paymentNonce, captchaToken': ['section 3, payload: an overridden key keeps its place'],
  }),

  ...rowsOf('section 3, "Enquiry create payload"', {
    'The same fields, except menuId, paymentNonce and captchaToken': [
      'section 3, "Enquiry create payload": is sent to the byte, *',
    ],
    'ocassionType: the kids party occasion name': [
      'section 3: pmpKidsOccasionName * sends "*"',
      'kids-party: * section 3, "Enquiry create payload": is sent to the byte, its guests apart',
    ],
    'ocassionType: the adults party occasion name': [
      'section 3: pmpAdultOccasionName * sends "*"',
      'adults-party: * section 3, "Enquiry create payload": is sent to the byte, its guests apart',
    ],
    'ocassionType: otherwise null': [
      "section 3, enquiry create payload: has the server's spelling of each key, and the party's own key in its place",
      'section 3, "Enquiry create payload": is sent to the byte, with nothing of a booking’s',
    ],
  }),

  ...rowsOf('section 3, "Responses"', {
    'Booking response: bookingReference, requiresCcg, ccgPerformed': ['section 3, booking response: *'],
    'Enquiry response: enquiryReference': ['section 3, enquiry response'],
  }),
]
