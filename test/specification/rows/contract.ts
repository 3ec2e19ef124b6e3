import { rowsOf, type Row } from '../check'

export const contract: readonly Row[] = [
  ...rowsOf('contract 1, "Host pages"', {
    'A call made before the script has arrived is kept and carried out': [
      'section 1: runs an init that was called before the script loaded, with its four inputs*',
      'section 1: runs an open that was called before the script loaded',
    ],
    'Tavola.init with its four inputs, or one options object': [
      'contract 1: one object of options prefills venue, date and guests*',
      'contract, host pages: the options of the contract are accepted unchanged, without a message',
    ],
    'Tavola.open(venueId, journey?) opens the popup; a journey given locks it': [
      '*decisions, "Names": hosts may open it as *',
      'section 1: Tavola.open accepts it, *; "Done" closes the popup, and the next opening starts again',
      'section 1: opens for the venue that the page sets*',
      '*section 1, "Host integration": without a journey the diner chooses, with one it is locked and hidden',
      'section 1, host integration: "*" is chosen, its choice locked and hidden',
    ],
    'The handle: open, close, on': [
      '*; a page may open it again in its "close" event*',
      '*contract 1: a page that closes it during the question stays usable*',
      '*contract 1: a handler that throws stops no other*',
    ],
    'The handle: destroy leaves no node, listener, timer or request behind': [
      'leaves no node of *',
      '*aborts what is under way*',
      'ends its timers: a typed search is no longer sent*',
      'contract, destroy: *',
    ],
    'Options: venueId, journey, date, guests (prefill), callbacks': [
      '*contract 1: the options of init apply to each opening*',
      'contract 1: one object of options prefills venue, date and guests*',
    ],
    'A second init makes a second, independent instance': ['two widgets on a page share nothing'],
    'A wrong option is named in the console with what was expected, and never breaks the host page': [
      '*contract 1: an invalid option is reported in the console with what was expected*',
      'contract, host pages: * is reported with what was expected',
      'contract 1: an invalid one is reported with a suggestion, in one line*',
      'contract 1: an open before any init and an init without a base URL are reported*',
    ],
    'Further ways in: data- attributes on the script tag': [
      'contract 1: the tag alone creates a widget, *',
      'contract 1: without a container it is a popup, a flag is a word*',
      "contract 1: a container that doesn't exist is reported, and the page stays unchanged",
    ],
    'Further ways in: the custom element <tavola-booking>': [
      'contract 1: its attributes are the options, and a booking is made in it*',
      'it continues when moved within the page, and leaves nothing when removed*',
    ],
    'Options: date, time, guests, adults and children, in code, in links and in the address': [
      'prefill: *',
      'contract 1: a link opens the popup with its options*',
    ],
    'The npm package: ES modules, types, side-effect free, importable on a server': [
      'contract 1, npm: publint finds nothing',
      'contract 1, npm: "are the types wrong" finds nothing, for hosts with ES modules',
      'contract 1, npm: let through what is right and nothing else, with React * and *',
      'contract 1, npm: has the sources of its own plugins and theme alone, the list of texts for the console, and the scenes of the test mode',
      'contract 1, npm: everything can be imported there, with React *',
      'contract 1, npm: its catalogue has its own plugins, theme and languages, and no others',
    ],
    'A React component, for hosts that have React 18 or 19': [
      'contract 1, React: *a table is booked in it, and the host gets the event',
      'contract 1, React: a changed option changes the widget, which keeps the choices; *',
      'contract 1, React: *it unmounts and mounts with its component*',
      'contract 1, npm: has one React, its own',
    ],
    'Callbacks of the host that throw are reported': [
      'contract, host pages: a transform that throws is reported, and the text is sent as typed',
    ],
  }),

  ...rowsOf('contract 1, "Events"', {
    ready: ['*a late subscriber receives the current state, marked as a replay*'],
    'open, close': ['*; a page may open it again in its "close" event*'],
    'step, number and name': ['contract, events: the host gets one event for each new step, with its number'],
    journey: ['contract, events: a choice that changes nothing sends no event'],
    search: ['contract, "Events": the search event carries the number found and nothing typed'],
    slot: ['contract, "Events": a chosen slot is reported without anything personal'],
    error: ['contract, events: the error event has a code, never a text'],
    'no-availability': ['contract, "Events": it is reported with the requested choice'],
    'booking-confirmed': ['contract, events: booking-confirmed has the details of the booking'],
    'enquiry-confirmed': [
      'contract, events: enquiry-confirmed has the details of the enquiry, null where nothing was chosen',
    ],
    'They come as handle events and as bubbling DOM events': [
      "*the same events bubble through the page's own document*",
    ],
    'They are those of docs/events.v1.json, as docs/events.md has them': [
      'has everything in docs/events.v1.json, and the file has everything in the contract',
      'contract 1: docs/events.md names each event with its fields',
    ],
    'They carry no personal data': [
      'contract, events: no event contains text that the diner typed',
      'they contain no typed text, in *',
    ],
  }),

  ...rowsOf('contract 1, "Brand config"', {
    'What is left out is the default brand’s; a wrong key is named': [
      'contract, brand config: the default brand is valid',
      'contract, brand config: {*} is reported with what was expected',
      "*contract 1: an invalid option *, a brand's invalid key too, and the rest counts*",
    ],
    'title, theme, tokens, messages': [
      '*contract 1: an invalid option *: its theme tokens and rewordings',
      'contract, brand config: a rewording replaces the text of its full key only',
      'contract, brand config: plurals may be reworded',
    ],
    'locale, timeZone, country': [
      "contract, brand config: in the locale's words and order, with commas only where the month is first",
      'contract, brand config: the week of * begins on day *',
      "contract, brand config: the date is in the locale's words and order",
      "contract, brand config: a plural follows the rules of the brand's language",
      'contract, brand config: the locale alone makes the page Italian, with one more file',
      '*Arabic is written from right to left, and its card inputs from left to right',
      'contract, brand config: every text for people is in a catalogue',
      'contract, brand config: it fails with the name of the key and of the file if one is missing',
      'contract, brand config: a language is checked as soon as one file of it is there',
    ],
    'plugins: enabled = listed, their order settles ties': [
      "architecture, brands: a tie within a band goes to the brand's first plugin",
      "architecture, brands: a tie of equal scopes goes to the brand's first plugin, in the flow too",
    ],
    options: ["contract, brand config: has the plugin's options, overridden by the brand's"],
    'journeys: the buttons, in their order': [
      'contract, "Brand config": its buttons are in the brand’s order',
      "contract, brand config: the buttons are the brand's journeys, in its order",
      'contract, brand config: each of its buttons has a journey',
    ],
    'options.start.journey: the journey that is chosen at start; left out: none': [
      'contract, "Brand config": `options.start.journey` is selected at start, with its guests',
      'contract, "Brand config": left out, none is',
      'contract, "Events": is no choice of the diner’s, so it is no event',
      'one that does not exist is reported, and none is selected',
    ],
    'groupJourney, sessionHeader, links': [
      'decisions, step 1: the journey of a group is the one the brand names',
      "decisions, names: the session header's name is the brand's",
      'contract, "Brand config": without an address they are plain words',
    ],
    'Builds: every plugin is a chunk of its own, loaded when a brand enables it and a step needs it': [
      'no file of a later step loads before it is needed*',
    ],
  }),

  ...rowsOf('contract 2, "Back ends"', {
    'JSON keys exactly as section 3 spells them, ocassionType too': [
      'section 3: posts the booking create payload, every key in its order',
      'section 3, "Enquiry create payload": is sent to the byte, *',
    ],
    'Bodies of a 200, call by call': [
      'section 3, venue: every field as sent, what we do not know kept for plugins',
      'section 3, nearby-search result: *',
      'section 7, sessions: *',
      'section 3, venue availability result: *',
      'section 3, menu: *',
      'section 7, client token',
      'section 3, booking response: *',
      'section 3, enquiry response',
    ],
    'time in payloads is HHMM, children is 0 where guest types are not split': [
      'section 3: guests are the adults where they are split, otherwise the total',
    ],
  }),

  ...rowsOf('contract 3, "People: roles and accessible names"', {
    'The widget: region "Milano restaurants", the brand’s title': ['contract 3: step 1*'],
    'The popup: dialog, the same title': ['section 1: opens for the venue that the page sets*'],
    'Location: combobox "Location", placeholder "Search location", options with the venue’s name': [
      'contract 3: step 1*',
      'section 2: leads from the search to the reference, with a summary on the way*',
    ],
    'Journeys: buttons "Book a Table", "Kids Pizza Making Party Enquiry", "Adults Pizza Making Party Enquiry"':
      [
        'contract, section 3: its button is named as specified',
        'contract, "People": the others are a quiet line at the end of step 1, by their names',
      ],
    'Date: button that starts with "Date", a grid with days like "Friday 20 November 2026"': [
      'contract 3: step 1*',
      'contract, "People": *',
    ],
    'Guests: combobox "Guests", 1 to 14 and "15+ Group Booking Enquiry"': [
      'contract 3: step 1*',
      'section 2, "Guests": and 15+ where it has one',
    ],
    'Split guests: spinbuttons "Adults", "Children"': [
      'section 2, "Guests": a party has two numbers instead of the guests',
    ],
    'Time: comboboxes "Hour", "Minute"': ['contract 3: step 1*'],
    'Full times: a button that starts with "Ask for"; then a radiogroup whose times are radios': [
      'decisions, "Step 1": full times: a requested one is chosen like any other',
    ],
    'Time at a glance: a radiogroup per sitting, named by it; its times radios, with "full" where it is': [
      'contract, "People": every time is a radio under its sitting’s name, full ones say so',
    ],
    'Step 1: button "Continue"': ['contract 3: step 1*'],
    'Other restaurants: list; each an item headed by the venue’s name; "Book 19:30", "Enquire 19:30", "Unavailable 19:30", disabled':
      [
        'section 2, step 2: a slot shows Book, Enquire, or Unavailable',
        'section 2, step 2: each restaurant has its name, address, distance and slots',
      ],
    'Menus: radio, the menu’s title': ['contract 3: each is a radio named by its title, and described'],
    'Details: textboxes "First Name", "Last Name", "Email", "Telephone Number", "Special Requests"': [
      'contract 3: step 4*',
    ],
    'Details: checkboxes "over 16" and "terms and conditions"; "offers"': ['contract 3: step 4*'],
    'Details: "Continue", then "Complete Booking"': [
      'contract 3: step 4*',
      'section 2: leads from the search to the reference, with a summary on the way*',
    ],
    'Details: "Continue", then "Complete Enquiry"': [
      'section 2, step 6: "Continue" leads to "Complete Enquiry"',
    ],
    'Card guarantee: groups "Card number", "CVV", "Expiration date"; checkbox "terms"; "Complete Booking"': [
      'gives each frame its name, and the field of each a label',
      'section 4, "Booking submit": * with a card, * to the byte*',
    ],
    'Buttons "Back", "Change your mind? Edit your booking"': ['contract 3: step 4*'],
    'Button "Choose Booking Type"': [
      'section 2, "Edit links": "Choose Booking Type" returns to the journey choice',
      'section 2, "Edit links": "Choose Booking Type" is there on step 1 too',
    ],
    'Terms popup: dialog "Terms and conditions", its sections buttons with aria-expanded': [
      'section 2, "Terms popup": opens the dialog, ticks nothing, and keeps what was typed',
      'contract 3: each is a button in a heading that says what it opens',
    ],
    'Error banner: alert with button "OK" and the telephone link': [
      '*section 2: the error banner is announced, takes the focus and gives it back*',
      'section 8, "No availability": without a host’s callback the banner says so',
    ],
    'Loading: status, the loading text': ['section 4, "Loading text": *'],
    'Summary: "Booking on Friday 20 November at 19:30 for 2 people"': [
      'section 2, "Summary bar": "Booking on Friday 20 November at 19:30 for 2 people"',
    ],
    'Close: button "Close"': [
      '*; the cross, a click on the backdrop and Escape close it, and the focus returns to what opened it*',
    ],
    'Results: "Booking Confirmed" and the reference': ['*contract 3: step 5'],
    'Results: "Thank you for your enquiry." and the reference': [
      'section 2, step 7: thanks, with the reference and the time of the answer',
    ],
    'The widget lives in an open shadow root: no style of the page reaches it': [
      'every pixel is the same as on a blank page, *',
      "none of the widget's styles reach it",
    ],
  }),
]
