import { rowsOf, type Row } from '../check'

export const section8: readonly Row[] = [
  ...rowsOf('section 8, "Error catalogue"', {
    "Availability check fails: 'Sorry, there was a problem checking availability at {venue}.' with an empty error list":
      [
        'section 8, "Availability check fails": *',
        "* the check that fail can be tried again, with section 8's text*",
      ],
    "No availability: 'No availability found at {venue} or near by restaurants.'": [
      'section 8: the banner says so, with the alternative message and the telephone',
      'section 8, "No availability": without a host’s callback the banner says so',
    ],
    'No availability: the host callback if set': [
      'section 8: the host’s callback is called instead, with the venue',
      'section 8: a callback of the host that throws leaves the diner the banner',
    ],
    'No availability, alternative message: closed, the configured message with closedFrom and closedTo': [
      'section 8: a closed venue’s message has the dates in it as diners read them',
      'section 8: a closed venue’s own message is shown if the configuration has none',
    ],
    "No availability, alternative message: 'Sorry we don't have a table free around the time you've requested.  Please give us a call …'":
      [
        'section 8: a closed venue without a message has the alternative one',
        'section 8: a venue that is open that day has the alternative one, whatever its messages',
      ],
    "Booking create, status 400: 'Could not complete booking:' and the first message for each field": [
      'section 8, status 400: the first message of each field of *',
      'section 8, status 400: lists the first message of each field',
      "*section 8: a 400 lists each field's first message*",
    ],
    "Enquiry create, status 400: 'Could not complete enquiry:' with the same list": [
      'section 8, enquiry create: an enquiry has its own heading',
      'section 8, status 400: lists each field’s first message, as text',
    ],
    "Any other answer, any other status (any other non-200 create response): 'Unexpected / Unknown error' under the same heading":
      [
        'section 8, any other status: * is the unknown error under the same heading',
        'section 8, any other answer: * is an unknown error',
        '*section 8: HTML is an unknown error, which may have gone through;*',
      ],
    'Card tokenization error: the request-running flag is cleared and the booking is not sent': [
      'section 8, "Card tokenization error": is shown, and the typed details stay*',
      'section 8, "Card tokenization error": * is shown, and nothing is sent',
      'section 8: another card is taken then',
    ],
    'No menu chosen: menu error flag, with the menu message from section 5': [
      'section 5, "Menu": one must be selected before confirming',
    ],
    'Field errors: as in section 5': [
      "*section 5: a field's error is its description from blur until it is valid*",
    ],
  }),

  ...rowsOf('section 8, "Notes"', {
    'Error banner: can list several errors, offers a dismiss action, can show the telephone': [
      'section 8, "Error banner": can list several errors',
      'section 8, "Error banner": another action dismisses it and goes there',
    ],
    'Card form invalid: a warning flag exists': [
      'section 5: pressed while invalid it warns, marks each field, and leads to the first; nothing is sent',
    ],
    'Sessions that fail: the same banner, with a way to try again': [
      'section 8: sessions that fail show the banner, with the telephone',
      'section 8: the banner’s "Try again" requests the sessions again',
    ],
    'After a refusal nothing that was chosen or typed is lost': [
      'section 8: after a refusal everything that was chosen and typed is still there',
    ],
  }),
]

