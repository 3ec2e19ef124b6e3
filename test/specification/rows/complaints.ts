import { rowsOf, type Row } from '../check'

/** Users' complaints about similar widgets, as far as they are solved. */
export const complaints: readonly Row[] = [
  ...rowsOf('complaints, "Fixed-height iframe, double scrollbar, cut-off form"', {
    'Double scrollbar, cut-off form: no inner scroll at 320 to 1280 px on every step': [
      'Browser: no double scrollbars and no cut-off forms *',
      'long names fit at any width*',
      '*long titles and descriptions fit, at any width',
      '*each screen fits at any width*',
      '*both parties fit at any width*',
      '*fits, and everything can be touched, at *',
      'the widget fits in every container*',
      '*beside another column it takes the remaining room',
    ],
  }),
  ...rowsOf('complaints, "Layout shift while loading or switching days"', {
    'Layout shift while loading or switching days: 0.00 on each step': [
      'Browser: layout shift is 0.00 *',
      'layout shift is 0.00 when it appears, *',
      'they move nothing when they load late*',
      '*have the same boxes, and nothing moves*',
      'the dialog’s file loads on hover, is heard of while awaited, and given up for a plain link',
      "the panel's space is reserved until its file has loaded*",
      'moves nothing when it loads, fails, is passed and expires*',
      'the height that Continue reserves for the next steps is not reserved after *',
      "one that doesn't load keeps its box",
      'has its height from the start, inside and out',
      'its space is reserved until it has loaded',
      'stays until the insert has loaded, which then replaces it',
      'a page * neither moves nor scrolls',
    ],
  }),
  ...rowsOf('complaints, "Host CSS breaks the widget, or widget styles leak"', {
    'Host CSS breaks the widget, or widget styles leak': [
      'every pixel is the same as on a blank page, *',
      "none of the widget's styles reach it",
      "the page's own styles do not reach the frames",
    ],
  }),
  ...rowsOf('complaints, "Popup lies under the site’s menu or chat; bottom not reachable on phones"', {
    'The popup lies under the site’s menu; its bottom is not reachable on phones': [
      '*its bottom can be reached on a small phone*',
      'a whole booking by taps*',
      "is above the page's own dialog, popover and highest layer, and restores the focus",
    ],
    'Its bottom is reachable with the keyboard open': [
      'the field stays visible and "Complete Booking" can be reached as the keyboard *',
      "*its space disappears with the keyboard, and zooming isn't mistaken for a keyboard",
    ],
    'The page behind neither scrolls nor jumps': [
      'a page * neither moves nor scrolls',
      "on a phone the page doesn't scroll either, whatever the gesture",
      "*a removed opener doesn't scroll the page to its top",
    ],
  }),
  ...rowsOf('complaints, "Broken in SPAs: second visit empty, double mount, prop changes ignored"', {
    'Second visit empty, double mount: every instance is independent, StrictMode changes nothing': [
      'two widgets on a page share nothing',
      '*a second widget in the same container works like the first*',
      '*a popup opens again after the handle of the last one was destroyed',
      'a widget that is destroyed before its code has loaded never appears',
      'leaves no node of *',
      'every widget is inside it, and effects run twice',
      'requests its data from the server once',
    ],
    'Options that change are not ignored, and cost the diner nothing': [
      'another brand during a booking keeps the step, the choices, the typed details*',
      '*a popup whose options change while it is open stays open*',
      '*; of two changes in a row the last one counts*',
    ],
    'A hundred times mounted and unmounted nothing is left': [
      'leaves nothing behind: *',
      'a leak would be detected',
    ],
    'Two popups': [
      'of two popups Back closes the top one first*',
      "*; closing the lower one leaves the other's entry",
      'a popup destroyed while it is open removes its entries; one that opens meanwhile has its own*',
      '*of two popups the last one to close releases the page',
    ],
  }),
  ...rowsOf('complaints, "Event names changed under the host; conversions silently lost"', {
    'Event names changed under the host': [
      'a handle receives each event of a booking under its name*',
      'each has the version of the contract',
    ],
    'A rename is a breaking change that fails our tests; the old name is fired too for one major': [
      'has everything in docs/events.v1.json, and the file has everything in the contract',
      'a changed name is detected: *',
      'a renamed event is sent under its former names too, and plugins get it once',
    ],
    'Late subscribers get a replay': [
      '*a late subscriber receives the current state, marked as a replay*',
      'Events replayed to late listeners *',
    ],
  }),
  ...rowsOf('complaints, "Bookings are not attributed to ads; event fires in the wrong origin"', {
    'Bookings are not attributed: events come in the page’s own document': [
      "*the same events bubble through the page's own document*",
    ],
    'An adapter for GA4 and the dataLayer': [
      "a booking arrives in the page's own list, under a name that GA4 accepts",
    ],
  }),
  ...rowsOf('complaints, "No sign that the submit is running; people book twice"', {
    'No sign that the submit is running; people book twice': [
      '*a double click, and an Enter in a frame meanwhile, send it once*',
      '*the second click of a double click *',
      '*; a double click shows that it is sending, and sends once*',
      'a held Enter confirms the details and sends nothing*',
      'presses once: what it reveals needs its own press',
      'is sent once, however often the button is pressed',
      'waits while a booking is being sent',
      'reports a create and its journey, before the response',
    ],
    'A popup is not dismissed silently while a create is open': [
      'asks while the booking is being sent; the question closes when the response arrives*',
      'asks while the booking is being sent; the question closes when the response arrives, and the outcome is shown*',
    ],
    'A stated "we do not know yet" outcome with the telephone': [
      'a create without a response, or with a broken connection, may have gone through, and is sent again only on purpose*',
      'a response with a reference is a booking, whatever its flags are',
    ],
  }),
  ...rowsOf('complaints, "Screen-reader users cannot finish"', {
    'Screen-reader users cannot finish: axe finds nothing on any step': [
      '*axe finds nothing, with the calendars open*',
      'it shows a brand at a width*',
      '*; axe finds nothing*',
      '*, and axe finds nothing*',
      'Browser: axe finds nothing *',
    ],
    'Focus moved and announced at each step': [
      'goes to the heading of a step that replaces another',
      'goes to the heading of the step after it too',
      'the focus goes to the confirmed details',
      'OK takes the focus and gives it back',
      'the focus goes *',
      'shows its focus*',
      'the heading of step 3 takes the focus*',
      'the challenge takes the focus*',
      '"More times" adds some and moves the focus to the first new one',
      'the focus is not lost if no new one can be used',
      'after "Try again" the focus waits with the fields, and goes on to the card number',
    ],
    'A whole booking by keyboard': [
      'Browser: *keyboard* through a whole booking',
      '*the keyboard alone reaches everything, in visual order*',
    ],
    'Full date in each day’s name': ['contract 3: step 1*'],
  }),
  ...rowsOf('complaints, "Blocked by ad/cookie blockers, then “nothing happens”"', {
    'Blocked by ad blockers, then "nothing happens": whichever file does not come can be tried again': [
      "whichever of its files doesn't load, the widget can be tried again",
      "a step's file that doesn't load can be tried again",
      'a blocked script is reported with the telephone, *',
      "with all of Braintree's hosts blocked the booking is kept, and Back leads to it",
      "a feature that didn't load is requested again",
    ],
    'The trigger is a real link, which works without script': [
      'a link opens its page if no script runs',
      "a link opens its page if the widget’s code doesn't load",
    ],
    'No third-party request before step 4': [
      '*nothing is requested from Braintree before step 8*',
      'decisions, "Steps 4 and 6": nothing of hCaptcha is requested before the details are fixed*',
    ],
  }),
  ...rowsOf('complaints, "Broken when third-party cookies or storage are off"', {
    'Third-party cookies or storage off: books all the same, sets no cookie': [
      'books if storage is denied, with one session id',
      '*sets no cookie and stores only the session id',
    ],
  }),
  ...rowsOf('complaints, "Content-Security-Policy errors and no recipe"', {
    'A strict Content-Security-Policy is kept through every step': [
      'a whole booking complies, with Trusted Types enforced*',
      'the script tag’s attributes and the popup comply',
      'with * it allows * and nothing else',
      'a missing line of the recipe is reported, so these tests can fail',
    ],
  }),
  ...rowsOf('complaints, "Slow to appear; heavy page cost"', {
    'Slow to appear: what a later step needs comes with it, budgets hold': [
      'no file of a later step loads before it is needed*',
      'a mouse over the * that opens the popup loads all of its first step',
      'an inline widget far below loads when a visitor scrolls near',
      'a whole booking stays within its budget',
    ],
  }),
  ...rowsOf('complaints, "Cannot match the brand"', {
    'Cannot match the brand: tokens, texts': [
      '*contract 1: an invalid option *: its theme tokens and rewordings',
      'Browser: the tokens of a brand *',
      'Tokens each one *',
      'Tokens the look *',
      'Tokens no style uses left or right*',
    ],
    'What no token says: named parts': ['Browser: the parts of the widget *'],
    'Light, dark and auto': ['Browser: light and dark *'],
    'Colours that cannot be read are repaired, and said': ['Browser: contrast *'],
    'Other brands are as whole as the default one': [
      '* books without an error, an overflow or a layout shift*',
    ],
  }),
  ...rowsOf('complaints, "Hosted card fields are unusable with assistive tech, or fail to load in silence"', {
    'Hosted card fields: own label, error text and state around each frame': [
      'gives each frame its name, and the field of each a label',
      'describes each field to a screen reader, in the group and inside the frame',
      'marks a field that is right as valid, and as required',
    ],
    'Hosted card fields fail to load in silence: time-out, visible retry, telephone, booking data kept': [
      'whatever fails at Braintree, the error has the telephone, and a second try books*',
      '*frames that load after the time-out are removed*',
      'where the * it says so, and a second try works',
      'they have 10 s to load, all together',
      'pressed meanwhile, the button says that they are loading',
      'a card without an answer is given up after 30 s, with new fields offered',
    ],
  }),
  ...rowsOf('complaints, "Human check expires or its token is reused"', {
    'The human check expires or its token is reused: renewed on expiry, reset after every failed create': [
      '*a 400 resets it, and no token is sent twice*',
      '* resets the challenge',
      'the token is not sent a second time',
      '*after 6 minutes the press opens the challenge*',
    ],
    'A token that is older than its life is never sent': [
      'is cleared after 120 seconds if nothing reports that it expired, and the box is reset',
      'one that expired while the phone slept is not sent',
      'a diner who comes back after 6 minutes confirms again and books',
    ],
  }),
  ...rowsOf('complaints, "Click outside or Back loses everything"', {
    'Click outside loses everything: asks first': [
      '*leaving during the card check sends nothing, and asks for the card again',
      '*asks before the * loses typed details*',
    ],
    'A phone’s Back closes the popup or goes a step back, and leaves the page alone': [
      'closes the popup on the first step, and the page stays*',
      'goes a step back from a later step, with choices and typed text kept*',
      '*adds no entry in response to Back, which browsers would skip*',
      '*a close request other than Escape, such as Back on some phones, goes a step back too*',
      '*closing by the cross, Escape or the handle leaves no history entry',
    ],
    'A second Escape loses nothing': ["*a second Escape, which a page can't prevent, loses nothing*"],
    'Its scrollbar is no backdrop': ["*its scrollbar isn't the backdrop*"],
  }),
  ...rowsOf('complaints, "Wrong day because of time zones"', {
    'Wrong day because of time zones: plain days, whatever the diner’s zone': [
      'books the chosen day, in *',
      'books the days around a clock change',
      'section 9, date shown: the same day in a browser in *',
      'section 5, date: a closure is the same in every zone',
    ],
  }),
  ...rowsOf('complaints, "Valid phone numbers refused"', {
    'Valid phone numbers refused: the rule is the brand’s, the field says which form is taken': [
      'the message about the telephone number says which form is accepted',
      'section 5: in any its numbers are taken, with what belongs to them',
    ],
  }),
  ...rowsOf('complaints, "Cookie banner inside a banner; consent not honoured"', {
    'Nothing personal in events, no cookie': [
      'they contain no typed text, in *',
      'only the fields of the contract are sent, whatever a plugin adds',
      "a value that doesn't look like its field is not sent: *",
      '*sets no cookie and stores only the session id',
    ],
    'Consent is the host’s to give: silent until it says yes': [
      'is silent until the page says yes, and again when it says no',
      'an answer other than true is not consent: *',
      'without the function it is silent, and reports that once',
      'a function that throws is not consent, and breaks nothing',
      'loads no script and requests nothing',
    ],
  }),
  ...rowsOf('complaints, "Also seen"', {
    'Several identical "Book now" names: each slot button of step 2 is named apart': [
      'equal times of two restaurants have different names',
    ],
    'A popup scrolls the page to the top': [
      'a page * neither moves nor scrolls',
      'does not change the scroll position or the focus of the page',
    ],
  }),
]
