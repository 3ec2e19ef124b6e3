import { rowsOf, type Row } from '../check'

export const section4: readonly Row[] = [
  ...rowsOf('section 4, "Journey defaults"', {
    'Kids party: 1 adult, 8 children': [
      'decisions, "Names": hosts may say *; section 4, "Journey defaults": 1 and 8',
    ],
    'Adults party: 8 adults, 0 children': [
      'decisions, "Names": hosts may say *; section 4, "Journey defaults": 8 and 0',
    ],
    'Booking: 2 adults, 0 children': ['section 4, journey defaults: choosing sets its guests'],
    'Choosing a journey sets its guests; the same one again changes nothing': [
      'section 4, "Journey defaults": the guests are the chosen journey’s',
      'section 4, "Journey defaults": choosing the party sets its numbers',
      'section 4: choosing the same journey again keeps the guests and the slot',
    ],
  }),

  ...rowsOf('section 4, "Step selection"', {
    '1. A required card guarantee: step 8': [
      'section 4, step selection: equals the priority list in all 128 situations, plugins *',
    ],
    '2. Cross-sell shown, a confirmed slot or an Enquiry: step 6 and 7, or 2, 4 and 5': [
      'section 4, step selection: equals the priority list in all 128 situations, plugins *',
    ],
    '3. Otherwise: step 1': [
      'section 4, step selection: equals the priority list in all 128 situations, plugins *',
    ],
  }),

  ...rowsOf('section 4, "Date and guests"', {
    'Choosing a date zeroes the time of day': [
      'section 4, "Date and guests": has no time of day, and takes the one that was chosen away',
    ],
    'Choosing a date clears the time slot and sessions': [
      'section 4, date and guests: a new date clears the slot and everything that depends on it',
      'section 4, "Date and guests": a day that is chosen closes it and clears the slot',
      'section 4, "Date and guests": an answer for an earlier day is dropped',
    ],
    'Choosing a date re-checks session availability using adults plus children': [
      'section 4, "Date and guests": a new date is checked at once, with adults plus children',
    ],
    'Changing the guest count clears the time slot': [
      'section 4, date and guests: changing the guest count clears the slot',
      'section 4, "Date and guests": a change clears the time slot',
    ],
    'The time is chosen from slots': [
      'section 4, "Date and guests": a time that is offered no longer is cleared',
    ],
    'A chosen minute that the chosen hour does not have becomes its first available one': [
      'section 4, "Date and guests": an hour without the chosen minute takes its first',
      'section 4, "Date and guests": an hour that has the chosen minute keeps it',
    ],
    'Clearing hour or minute clears the slot': [
      'section 4, "Date and guests": clearing the hour clears the slot',
      'section 4, "Date and guests": clearing the minute clears the slot',
      'section 4, date and guests: clearing the time clears its confirmation',
    ],
    'Split guest counts are checked with the server 600 ms after the last change': [
      'section 9, "Split-count check pause": *',
    ],
  }),

  ...rowsOf('section 4, "Continue"', {
    'For a party the cached booking configuration confirms the slot without a check': [
      'section 4, "Continue": a party goes on at once where the configuration is known',
    ],
    'For a group (-1) too': [
      'decisions, "Step 1": becomes the brand’s group journey on Continue, without a check',
    ],
    'Without a cached configuration it checks venue availability': [
      'section 4, "Continue": a party is checked where it is not, and takes the configuration from there',
      'section 4, "Continue": a party whose check finds the time full is still an enquiry',
    ],
    'The check also runs for a normal booking': [
      'section 7: checks the availability of what was chosen',
      'section 4, "Continue": an available choice leads to the details',
    ],
    'Nothing available: the no-availability callback if set': [
      'section 8: the host’s callback is called instead, with the venue',
      'section 4, continue: nothing available needs no other flag',
      'section 4, "Continue": false without other tables calls the host, and shows nothing',
      'section 4, "Continue": noAvailability goes before the flag',
    ],
    'Nothing available: otherwise the error message of section 8': [
      'section 8: the banner says so, with the alternative message and the telephone',
    ],
    'An unavailable original choice shows the cross-sell view': [
      'section 4, "Continue": an unavailable one to the plugin that shows alternatives',
    ],
    'Otherwise the slot is confirmed and menus are fetched': [
      'section 4, continue: waits until the plugins are ready for the next step',
      'section 2, step 3: by default it never is, though the menus are fetched',
      'section 2, step 2: passes the new slot and its restaurant to the plugins',
    ],
    'Menus count as available only when the list is non-empty': [
      'decisions, "Step 3": an empty list leads on to the details',
    ],
    'A "Book" slot in the cross-sell list selects the new venue and slot': [
      'section 4, "Continue": Book selects the restaurant and the slot, and confirms them',
      'section 4, "Continue": Book takes another time of the same restaurant, as it is known',
      'section 4, "Continue": * books another restaurant\'s table at its time*',
    ],
    'An "Enquire" slot starts an enquiry for that restaurant': [
      'section 4, "Continue": Enquire starts an enquiry for the restaurant, day, time and guests',
      'section 4, "Continue": Enquire at the wanted time and place is an enquiry too',
      'section 4, "Continue": enquires at another restaurant, and Back returns to the list*',
    ],
    'A group (-1) leads to the enquiry flow, with a message that the restaurant will contact the diner': [
      'section 4, "Continue": a group reads first that the restaurant will contact them',
    ],
    'The files of the next steps are fetched beside the request': [
      "section 4, continue: the files of the journey's next steps load during the request",
    ],
  }),

  ...rowsOf('section 4, "Menu"', {
    'Confirming without a selected menu sets the menu error': [
      'section 5, "Menu": one must be selected before confirming',
    ],
    'Otherwise the menu is confirmed': [
      'section 5, "Menu": choosing one takes the error away',
      'section 3, "Booking create payload": its id is sent as menuId, as the server gave it',
    ],
  }),

  ...rowsOf('section 4, "Booking submit"', {
    '1. Submission is blocked while a field error is set': [
      'section 4, "Booking submit": stop the create, and are shown',
      'section 4, booking submit: is not called while a field is invalid',
      'section 4, booking submit: it is blocked while a field is invalid, and names the field',
    ],
    '2. The booking is posted': ['section 3: posts the booking create payload, every key in its order'],
    '2. When the server requires a card guarantee, a client token is fetched and step 8 entered': [
      'section 4: fetches a client token and enters step 8 if the server requires a card',
    ],
    '3. The card is tokenized into a nonce, and the booking resubmitted with it': [
      'decisions, "Booking": a nonce is used once: *',
      'section 4: sends the same booking again with the nonce, and is done',
      'section 4, "Booking submit": * with a card, * to the byte*',
    ],
    '4. The bookingReference is stored': [
      'section 4, booking submit: the reference is stored and step 5 shown',
      'section 4, booking submit: plugins get the response before the next step is selected',
    ],
    '4. Step 5 shows whether a guarantee check was performed': [
      'section 2, step 5: notes a card guarantee that was performed',
    ],
  }),

  ...rowsOf('section 4, "Enquiry submit"', {
    'Posts the enquiry; its enquiryReference is stored and step 7 shown': [
      'section 3, "Enquiry create payload": is sent to the byte, with nothing of a booking’s',
      'section 2, step 7: thanks, with the reference and the time of the answer',
    ],
  }),

  ...rowsOf('section 4, "Loading text"', {
    '"Checking Availability..." (booking)': ['section 4, "Loading text": "Checking Availability..."'],
    '"Getting time slots..." (enquiry journeys before details)': [
      'section 4, "Loading text": "Getting time slots..."',
      "section 4, loading text: of a party, in its enquiry's words",
    ],
    '"Completing Booking..." (booking with details filled)': [
      'section 4, "Loading text": "Completing Booking..."',
      'section 4, "Loading text": says that the booking is being completed',
      'section 4, loading text: of a booking, before and after the details are filled',
    ],
    '"Completing Enquiry..." (enquiry journeys with details filled)': [
      'section 4, "Loading text": says that the enquiry is being completed, and sends it once',
      "section 4, loading text: of a party, in its enquiry's words",
    ],
    'It is announced; without a journey it is neutral': [
      'section 4, "Loading text": *',
      'section 4, loading text: without a journey, neutral',
    ],
  }),

  ...rowsOf('section 4, "Completion"', {
    'A click outside the popup triggers it': [
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
    ],
    'A click on the close cross triggers it': [
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
    ],
    'It resets the state': [
      'section 4, "Completion": another enquiry begins without them',
      "section 4, completion: resets the state to the host's options and clears typed text",
      'section 4, completion: a new visit starts without the question',
    ],
    'Inline mode restarts the process': [
      'section 4, completion: inline restarts with the venue kept',
      '*section 4: an inline widget starts again, with the venue kept',
    ],
    'Popup mode closes the popup and clears the venue': [
      'section 4, completion: a popup clears the venue and closes',
    ],
    'Guests return to 2 adults and 0 children': [
      'section 4, completion: guests return to 2 adults and 0 children',
    ],
  }),

  ...rowsOf('section 4, "Restart"', {
    'Clears cross-sell': [
      'section 4, "Restart": clears cross-sell',
      'section 4, restart: clears cross-sell, confirmations, consents, references and the journey lock',
    ],
    'Clears confirmations': [
      'section 4, restart: clears cross-sell, confirmations, consents, references and the journey lock',
    ],
    'Clears menu': [
      'section 4, "Restart": clears the menu',
      "section 4, restart: clears menu and card state, which are the plugins' own",
    ],
    'Clears consents': [
      'section 4, "Restart": "Change your mind? Edit your booking" clears the consents and keeps the details',
    ],
    'Clears card state': [
      'section 4, "Restart": clears the card and its terms',
      "section 4, restart: clears menu and card state, which are the plugins' own",
    ],
    'Clears references': [
      'section 4, restart: clears cross-sell, confirmations, consents, references and the journey lock',
    ],
    'Clears the journey lock': [
      'section 4, restart: clears cross-sell, confirmations, consents, references and the journey lock',
    ],
    'Keeps the rest, and leads to step 1': [
      'section 4, restart: the lock is cleared, and the journey stays',
      'section 4, restart: keeps venue, date, time, guests, journey and what was typed',
      'section 4, restart: returns to step 1 and closes the banner',
    ],
  }),
]