export const section9: readonly Row[] = [
  ...rowsOf('section 9, "Business constants and limits"', {
    'Default guests: 2 adults, 0 children': [
      'section 9, default guests: 2 adults and 0 children',
      'section 9: start at 2',
    ],
    'Kids party default: 1 adult, 8 children': [
      'decisions, "Names": hosts may say *; section 4, "Journey defaults": 1 and 8',
    ],
    'Adults party default: 8 adults': [
      'decisions, "Names": hosts may say *; section 4, "Journey defaults": 8 and 0',
    ],
    'Maximum adults / children: 100 each': [
      'section 5, "Split guests": Adults beyond the bounds are the bound',
      'section 5, "Split guests": Children beyond the bounds are the bound',
    ],
    'Guests dropdown: 1 to 14; 15 or more is sent as -1': [
      'section 2, "Guests": *',
      'section 9: 15 or more is -1 in the paths',
      'decisions, step 1: a group is sent as -1',
    ],
    'Minimum age for age confirmation: 16': ['section 3: step4-requireMinAge *'],
    'Special requests limit: 200 by default (another reading: 180)': ['section 5: take no more than 200'],
    "Special requests suffix: 'Source: Website'": ['section 5, suffix: *'],
    'Search pause: 750 ms': ['section 7: waits for a typing pause of 750 ms, then sends both calls at once'],
    'Split-count check pause: 600 ms': [
      'section 9, "Split-count check pause": they are checked 600 ms after the last change',
    ],
    'Party journeys earliest date: 48 hours ahead': [
      'section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check',
      'decisions, "Step 1": days before now + 48 h are disabled',
    ],
    'Enquiry reply promise: within 48 hours': ['section 2, step 6: says when the answer comes'],
    'Date format sent: YYYY-MM-DD': ['section 9, date format: *'],
    'Time sent: HHMM': ['section 3: posts the booking create payload, every key in its order'],
    'Time shown: with a colon': [
      'section 3, availability slot: an integer is padded to four digits and shown with a colon',
      'section 9, time shown: with a colon*',
    ],
    'Date shown: weekday with long month name': [
      'section 9, date shown: *',
      'contract, "People": the date button names the chosen day',
    ],
    'Layout re-check: 1 ms after render and on window resize': ['section 9, "Layout re-check": *'],
  }),

  ...rowsOf('section 9, "Party terms"', {
    'Adult party: €29.95 per person': ['section 9: price and deposit are for each person, children too'],
    'Adult party: minimum 8 guests': [
      'adults-party: *section 9, "Party terms": *',
      'section 9: fewer than 8 guests get a note, and can still enquire',
    ],
    'Adult party: a 2.5 hour room': ['adults-party: *section 9, "Party terms": *'],
    'Adult party: €5 per person non-refundable deposit': [
      'adults-party: *section 9, "Party terms": *',
      'section 9: price and deposit are for each person, children too',
    ],
    'Kids party: €16.95 per child': ['section 9: the price is for each child'],
    'Kids party: minimum 8 children': [
      'kids-party: *section 9, "Party terms": *',
      'section 9: fewer than 8 children get a note, and can still enquire',
    ],
    'Kids party: up to 2 hours': ['kids-party: *section 9, "Party terms": *'],
    'Kids party: minimum age 4': ['kids-party: *section 9, "Party terms": *'],
    'Kids party: €5 deposit': ['kids-party: *section 9, "Party terms": *'],
    'Guest numbers must be confirmed 48 hours before': [
      'section 9: the numbers can change until 48 hours before, *',
      'section 9: * on * in * is * *',
    ],
    'Kids supervision: ages 4-5 need 1 parent per 4 children': [
      'section 9, "Kids supervision": by their age *',
    ],
    'Kids supervision: ages 6-7 need 1 per 6': ['section 9, "Kids supervision": by their age *'],
    'Kids supervision: ages 8-11 need 1 per 10': ['section 9, "Kids supervision": by their age *'],
    'Card guarantee: a no-show fee of up to £5 per person, for no show or cancelling within 48 hours': [
      'section 9, "Card guarantee": it is free until the very moment',
      'section 9: says so once free cancellation has ended',
      'section 9: is £5 a person, in money',
      'section 9: is free to cancel until 48 hours before, or what the restaurant says',
      'section 9: has a clause in the terms on bookings',
      'section 9, "Card guarantee": has the terms of a guaranteed booking',
      'section 9, "Card guarantee": less than 48 hours before, free cancellation has ended',
      'section 9, "Card guarantee": hours are real hours in any zone, on any day, and the clock is the restaurant’s',
    ],
  }),
]
