import { rowsOf, type Row } from '../check'

export const section1: readonly Row[] = [
  ...rowsOf('section 1, "What the product does and for whom"', {
    'Booking, "Book a Table"': [
      'section 2: leads from the search to the reference, with a summary on the way*',
    ],
    'Adults party enquiry': [
      'section 2: a "Adults Pizza Making Party Enquiry" leads to the reference*',
      'adults-party: *section 3, "Enquiry create payload": is sent to the byte, its guests apart',
    ],
    'Kids party enquiry': [
      'section 2: a "Kids Pizza Making Party Enquiry" leads from the search to the reference*',
      'kids-party: *section 3, "Enquiry create payload": is sent to the byte, its guests apart',
    ],
    'General enquiry': [
      'decisions, "General enquiry": leads from step 6, with its location box, to the reference*',
      'section 3, "Enquiry create payload": is sent to the byte, with nothing of a booking’s',
    ],
    '15 or more guests become an enquiry that the restaurant answers': [
      'decisions, "Step 1": becomes the brand’s group journey on Continue, without a check',
      'decisions, "Step 1": for that venue, date and time, still as -1',
    ],
    'A reply is promised within 48 hours': [
      'section 2, step 6: says when the answer comes',
      'section 2, step 7: thanks, with the reference and the time of the answer',
    ],
    'Optionally the diner chooses a menu': [
      'decisions, "Step 3": comes between the slot and the details, *, and its choice is booked*',
    ],
    'A card guarantee is taken when the server requires it': [
      'section 4, "Booking submit": * with a card, * to the byte*',
      'section 2, step 8: is skipped if no card is needed',
    ],
  }),

  ...rowsOf('section 1, "Host integration"', {
    'The initializer takes a base URL, an optional container, an inline flag and a read-only-location flag': [
      'section 1: runs an init that was called before the script loaded, with its four inputs*',
    ],
    'Without a container the widget makes a popup container': [
      'section 1: opens for the venue that the page sets*',
    ],
    'A global function opens the popup for a venue id and an optional journey': [
      '*section 1, "Host integration": without a journey the diner chooses, with one it is locked and hidden',
      'section 1: opens for the venue that the page sets*',
      'section 1: runs an open that was called before the script loaded',
    ],
    'Opening resets the scroll position': [
      '*section 1, "Host integration": opening resets the scroll position*',
    ],
    'Opening marks the widget not complete': ['*section 1: opening marks the widget not complete*'],
    'Callback for no availability': ['section 8: the host’s callback is called instead, with the venue'],
    'Callback that transforms the special requests': [
      'section 5: sends the special requests as the host transforms them, with their source',
    ],
    'A journey that the host gives locks the choice and hides the journey options': [
      'section 1, host integration: "*" is chosen, its choice locked and hidden',
      '*section 1, "Host integration": without a journey the diner chooses, with one it is locked and hidden',
      'section 2, step 1: is not shown when the host locks it',
    ],
    'The read-only-location flag restricts the location': [
      '*section 1: the read-only flag shows the venue instead of the location box*',
    ],
    'A venue that the host names is fetched, the latest one wins, a choice of the diner stays': [
      'section 1, host integration: *',
    ],
    'A group may be prefilled where a plugin takes groups': [
      'section 1: a group is accepted if a plugin has the group journey "*"',
    ],
  }),
]
