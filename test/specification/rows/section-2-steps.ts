import { rowsOf, type Row } from '../check'

export const section2Steps: readonly Row[] = [
  ...rowsOf('section 2, "Steps"', {
    'No routes: the step is derived from state': [
      'section 4, step selection: equals the priority list in all 128 situations, plugins *',
    ],
    'Step 1: initial choice': ['contract 3: step 1*'],
    'Step 2: cross-sell or alternative-venue availability': [
      'section 2, step 2: each restaurant has its name, address, distance and slots',
      'contract, "Events": step 2 is reported by its number',
      'section 4, "Continue": an unavailable one to the plugin that shows alternatives',
    ],
    'Step 3: "CHOOSE MENU", menu cards with a radio choice and back/next, never selected by the step logic': [
      'contract 3: each is a radio named by its title, and described',
      'section 2, step 3: by default it never is, though the menus are fetched',
      'section 2, "Back button": leads from step 3 to step 1',
      "section 2, step 3: a step that serves an outcome comes before the outcome's own steps, wherever it is listed",
    ],
    'Step 4: customer details, human verification, "Complete Booking"': ['contract 3: step 4*'],
    'Step 5: "Booking Confirmed" with the booking reference': [
      'section 2, step 5: shows the reference of a booking whose details were typed',
      '*contract 3: step 5',
    ],
    'Step 5: a card-guarantee note when a guarantee check was performed': [
      'section 2, step 5: notes a card guarantee that was performed',
      'section 2, step 5: has no such note where none was',
    ],
    'Step 5: a next/close action': [
      'section 4, "Completion": inline, another booking starts again at the same venue',
      'section 4, "Completion": a popup is done, and closes',
      '*section 2, step 5: after the confirmation Back closes the popup, "Done" too, and the next opening starts again',
    ],
    'Step 6: enquiry details': [
      'section 4, "Step selection": a general enquiry is there at once',
      'section 4, "Step selection": a party’s waits for its slot',
    ],
    'Step 7: enquiry confirmation': [
      'section 2, step 7: thanks, with the reference and the time of the answer',
    ],
    'Step 8: card guarantee': [
      'section 2, "Back button"; section 2, "Summary bar": of a booking, over steps 1, 2, 3, 4, 8 and 5*',
      'section 4: fetches a client token and enters step 8 if the server requires a card',
    ],
  }),

  ...rowsOf('section 2, "Step 1 in detail"', {
    'A search-as-you-type location box with the placeholder "Search location"': [
      'contract 3: step 1*',
      'section 2: says that nothing was found, and for what',
      'section 2: a venue that is chosen is shown in the box',
    ],
    'Then, in order: journey choice, date, guests, time slot': [
      'section 2, step 1: the date waits for it',
      '*section 2: each control of step 1 becomes enabled after the one before it',
    ],
    '"Continue" leads on to nothing until a time slot is chosen, and does not look finished (decisions, "Steps 4 and 6")':
      [
        'decisions, "Steps 4 and 6": leads on to nothing, and lists what is missing beside the button',
        'decisions, "Steps 4 and 6": Continue does not look finished before all is chosen',
      ],
    '"Continue" is disabled while a request is running': [
      'section 2, step 1: Continue is off while a request runs',
      'section 2, step 1: asks once, however often it is pressed',
    ],
    'Each control activates only after the previous one: venue, date, guests, time': [
      'section 2, step 1: with nothing chosen none is, then one after another',
    ],
    'Journey choice is shown when journey options are on and no journey is selected': [
      'section 2, step 1: it is shown while journey options are on and the journey is not locked',
      'section 2, step 1: is not shown when *',
      'section 2, step 1: without options the brand’s first journey is the one taken',
      'section 2, step 1: a brand with one journey has nothing to choose',
      'section 2, step 1: has the journeys on offer, none if there is no choice',
      'section 2, step 1: without a journey there is nothing to send',
    ],
    'Buttons "Book a Table", "Kids Pizza Making Party Enquiry", "Adults Pizza Making Party Enquiry"': [
      'contract, section 3: its button is named as specified',
      '*section 1, "Host integration": without a journey the diner chooses*',
    ],
    'A general Enquiry journey also exists': [
      'section 4, "Step selection": a general enquiry is there at once',
      'section 2, "Back button": leads back to where the journey was chosen',
    ],
    'Guests: a dropdown of 1 to 14': [
      'section 2, "Guests": 1 to 14, and no group where the brand has no journey for one',
    ],
    'Guests: "15+ Group Booking Enquiry", value -1': ['section 2, "Guests": and 15+ where it has one'],
    'Guests: 0 means none selected': [
      'section 2, step 1: with nothing chosen none is, then one after another',
    ],
    'Guests: for party journeys a split, adults and children': [
      'section 2, "Guests": a party has two numbers instead of the guests',
    ],
    'Date: a date picker': [
      'contract, "People": the date button names the chosen day',
      'section 4, "Date and guests": a day that is chosen closes it and clears the slot',
    ],
    'Time: hour and minute are chosen from the available slots': [
      'section 2, "Time": the hours of the available slots alone, in order',
      'section 2, "Time": then the minutes of the chosen hour',
      'section 2, "Time": a day without sessions says so',
      'section 2, "Time": a day with a free time has no note',
      'section 2, "Time": a party may choose a slot that only takes enquiries',
    ],
  }),

  ...rowsOf('section 2, "Step 2"', {
    'A message, plus a list of other restaurants with time-slot buttons': [
      'section 2, step 2: each restaurant has its name, address, distance and slots',
      'section 2, step 2: other times of the same restaurant, then the others by distance',
      'section 2, step 2: of many *',
    ],
    'A slot shows "Book" if available': ['section 2, step 2: a slot shows Book, Enquire, or Unavailable'],
    'A slot shows "Enquire" if it only has the enquiry fallback': [
      'section 2, step 2: a slot shows Book, Enquire, or Unavailable',
    ],
    'A slot shows "Unavailable" otherwise': ['section 2, step 2: a slot shows Book, Enquire, or Unavailable'],
    'A restaurant with no available slot and no fallback slot is not listed': [
      'section 2, step 2: one without a slot to use is not listed',
      'section 2, step 2: in a brand without an enquiry its fallback is no slot to use',
      'section 2, step 2: * are no availability',
    ],
    'The message texts come from the venue configuration': [
      'decisions, "Step 2": {*} with * says step2-message*',
    ],
    'A ##telephone## placeholder becomes a call link to the venue’s telephone': [
      'section 2, step 2: each ##telephone## becomes a link to call',
      'section 2, step 2: the telephone replaces its placeholder, which is empty without one',
    ],
    'Which message depends on availability, several alternative venues, and closed': [
      'decisions, "Step 2": {*} with * says step2-message*',
    ],
  }),

  ...rowsOf('section 2, "Step 4 (customer details)"', {
    'The form title is "Your Details" by default': [
      'section 2, step 4: its title is "Your Details" by default',
    ],
    'Fields: First Name, Last Name, Email, Telephone Number, Special Requests': ['contract 3: step 4*'],
    'An age-confirmation checkbox ("over 16")': ['section 3: step4-requireMinAge *', 'contract 3: step 4*'],
    'A marketing opt-in checkbox': [
      'section 3: step4-*showOptInCheckbox *',
      'section 2, step 4: news are opted in to, never out of',
    ],
    'Links to terms and conditions and to a privacy policy': [
      'section 2, step 4: links to the terms and conditions, in a tab of their own',
      'section 2, step 4: links to the privacy policy, in a tab of their own',
    ],
    '"Happy with your choices?" with "Continue", which leads on to nothing until the details are filled': [
      'section 2, step 4: asks "Happy with your choices?" until the details are fixed',
      'section 5, "Continue button": *',
    ],
    'The submit button "Complete Booking"': [
      'section 3: posts the booking create payload, every key in its order',
    ],
    'The submit button "Complete Enquiry"': ['section 2, step 6: "Continue" leads to "Complete Enquiry"'],
    'A human-verification challenge of a third party; its callback stores a token': [
      "section 2, step 4: is hCaptcha's, in the brand's language and colours",
      'section 2, step 4: is above "Complete Booking", once the details are confirmed',
      'section 6: goes out with the booking as captchaToken',
      'decisions, "Steps 4 and 6": a verification waits for the fixed details',
    ],
    'Special Requests take several lines': [
      'section 2, step 4: makes line after line in the special requests',
    ],
  }),

  ...rowsOf('section 2, "Step 6 (enquiry details)"', {
    'The title "YOUR ENQUIRY DETAILS"': ['section 2, step 6: has the title of its journey'],
    'The title’s kids party variant': ['kids-party: * section 2, steps 6 and 7: has its own title'],
    'The title’s adults party variant': ['adults-party: * section 2, steps 6 and 7: has its own title'],
    'The message "Complete your details below and our restaurant team will get back to you within 48 hours"':
      ['section 2, step 6: says when the answer comes'],
    'A "Complete Enquiry" button': ['section 2, step 6: "Continue" leads to "Complete Enquiry"'],
    'The request-running flag is reset when this screen appears': [
      'section 2, step 6: is set while * is checked, and reset when * appears',
    ],
    'A party’s own wording comes before its enquiry’s': [
      "section 2, step 6: a party's own wording comes before its enquiry's",
    ],
  }),

  ...rowsOf('section 2, "Step 7 (enquiry confirmation)"', {
    '"Thank you for your enquiry."': [
      'section 2, step 7: thanks, with the reference and the time of the answer',
    ],
    'The enquiry title variants, of steps 6 and 7': [
      'section 2, step 7: has the title of its journey',
      'section 2, steps 6 and 7: has its own title',
    ],
    'An optional reference': [
      'section 2, "an optional reference": if the server gives * the enquiry is still sent',
    ],
    'A warning text from configuration': [
      'section 3: enquiry-confirmation-warning takes its place, and stays text',
      'section 3: enquiry-confirmation-warning without words is a warning of ours',
    ],
  }),

  ...rowsOf('section 2, "Step 8 (card guarantee)"', {
    'Hosted card number, CVV and expiration date fields': [
      'gives each frame its name, and the field of each a label',
    ],
    'A terms checkbox and a "Complete Booking" button': [
      'section 5: is not valid until the terms are ticked',
    ],
    'Shown whenever the guarantee is required': [
      'section 4: fetches a client token and enters step 8 if the server requires a card',
    ],
  }),
]
