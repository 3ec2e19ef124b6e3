import { rowsOf, type Row } from '../row'

export const section5: readonly Row[] = [
  ...rowsOf('section 5, "Validation rules"', {
    "First name: non-blank after trimming, 'Please enter your first name'": [
      'section 5, firstName: takes *',
      'section 5, firstName: refuses *',
    ],
    "Last name: non-blank after trimming, 'Please enter your last name'": [
      'section 5, lastName: takes *',
      'section 5, lastName: refuses *',
    ],
    "Email: non-blank and a valid address, case-insensitive, 'Please enter your email'": [
      'section 5, email: takes *',
      'section 5, email: refuses *',
    ],
    "Telephone: non-blank and a valid phone format, 'Please enter your telephone number'": [
      'section 5: in GB its numbers are taken, with what belongs to them',
      'section 5: in GB what is no number is refused, and says why',
      'section 5, telephoneNumber: takes *',
      'section 5, telephoneNumber: refuses *',
    ],
    "Terms and conditions: must be ticked, 'Please agree to our terms and conditions'": [
      'section 5, terms and conditions: takes a ticked box and refuses an empty one',
    ],
    "Menu: must be selected before confirming, 'Please select a menu from the above choices'": [
      'section 5, "Menu": one must be selected before confirming',
    ],
  }),

  ...rowsOf('section 5, "Rules in detail"', {
    'Email format: the standard address pattern': [
      'section 5, email: takes *',
      'section 5, email: refuses *',
    ],
    'Telephone format: a UK number, +44 or 0 prefix, optional extensions': [
      'section 5: in GB its numbers are taken, with what belongs to them',
    ],
    'Card terms checkbox: has a similar error flag': ['section 5: is not valid until the terms are ticked'],
    'Age confirmation: required when the venue requires a minimum age (16)': [
      'section 3: step4-requireMinAge *',
    ],
    'Continue button (details): disabled until the four fields are right and the box ticked': [
      'can be pressed, and confirms nothing, while *',
      'section 5, "Continue button": *',
    ],
    'Continue button (details): an unticked age box counts as not filled even when the age is not required': [
      'can be pressed, and confirms nothing, while consent is not right',
    ],
    'Split guests: adults greater than 0 and at most 100, children at most 100, otherwise cleared': [
      'section 5, "Split guests": empty adults clear the guests until they are left',
      'section 5, "Split guests": empty children clear the guests until they are left',
      'section 5, "Split guests": what is no number of * leaves no guests until it is one',
      'section 5, split guests: those that were cleared are null too',
    ],
    'Split guests: the interface clamps adults to 1..100 and children to 0..100': [
      'section 5, "Split guests": Adults beyond the bounds are the bound, as they are typed',
      'section 5, "Split guests": Adults beyond the bounds are the bound',
      'section 5, "Split guests": Children beyond the bounds are the bound, as they are typed',
      'section 5, "Split guests": Children beyond the bounds are the bound',
    ],
    'Special requests, length: 200 characters by default': [
      'section 5: take no more than 200',
      'section 5: count what is left of 200 characters',
    ],
    'Special requests, length: the form may be given another limit': [
      'section 5, "Special requests, length": it may be given another limit',
    ],
    "Special requests, suffix: longer than 180, cut to 180 with '...| Source: Website'": [
      'section 5, suffix: * characters are cut to 180 with "..." before it, 200 in all',
      'section 5, suffix: a character of two units is never cut in half',
      'section 5, suffix: is there at every length, the cut from 181 on, never more than 200 in all',
    ],
    "Special requests, suffix: otherwise '| Source: Website' is appended": [
      'section 5, suffix: up to 180 characters are sent whole',
      '*section 5: gives the special requests their source*',
      'section 5, suffix: * is sent as it is typed',
    ],
    'Special requests: empty text is allowed': [
      'section 5: may be empty',
      'section 5, suffix: empty text is allowed and gets the suffix',
    ],
    'Special requests: the text passes through the host callback': [
      'section 5, "Special requests, suffix": *',
      'section 5: sends the special requests as the host transforms them, with their source',
    ],
    'Date: past dates are disabled': [
      'section 5, "Date": past days are disabled, today is not',
      'section 5, date: a day that has passed is left out, today is not',
    ],
    'Date, closures: with both, from closedFrom up to but excluding closedTo': [
      'section 5, date: with both bounds, from closedFrom up to but excluding closedTo',
      'section 5, "Date": with both bounds, from closedFrom up to but excluding closedTo',
    ],
    'Date, closures: with only closedTo, dates before it are closed': [
      'section 5, date: with only closedTo, the days before it',
      'section 5, "Date": with only closedTo, before it',
    ],
    'Date, closures: with only closedFrom, dates after it are closed': [
      'section 5, date: with only closedFrom, the days after it',
      'section 5, "Date": with only closedFrom, after it',
    ],
    'Date: party journeys need at least 48 hours ahead': [
      'section 4, "Continue"; section 5, "Date": asks for 48 hours of notice, and for no check',
      'section 5, "Date": a day chosen before the party is cleared where it is too soon',
      'section 5, "Date": one that is far enough ahead is kept',
      'section 5, "Date": a table may be booked for today',
    ],
    'Card-guarantee form: valid only when all hosted fields are valid and the terms box is ticked': [
      '*section 5: an invalid card is marked and not sent, the focus goes into its frame; nor is one without the terms',
      'section 5: pressed while invalid it warns, marks each field, and leads to the first; nothing is sent',
      'section 5: leads to the first field that is not right',
      'section 5: is not valid until the terms are ticked',
    ],
    'Buttons: "Complete Booking" is disabled while a request runs': [
      'is sent once, however often the button is pressed',
    ],
    'Search text: sent only when non-empty after trimming': [
      'section 5: sends the text trimmed',
      'section 5: never sends whitespace alone',
    ],
    'Each field in trouble has its own message, shown from when it is left until it is right': [
      "section 5: each field in trouble has its message, the plugin's own or a full key",
      "*section 5: a field's error is its description from the moment it is left until it is right*",
    ],
    'What is typed is sent without the blanks around it': [
      'section 5: what is typed is sent without the blanks around it',
    ],
  }),
]
