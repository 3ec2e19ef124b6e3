import { rowsOf, type Row } from '../check'

export const laterDecisions: readonly Row[] = [
  ...rowsOf('decisions, "Step 3 (menus)"', {
    'Never selected by default': ['section 2, step 3: by default it never is, though the menus are fetched'],
    'A brand config turns it on, between the confirmed slot and the details': [
      'decisions, "Step 3": a brand that offers them has it between the slot and the details',
      'decisions, "Step 3": comes between the slot and the details, *, and its choice is booked*',
    ],
    'Only when the list is non-empty': ['decisions, "Step 3": an empty list leads on to the details'],
    'A single menu is chosen by itself': [
      'decisions, "Step 3": a single menu is chosen by itself, and "Next" leads on with it',
      'decisions, "Step 3": of several menus none is chosen by itself',
    ],
    'Confirming without a choice sets the menu error': [
      'section 5, "Menu": one must be selected before confirming',
    ],
  }),

  ...rowsOf('decisions, "Steps 4 and 6"', {
    'A call link dials the first number alone; without one the text has no link': [
      'decisions, "Steps 4 and 6": the call link of * dials *',
      'decisions, "Steps 4 and 6": shows * without a link',
    ],
    'Text from outside is cleaned as it comes in, by one rule': ['decisions, "Steps 4 and 6": what * leave*'],
    'Ids and references keep every digit; a reference of blanks is none': [
      'decisions, "Steps 4 and 6": the id * goes back as it came',
      'decisions, "Steps 4 and 6": books * with menu *, also after a reload',
      'decisions, "Steps 4 and 6": the reference * is *',
    ],
    'One consent box stands for the terms and the age': [
      'section 5, terms and conditions: takes a ticked box and refuses an empty one',
      'section 3: posts the booking create payload, every key in its order',
    ],
    "Its label asks for the age only where step4-requireMinAge is 'true'": [
      'section 3: step4-requireMinAge *',
    ],
    'An unticked box always blocks, and the box is never missing': [
      'can be pressed, and confirms nothing, while consent is not right',
    ],
    '"Continue", here and in step 1, can always be pressed; pressed too early it leads on to nothing': [
      'decisions, "Steps 4 and 6": leads on to nothing, and lists what is missing beside the button',
      'can be pressed, and confirms nothing, while *',
    ],
    'It lists what is missing, with links to each field, beside the button, and the focus goes there': [
      'decisions, "Steps 4 and 6": the list takes the focus, is read with it, and with each press again',
      'decisions, "Steps 4 and 6": each line is a link to its field',
      'decisions, "Steps 4 and 6": a line goes with its choice, the list with the last, and the focus stays',
      'decisions, "Steps 4 and 6": each is a line above the button, in its order; the list says how many, and takes the focus',
    ],
    'It must not look finished before it is': [
      'decisions, "Steps 4 and 6": Continue does not look finished before all is chosen',
    ],
    'Pressing it fixes the details, with a way to edit them again': [
      'decisions, "Steps 4 and 6": fixes the details and shows them',
      'decisions, "Steps 4 and 6": they can be edited again, kept, with the focus in the first',
      'decisions, steps 4 and 6: details are not fixed for a slot that is not confirmed',
    ],
    'It reveals the human verification and the submit button; no third party’s script loads before': [
      'decisions, "Steps 4 and 6": nothing of hCaptcha is requested before the details are fixed*',
      'decisions, "Steps 4 and 6": a verification waits for the fixed details',
      'decisions, "Steps 4 and 6": nothing is sent, nor ready to be sent, before',
    ],
    "The marketing box appears where step4-showOptInCheckbox is 'true'": [
      'section 3: step4-*showOptInCheckbox *',
    ],
    'Special requests: the host’s transform first, then the cut to 180 and the suffix, never more than 200': [
      "decisions, steps 4 and 6: the host's transform comes first, then the cut",
      'section 5, suffix: * characters are cut to 180 with "..." before it, 200 in all',
    ],
    'Section 5’s "Please enter ..." is said of the empty field; of a filled but wrong one, what is expected':
      [
        'decisions, "Steps 4 and 6": of what is no email address, the field says what one is',
        'decisions, "Steps 4 and 6": of a number that is not taken, the field says what is wrong with it',
      ],
    'Telephone: a UK pattern by default, another country or several by config, checked by a library': [
      'section 5: in * its numbers are taken, with what belongs to them',
      'section 5: in * what is no number is refused, and says why',
    ],
    "A field's error shows when the field is left or on submit, and goes as soon as it is right": [
      'decisions, "Steps 4 and 6": none is shown before a field is left',
      'decisions, "Steps 4 and 6": * shows its own when it is left, until it is *',
      'decisions, "Steps 4 and 6": Enter shows the messages of all that is missing',
      'decisions, steps 4 and 6: an error disappears as soon as the field is valid',
    ],
  }),

  ...rowsOf('decisions, "Booking, card guarantee, verification"', {
    'Step 8 stands while requiresCcg is set and there is no bookingReference': [
      'section 8: a response that requires a card again is an unknown error, and the step can be used',
      'section 4: fetches a client token and enters step 8 if the server requires a card',
      'decisions, "Booking": a reference ends it, whatever else the answer says',
    ],
    'The token is cleared when it expires or a create call fails (the challenge resets)': [
      'decisions, "Booking": is cleared when hCaptcha says that it has expired',
      '* resets the challenge',
    ],
    'The token is kept for the resubmission with the nonce': [
      'decisions, "Booking": asks nothing while the token is good, and sends it with the nonce',
    ],
    'Where the token is gone by then, the challenge shows on step 8 too': [
      'shows the challenge if the token has expired by then',
      'decisions, "Booking": shows the challenge after a create that failed',
    ],
    'A create whose answer never came has its own outcome: what was sent and when, the telephone': [
      'decisions, booking: * says what was sent and when, with the telephone',
      'decisions, booking: waits 30 s for the response',
    ],
    'A deliberate "Send again"': [
      'decisions, booking: "Send again" sends it, once',
      'decisions, booking: another submit asks first instead of sending, also after a restart',
      'decisions, booking: "Send with my changes" is offered where the booking has changed since',
    ],
    'No answer, 408, 5xx, a 2xx that cannot be read: an unknown outcome, with the texts of section 8 above it':
      [
        "decisions, booking: * is an unknown outcome: section 8's texts, and that it may have gone through",
        'after * it is sent again only by "Send again"',
        'decisions, booking: an enquiry has the same under its own heading',
        'decisions, booking: with neither a reference nor a request for a card it says nothing',
      ],
    'A 4xx but 408 is surely refused': [
      'decisions, booking: a refused create is sent again by the next press',
    ],
    'Any 2xx with a reference is the booking': ['decisions, booking: a * with a reference is the booking'],
    'With an idempotencyHeader each intention to book carries a UUID in it': [
      'decisions, booking: it is a UUID in the header that the brand names',
      'decisions, booking: no other call has it',
    ],
    'The same for "Send again" and after a reload, a new one when what is sent changes': [
      'decisions, booking: "Send again" has the same key, and says that it is safe',
      'decisions, booking: "Send again" has the same key even with new single-use values',
      'decisions, booking: is the same after a reload, by the digest of the payload',
      'decisions, booking: a changed booking has a new key, and is not called safe',
    ],
    'Left out, no such header is sent': ['decisions, booking: without a header name no key is sent'],
    'After a refusal the next press has a new key, and so has the resubmission with the card’s nonce': [
      'decisions, booking: after * the next key is new',
      'decisions, booking: the same booking with a card has a new key',
    ],
    'Without a site key there is no challenge and captchaToken is null': [
      'decisions, "Booking": without a site key there is no challenge, and captchaToken is null',
    ],
    'The human check: one that cannot open is said within 15 s; an open one is never cut off': [
      'decisions, "The human check": *',
    ],
    'A remembered diner who passes the human check has sent: one press, not two': [
      'decisions, "Booking": a remembered diner who passes the human check has sent: one press, not two',
      'decisions, "Booking": a press of "Complete Booking" before the check is not lost',
    ],
    'A create call is never repeated automatically': [
      'decisions, "Booking": "Send again" after no answer goes out with a new token',
      'decisions, "Booking": an unanswered one is sent again on purpose, with a new nonce',
      'decisions, booking: create* is never sent again',
      'decisions, booking: it is never sent again without a press',
    ],
    'A create call is never sent twice at once': [
      'decisions, booking: two submits at once are one request',
      'decisions, booking: once there is a reference, nothing more is sent',
      'decisions, booking: the choices stay until the response',
    ],
    'GETs are retried twice, with back-off, on network errors, 429 and 5xx': [
      'decisions, booking: * is tried twice again on a lost connection, 429 and 5xx',
      'decisions, booking: * is not tried again on any other status',
      'decisions, booking: the tries have a pause between them',
    ],
    'GETs give up after 10 s, creates after 30 s': [
      'decisions, booking: * gives up after 10 s',
      'decisions, booking: * gives up after 30 s',
      'decisions, "Booking": a GET that begins with * ends after 10 s and closes its connection',
      'decisions, "Booking": requests that the loader has sent ahead end too',
    ],
  }),

  ...rowsOf('decisions, "Errors"', {
    '400 bodies: {field: ["message", …]} or {field: "message"}, bare or under errors or modelState': [
      'section 8, status 400: the first message of each field of *',
      'decisions, errors: a 400 without a message (*) is the unknown error',
    ],
    'Answers are parsed: an unknown field is ignored, a missing optional one has its default': [
      'decisions, errors: optional fields of a venue that are * have their defaults',
      'decisions, "Errors": * takes no key of every object\'s for a field',
    ],
    'One that makes no sense is the situation’s own error, never an exception or a blank screen': [
      'decisions, errors: * is malformed',
      'decisions, "Errors": * is malformed where the body is *',
      'decisions, "Errors": a refusal is read as one, whatever its body is',
      'decisions, errors: * takes a 200 that is HTML, cut off or empty for malformed',
      "decisions, booking: a 200 that is HTML is an unknown outcome: section 8's texts, and that it may have gone through",
      'decisions, "Errors": a text of a megabyte is a text',
      'decisions, "Errors": 10,000 *',
    ],
  }),

  ...rowsOf('decisions, "Answers in parts"', {
    'A venue, slot, session or menu that makes no sense is left out of its list': [
      'decisions, "Answers in parts": an invalid venue is left out of each list, the rest counts',
      'decisions, "Answers in parts": an invalid slot is left out, in sessions and in venues',
      'decisions, "Answers in parts": an invalid session or menu is left out',
      'decisions, "Answers in parts": lists the two restaurants beside an invalid one',
    ],
    'An optional field that makes none has its default': [
      'decisions, "Answers in parts": * takes for * what makes sense, and nothing else',
      'decisions, "Answers in parts": a closure with an invalid day counts as none, its other day too',
      'decisions, "Answers in parts": a configuration loses only the keys that aren\'t text',
      'decisions, "Answers in parts": an address loses only the lines that aren\'t text',
      'decisions, "Answers in parts": a slot with invalid flags isn\'t a table',
      'decisions, "Answers in parts": a closure with an invalid day doesn\'t empty it',
    ],
    'Only a body that is wrong as a whole is the situation’s own error': [
      'decisions, "Answers in parts": a list without a valid entry doesn\'t count as an empty list',
      'decisions, "Answers in parts": an empty list stays empty, whatever else in the response is invalid',
      'decisions, "Answers in parts": invalid restaurants alone are not reported as nothing found',
    ],
    'What makes no sense is named in the console, without anything personal': [
      'each record left out and each field with its default is reported with its path',
      'each body that is refused is reported',
      'reports the invalid parts of a response in the console, and the rest counts',
      'leaves out what the diner typed, in the call and in the values',
    ],
  }),

  ...rowsOf('decisions, "Closing"', {
    'The close cross, the backdrop and Escape close the popup': [
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
      '*decisions, "Closing": Escape *',
    ],
    'Where details were typed and nothing was sent yet, it asks first': [
      '*asks before the * loses typed details*',
      '*decisions, "Closing": asks if typed text would be lost*',
    ],
  }),
]
