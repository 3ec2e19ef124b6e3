import { rowsOf, type Row } from '../row'

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
      'section 8, enquiry create: the same under its own heading',
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
      "*section 5: a field's error is its description from the moment it is left until it is right*",
    ],
  }),

  ...rowsOf('section 8, "Notes"', {
    'Error banner: can list several errors, offers a dismiss action, can show the telephone': [
      'section 8, "Error banner": can list several errors',
      'section 8, "Error banner": another way on dismisses it and goes there',
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
