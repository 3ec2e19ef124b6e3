import { rowsOf, type Row } from '../check'

export const firstDecisions: readonly Row[] = [
  ...rowsOf('decisions', {
    'Written so that a diner can never reach a dead end': [
      'decisions, "so that a diner can never reach a dead end": *',
    ],
  }),

  ...rowsOf('decisions, "Names"', {
    'Tavola, `tavola`, `window.Tavola`, the only global': ['*contract 1: Tavola is the only global'],
    'Journeys Booking, AdultsPartyEnquiry, KidsPartyEnquiry, Enquiry': [
      'decisions, "Names": hosts may say *; section 4, "Journey defaults": *',
      'contract, events: booking-confirmed has the details of the booking',
      'contract, "Events": tells the host what was asked, and nothing about the diner',
      "decisions, names: its plugins' ids are the names of the plugin folders, all of them",
    ],
    'Hosts may also say AdultPMP and KidsPMP': [
      'decisions, "Names": hosts may say *PMP; section 4, "Journey defaults": *',
      'decisions, names: an alias chooses the journey under its own name',
    ],
    'Session header X-Session-Id, its name configurable': [
      "decisions, names: the session header's name is the brand's",
    ],
    'A random UUID a browser session, in memory where storage is denied': [
      'decisions, names: it is a random UUID',
      'section 6: every widget on the page has the same, also where storage is denied',
      'section 6: a full storage breaks nothing',
    ],
    'originalChoiceAvailable, or anyAvailabilityInOriginalRestaurant where only that is sent': [
      'decisions, names: {"*":*} reads *',
    ],
  }),

  ...rowsOf('decisions, "Step 1"', {
    'Location search asks both calls for the same text, after one 750 ms pause': [
      'section 7: waits for a typing pause of 750 ms, then sends both calls at once',
    ],
    'Name matches first, then "Near {resolvedLocationDescription}" with the miles': [
      'decisions, "Step 1": name matches first, then what is near, a venue once',
      'decisions, "Step 1": says near what, and how far each venue is',
      'decisions, "Step 1": the heading is "Nearby" where the server names no place',
    ],
    'Full times: a line under hour and minute says which of the day are full, and offers them': [
      'decisions, "Step 1": full times: hour and minute hold the free ones alone',
      'decisions, "Step 1": full times: a line says which: *',
      'decisions, "Step 1": full times: a requested one is chosen like any other',
      'decisions, "Step 1": full times: one at a glance *',
    ],
    'The same time again: chosen by itself where it is free, else said with the nearest free ones': [
      'decisions, "Step 1": the same time again: it is selected for *',
      'decisions, "Step 1": the same time again: where it is not free, *',
      'decisions, "Step 1": the same time again: a time that the diner took back is not chosen again',
    ],
    'The host’s slot event tells a time once it is settled': [
      'decisions, "Step 1": the same time again: an hour passed on the way to a minute is not reported',
      'decisions, "Step 1": the same time again: Continue settles the time, and it is reported once',
    ],
    'Journey at start: none in the default brand; a brand may name one, and another’s button changes it': [
      'section 2, step 1: it is shown while journey options are on and the journey is not locked',
      'contract, "Brand config": `options.start.journey` is selected at start, with its guests',
      'contract, "Brand config": left out, none is',
      'a press on another changes the journey with its guests, and the first is then in the line',
    ],
    'A calendar opens on the first month with an open day': [
      'decisions, "Step 1": the calendar opens on the first month with an open day, *',
    ],
    'A day outside the current month is always written with its month': [
      'decisions, "A calendar": a short day has its month, but in the current month',
      'decisions, "A calendar": a locale whose month is first always has it, *',
      'decisions, "A calendar": * of another month *',
    ],
    'Past times of today are not offered, by the restaurant’s clock': [
      'decisions, "Past times": those of today are not offered, by the restaurant\'s clock',
      'decisions, "Past times": of today a slot that has passed is not listed, *',
      'decisions, "Past times": of another restaurant tonight *',
      'decisions, "Past times": a first day whose times have all passed *',
    ],
    'After midnight: times of a session that ends past it come last, with their day’s name': [
      'decisions, "After midnight": in a session that ends past midnight they come last',
      'decisions, "After midnight": they have the name of their day, *',
      'decisions, "After midnight": its hours come last, *',
      'decisions, "After midnight": its slots come last, *',
    ],
    'After midnight: they are sent as the chosen date': [
      'decisions, "After midnight": its chips come last of those that can be booked, with their day, and send the chosen one',
      'decisions, "After midnight": the calendar and the time to cancel *',
    ],
    'Open round the clock: an hour’s label is that of its times, and names the next day only past midnight': [
      'decisions, "After midnight": * is the day’s own',
      'decisions, "Open round the clock": *',
    ],
    'A page left open: what has passed meanwhile is no longer chosen on return or at a press': [
      'decisions, "A page left open": *',
    ],
    'Suggestions cost at most 8 GETs, retries included, and none while the back end is failing': [
      'decisions, "Suggestions": *',
    ],
    'Time zone: where the diner’s clock differs, it is named once, beside the times': [
      'decisions, "Time zone": *',
    ],
    'A venue is listed once': ['decisions, "Step 1": name matches first, then what is near, a venue once'],
    'One of the two searches failing still shows the other': [
      'decisions, "Step 1": by place only, still lists the name matches',
      'decisions, "Step 1": by name only, still lists what is near',
      'if one search loses its connection*',
    ],
    'Both failing shows a retryable error in the list': [
      'decisions, "Step 1": both ways, offers to try again in the list, which works',
      'decisions, "Step 1": with one call asked and that one failing, offers to try again too',
      'decisions, "Step 1": one way fails and the other finds nothing: that is not "nothing found"',
    ],
    'A config key narrows it to one call': [
      'contract, "Brand config": options.start.search "*" narrows it to that call',
    ],
    'A new keystroke aborts what is under way': [
      'decisions, "Step 1": a new keystroke aborts what is under way',
    ],
    'An old answer never replaces a newer one': [
      'decisions, "Step 1": an older answer never replaces a newer one',
    ],
    'Guests start at 2; changing them clears the slot and asks for the sessions again': [
      'section 9: start at 2',
      'decisions, "Step 1": changing them clears the slot and requests the sessions again',
    ],
    'A group of 15+ is asked how many; the number goes into the special requests': [
      'section 2, "Summary bar"; decisions, "Step 1": the bar has the number of a group once it is known, and else 15+',
      'decisions, "Step 1": a group that has said how many they are has its number',
      'decisions, "Step 1": a group is asked how many, and the number goes in front of its special requests',
      'decisions, "Step 1": a number that is no group\'s says so, until it is one',
    ],
    '15+ is -1 in the state, in the paths and in the payload': [
      'section 9, guests dropdown: a group is -1, whatever the children',
      'decisions, step 1: a group is -1 in the paths',
      'decisions, step 1: a group is sent as -1',
    ],
    '15+ becomes an enquiry on Continue, for that venue, date and time': [
      'decisions, "Step 1": becomes the brand’s group journey on Continue, without a check',
      'decisions, "Step 1": for that venue, date and time, still as -1',
      'decisions, step 1: the journey of a group is the one the brand names',
    ],
    '15+ comes with a message that the restaurant will contact the diner': [
      'section 4, "Continue": a group reads first that the restaurant will contact them',
    ],
    '48 hours are exact: days before now + 48 h are disabled': [
      'decisions, "Step 1": days before now + 48 h are disabled',
      "decisions, step 1: 48 hours are exact, up to midnight in the restaurant's zone",
      'decisions, step 1: 48 hours over a clock change are 48 hours, not two days',
    ],
    '48 hours: on the first open day so are the times before it': [
      'decisions, "Step 1": on the first open day so are the times before it',
      'decisions, "Step 1": on the day after it all times are there',
    ],
    "Today, past dates and 48 hours are the restaurant's where the brand names a timeZone": [
      'decisions, step 1: at * it is * in *',
      'decisions, "Step 1": today is the restaurant’s, by the brand’s time zone',
      'decisions, "Today": by the restaurant’s clock where the brand names a zone',
      "*section 5: today is the restaurant's if the diner is a day *",
      "decisions, step 1: without a zone, today is the browser's",
    ],
    'Closures follow the specification literally': [
      'section 5, date: with *',
      'section 5, date: a day on which the venue is closed is dropped once the venue is known',
    ],
    'A closure sent as an instant is its day in the brand’s time zone': [
      'decisions, "Step 1": a closure at * in * is *',
    ],
    'General enquiry: step 6 opens at once': [
      'section 4, "Step selection": a general enquiry is there at once',
    ],
    'General enquiry: without a venue it first shows the location box in step 6': [
      'decisions, "General enquiry": without one the location box is there, and says nothing yet',
      'decisions, "General enquiry": with one it is not',
      'section 5: nothing is sent without a restaurant',
    ],
    'General enquiry: date, time and guests are optional (null when unset)': [
      'decisions, "General enquiry": and sent where they are set',
      'decisions, "General enquiry": only a general one asks for day, time and guests',
      'decisions, general enquiry: missing choices are null',
      'decisions, "General enquiry": date, time and guests are null when unset',
      'decisions, "General enquiry": each alone is enough',
      'decisions, "General enquiry": they are folded, as they are optional',
    ],
    'Back from any later step returns with every choice intact': [
      '*decisions, "Step 1": Back leads from step 8 over every step to step 1, each with its choices',
      'decisions, step 1: returns step by step, with the choices made at each',
      'decisions, "Step 1": Back from *',
      'decisions, "Step 1": keeps every choice',
      'decisions, "Step 1": the details are still there when the diner continues',
      'decisions, step 1: text typed since then stays',
      'decisions, "Step 1": Back returns with the group and every other choice intact',
    ],
    'readOnlyLocation with a venue shows the venue instead of the location box': [
      'decisions, "Step 1": shows the venue instead of the location box',
      'decisions, "Step 1": without a venue the box is still there',
    ],
  }),

  ...rowsOf('decisions, "Step 2"', {
    'No availability: the host’s callback when set': [
      'section 8: the host’s callback is called instead, with the venue',
    ],
    'No availability: the banner, the alternative message under it, and the telephone link': [
      'section 8: the banner says so, with the alternative message and the telephone',
    ],
    'Closed message: ##closedFrom## and ##closedTo## are dates as shown to diners': [
      'decisions, "Step 2": is above the step, with the dates as diners read them',
      'decisions, "Step 2": an unknown date leaves its placeholder empty',
      'section 8: a closed venue’s message has the dates in it as diners read them',
    ],
    'Closed, any, any: step2-message-closed': ['decisions, "Step 2": {*} with * says step2-message-closed'],
    'Open, available, one venue: step2-message': ['decisions, "Step 2": {*} with * says step2-message'],
    'Open, available, several venues: step2-message-cs': [
      'decisions, "Step 2": {*} with * says step2-message-cs',
    ],
    'Open, not available, one venue: step2-message-notavailable': [
      'decisions, "Step 2": {*} with * says step2-message-notavailable',
    ],
    'Open, not available, several venues: step2-message-cs-notavailable': [
      'decisions, "Step 2": {*} with * says step2-message-cs-notavailable',
    ],
    'A missing key falls to a default text of ours': [
      'decisions, "Step 2": a missing key falls back to *',
      'decisions, "Step 2": a blank key falls back to our text too',
    ],
    'Texts from the server are text, never markup': [
      'decisions, "Step 2": is text, never markup',
      'decisions, "Step 2": a text is text, never markup',
      'markup in a name, an address, messages and a refusal stays text*',
      'decisions, "Step 2": texts are kept as they are, for the page to show as text',
      'decisions, "Step 2": texts from the server are text, never markup',
      'decisions, "Step 2": names from the server are text, never markup',
    ],
    '##telephone## becomes a tel: link': [
      'section 2, step 2: each ##telephone## becomes a link to call',
      'decisions, "Step 2": * can’t be dialled: words to read, and no link',
    ],
  }),
]
