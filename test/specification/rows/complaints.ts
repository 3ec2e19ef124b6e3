import { rowsOf, type Row } from '../row'

/** What users of such embeds complain about, as far as it is built. */
export const complaints: readonly Row[] = [
  ...rowsOf('complaint 1', {
    'Double scrollbar, cut-off form: no inner scroll at 320 to 1280 px on every step': [
      'complaint 1: *',
      'complaints 1 and 9: *',
      'Browser: complaint 1, double scrollbars and cut-off forms *',
    ],
  }),
  ...rowsOf('complaint 2', {
    'Layout shift while loading or switching days: 0.00 on each step': [
      'complaints 2 and 9: *',
      'Browser: complaint 2, layout shift is 0.00 *',
      'complaint 2: *',
      'complaint 4: a page * neither moves nor scrolls',
    ],
  }),
  ...rowsOf('complaint 3', {
    'Host CSS breaks the widget, or widget styles leak': [
      'complaint 3: the same pixels as on a blank page, *',
      "complaint 3: none of the widget's styles reach it",
      "complaint 3: the page's own styles do not reach the frames",
    ],
  }),
  ...rowsOf('complaint 4', {
    'The popup lies under the site’s menu; its bottom is not reachable on phones': [
      'complaint 4: its bottom can be reached on a small phone*',
      'complaint 4: a whole booking by taps*',
      "complaint 4: lies above the page's own dialog, popover and highest layer, and gives the focus back",
    ],
    'Its bottom is reachable with the keyboard open': [
      'complaint 4: the field stays in sight and "Complete Booking" can be reached as the keyboard *',
      'complaint 4: its room is gone with the keyboard, and zooming in is none',
    ],
    'The page behind neither scrolls nor jumps': [
      'complaint 4: a page * neither moves nor scrolls',
      'complaint 4: on a phone neither, however the finger moves',
      '*complaint 4: one that is gone makes no page jump to its top',
    ],
  }),
  ...rowsOf('complaint 5', {
    'Second visit empty, double mount: every instance is independent, StrictMode changes nothing': [
      'complaint 5: two widgets on a page share nothing',
      'complaint 5: *a second widget in the same container works as the first did',
      'complaint 5: a popup opens again after the handle of the last one was destroyed',
      'complaint 5: a widget that is destroyed before its code has come never appears',
      'complaint 5: leaves no node of *',
      'complaint 5: which every widget stands in, effects run twice',
      'complaint 5: asks the server once',
    ],
    'Options that change are not ignored, and cost the diner nothing': [
      'complaint 5: another brand in mid-booking keeps the step, the choices and what was typed*',
      'complaint 5: one whose options change while it is open stays open*',
      'complaint 5: *; of two changes in a row the last one counts*',
    ],
    'A hundred times mounted and unmounted nothing is left': [
      'complaint 5: leaves nothing behind: *',
      'complaint 5: what is left would be found',
    ],
    'Two popups': [
      'complaint 5: of two popups Back closes the one on top first*',
      "complaint 5: *; one that is closed under the other leaves the other's entry alone",
      'complaint 5: a popup that is destroyed *; one that opens meanwhile has its own',
      '*complaint 5: of two popups the last one that closes lets the page go',
    ],
  }),
  ...rowsOf('complaint 6', {
    'Event names changed under the host': [
      'complaint 6: a handle hears each event of a booking under its name*',
      'complaint 6: each carries the version of their contract',
    ],
    'A rename is a breaking change that fails our tests; the old name is fired too for one major': [
      'complaint 6: is what docs/events.v1.json has promised, and says all that it promises',
      'complaint 6: a changed name is missed: *',
      'complaint 6: a renamed event is told under its former names too, and plugins hear it once',
    ],
    'Late subscribers get a replay': [
      'complaint 6: a late subscriber hears how things stand, and that it is told again*',
      'complaint 6: of *',
    ],
  }),
  ...rowsOf('complaint 7', {
    'Bookings are not attributed: events come in the page’s own document': [
      "*complaint 7: the same events bubble through the page's own document",
    ],
    'An adapter for GA4 and the dataLayer': [
      "complaint 7: a booking comes into the page's own list, under a name that GA4 takes",
    ],
  }),
  ...rowsOf('complaint 8', {
    'No sign that the submit is running; people book twice': [
      '*complaint 8: a double click, and an Enter in a frame meanwhile, send it once*',
      '*complaint 8: the second click of a double click *',
      'complaint 8: *; a double click says that it is sending, and sends once*',
      'complaint 8: an Enter that is held down fixes the details and sends nothing*',
      'complaint 8: presses once: what it reveals needs a press of its own',
      'complaint 8: is sent once, however often it is pressed',
      'complaint 8: waits while a booking is being sent',
      'complaint 8: says that a create is on its way, and for what, before it is answered',
    ],
    'A popup is not dismissed silently while a create is open': [
      'complaint 8: asks while the booking is being sent; the question ends when the answer comes*',
      'complaint 8: asks while the booking is being sent, and what came of it is shown*',
    ],
    'A stated "we do not know yet" outcome with the telephone': [
      'complaint 8: one that is never answered or meets a broken connection may have gone through, and is sent again on purpose only',
      'complaint 8: an answer with a reference is a booking, whatever its flags are',
    ],
  }),
  ...rowsOf('complaint 9', {
    'Screen-reader users cannot finish: axe finds nothing on any step': [
      'complaint 9: axe finds nothing*',
      'complaints * and 9: *axe finds nothing*',
      'Browser: complaint 9, axe finds nothing *',
    ],
    'Focus moved and announced at each step': [
      'complaint 9: goes to the heading of a step that replaces another',
      'complaint 9: and to the next one’s too',
      'complaint 9: the focus goes to the fixed details',
      'complaint 9: OK takes the focus and gives it back',
      'complaint 9: *focus*',
    ],
    'A whole booking by keyboard': [
      'Browser: *keyboard* makes a whole booking',
      'complaint 9: the keyboard alone *',
    ],
    'Full date in each day’s name': ['contract 3: step 1*'],
  }),
  ...rowsOf('complaint 10', {
    'Blocked by ad blockers, then "nothing happens": whichever file does not come can be tried again': [
      'complaint 10: whichever of its files does not come, the widget can be tried again',
      "complaint 10: a step's file that does not come can be tried again",
      'complaint 10: a blocked script is said with the telephone, *',
      "complaint 10: with all of Braintree's hosts blocked the booking is kept, and Back leads to it",
      'complaint 10: what did not come is asked for again',
    ],
    'The trigger is a real link, which works without script': [
      'complaint 10: a link leads to its page where no script runs',
      'complaint 10: a link leads to its page where the widget’s code does not come',
    ],
    'No third-party request before step 4': [
      '*complaint 10: nothing is asked of Braintree before step 8',
      'decisions, "Steps 4 and 6": nothing of hCaptcha is asked for before the details are fixed*',
    ],
  }),
  ...rowsOf('complaint 11', {
    'Third-party cookies or storage off: books all the same, sets no cookie': [
      'complaint 11: books where storage is denied, under one session id',
      '*complaint 11: sets no cookie and keeps nothing but the session id',
    ],
  }),
  ...rowsOf('complaint 12', {
    'A strict Content-Security-Policy is kept through every step': [
      'complaint 12: is kept through a whole booking, with Trusted Types enforced',
      'complaint 12: is kept by the script tag’s attributes and the popup',
      'complaint 12: with * it lets * in and nothing else',
      'complaint 12: what the recipe leaves out is reported, so that these tests can fail',
    ],
  }),
  ...rowsOf('complaint 13', {
    'Slow to appear: what a later step needs comes with it, budgets hold': [
      'complaint 13: nothing of a later step is fetched before it is needed*',
      'complaint 13: a mouse over the * that opens the popup fetches all of its first step',
      'complaint 13: an inline widget far below is fetched when one comes near',
      'issue 10: a whole booking stays within its budget',
    ],
  }),
  ...rowsOf('complaint 14', {
    'Cannot match the brand: tokens, texts': [
      'contract 1: a wrong option *: its theme tokens and rewordings',
      'Browser: complaint 14, the tokens of a brand *',
      'Tokens complaint 14: *',
    ],
    'What no token says: named parts': ['Browser: complaint 14, the parts of the widget *'],
    'Light, dark and auto': ['Browser: complaint 14, light and dark *'],
    'Colours that cannot be read are repaired, and said': ['Browser: complaint 14, contrast *'],
    'Other brands are as whole as the default one': ['complaints 1, 2 and 9: * books without a fault*'],
  }),
  ...rowsOf('complaint 15', {
    'Hosted card fields: own label, error text and state around each frame': [
      'complaint 15: gives each frame its name, and the field of each a label',
      'complaint 15: tells a screen reader of each field, in the group and inside the frame',
      'complaint 15: says of a field that is not wrong that it is not, and that it must be filled in',
    ],
    'Hosted card fields fail to load in silence: time-out, visible retry, telephone, booking data kept': [
      'complaint 15: * it says so with the telephone, and a second try books',
      'complaint 15: frames that come after *',
      'complaint 15: where the * it says so, and a second try works',
      'complaint 15: has 10 s for all of it',
      'complaint 15: pressed meanwhile, the button says that they are on their way',
      'complaint 15: a card that is not answered for is given up after 30 s, with new fields offered',
    ],
  }),
  ...rowsOf('complaint 16', {
    'The human check expires or its token is reused: renewed on expiry, reset after every failed create': [
      'complaint 16: a * resets it, and no token is sent twice*',
      'complaint 16: * resets the challenge',
      'complaint 16: the token is not sent a second time',
      '*complaint 16: after 6 minutes the diner confirms again*',
    ],
    'A token that is older than its life is never sent': [
      'complaint 16: is cleared after 120 seconds where nobody says so, and the box is reset',
      'complaint 16: one that expired while the phone slept is not sent',
      'complaint 16: a diner who comes back after 6 minutes confirms again and books',
    ],
  }),
  ...rowsOf('complaint 17', {
    'Click outside loses everything: asks first': [
      '*complaint 17: leaving it while the card is checked sends nothing, and asks for it again',
      'complaint 17: asks before the * loses typed details',
    ],
    'A phone’s Back closes the popup or goes a step back, and leaves the page alone': [
      'complaint 17: closes the popup on the first step, and the page stays*',
      'complaint 17: leads a step back from a later one, with what was chosen and typed*',
      'complaint 17: adds no entry in answer to Back, which browsers would pass over',
      "complaint 17: a close request that is no Escape, as some phones' Back is, leads a step back too",
      'twenty openings that * close leave no entry behind',
    ],
    'A second Escape loses nothing': ['complaint 17: a second Escape against our word loses nothing*'],
    'Its scrollbar is no backdrop': ['*complaint 17: its scrollbar is no backdrop'],
  }),
  ...rowsOf('complaint 18', {
    'Wrong day because of time zones: plain days, whatever the diner’s zone': [
      'books the day that was chosen, in *',
      'books the days around a change of the clocks',
      'section 9, date shown: the same day in a browser in *',
      'section 5, date: no zone moves a closure',
    ],
  }),
  ...rowsOf('complaint 19', {
    'Valid phone numbers refused: the rule is the brand’s, the field says which form is taken': [
      'complaint 19: the telephone number says which form is taken',
      'section 5: "+39 06 1234 5678" is a number in any',
    ],
  }),
  ...rowsOf('complaint 20', {
    'Nothing personal in events, no cookie': [
      'complaint 20: nothing that was typed, in *',
      'complaint 20: only the fields of the contract go out, whatever a plugin says',
      'complaint 20: what does not look like its field stays inside: *',
      '*complaint 11: sets no cookie and keeps nothing but the session id',
    ],
    'Consent is the host’s to give: silent until it says yes': [
      'complaint 20: says nothing until the page says yes, and nothing again when it says no',
      'complaint 20: an answer that is not true is none: *',
      'complaint 20: without the function it is silent, and says so once',
      'complaint 20: a function that throws has not said yes, and takes down nothing',
      'complaint 20: loads no script and asks nobody',
    ],
  }),
  ...rowsOf('complaints, "Also seen"', {
    'Several identical "Book now" names: each slot button of step 2 is named apart': [
      'complaint 9: equal times of two restaurants have names of their own',
    ],
    'A popup scrolls the page to the top': [
      'complaint 4: a page * neither moves nor scrolls',
      'does not take the scroll or the focus of a page that it arrives on',
    ],
  }),
]
