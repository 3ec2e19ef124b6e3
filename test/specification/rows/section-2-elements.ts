import { rowsOf, type Row } from '../check'

export const section2Elements: readonly Row[] = rowsOf('section 2, "Other elements"', {
  'Back button: shown on every step except 1, 5 and 7': [
    'section 2, "Back button"; section 2, "Summary bar": of *',
    'section 2, "Back button": *',
    'section 2, "Back button": leads from the details to step 1',
    'section 2, "Back button": nothing leads back into a booking that is made',
  ],
  'Back button: on step 1 it goes to journey choice, when options are shown and the journey is not locked': [
    'section 2, "Edit links": "Choose Booking Type" is there on step 1 too',
    'section 2, "Edit links": it is absent when *',
  ],
  'Terms popup: an accordion with Bookings, Adult Pizza Making Parties, Kids Pizza Making Parties': [
    'section 2, "Terms popup"; section 9, "Party terms": its terms are there in every journey',
    'section 2, "Terms popup": is in every journey, and is the current one in its own',
    'contract 3: each is a button in a heading that says what it opens',
    'section 2, "Terms popup": gets their titles, in the brand’s order and words',
  ],
  'Terms popup: opens on the section matching the journey': [
    'section 2, "Terms popup": opens on the section of the journey',
    'section 2, "Terms popup": opens on the first where the journey has none',
  ],
  'Terms popup: closes by the cross or a click on the backdrop': [
    'section 2, "Terms popup": the close cross closes it',
    'section 2, "Terms popup": a click on the backdrop closes it',
    'section 2, "Terms popup": the cross, the backdrop and Escape close it and change nothing else, *',
  ],
  'Summary bar: "Booking on" {date} at {time} for N person/people': [
    'section 2, "Summary bar": "Booking on Friday 20 November at 19:30 for *"',
    'section 2, summary bar: one person, several people',
    'section 2, summary bar: date, time and people',
    'section 2, "Summary bar": children count as people',
  ],
  'Summary bar: "Enquiry for"': ['section 2, "Summary bar": "Enquiry for *"'],
  'Summary bar: "15+" when the guest count is -1': [
    'section 2, "Summary bar": it reads "15+"',
    'section 2, summary bar: a group is "15+"',
  ],
  'Summary bar: from step 2 onward, empty while date or time is missing': [
    'section 2, "Back button"; section 2, "Summary bar": of *',
    'section 2, "Summary bar": appears from step 2 onward',
    'section 2, summary bar: empty while date or time is missing',
  ],
  'Edit links: "Change your mind? Edit your booking" restarts the process': [
    'section 4, "Restart": "Change your mind? Edit your booking" leads to step 1 with the choices kept',
    '*section 4: "Edit your booking" returns to step 1 with the choices kept*',
  ],
  'Edit links: "Choose Booking Type" returns to journey choice': [
    'section 2, "Edit links": "Choose Booking Type" *',
    'section 2, edit links: choosing no journey returns to the choice and keeps the venue',
  ],
  'Venue header: venue name and address lines joined by commas': ['section 2, "Venue header": *'],
  'Closed-venue message: shown above the step when the venue carries one': [
    'decisions, "Step 2": is above the step, with the dates as diners read them',
    'section 2, "Closed-venue message": is absent if the venue has none',
  ],
  'Error banner: error text, an optional list of errors': [
    'section 2, "Error banner": shows the text, and OK dismisses it',
    'section 8, "Error banner": can list several errors',
    'section 2, error banner: list, telephone and next action are optional',
  ],
  'Error banner: an optional "You can call the restaurant on" telephone link': [
    'section 2, "Error banner": calls "*" by its number alone',
    'section 2, "Error banner": has no link for "*"',
    "section 2, error banner: it shows the restaurant's telephone",
  ],
  'Error banner: an "OK" dismiss button': [
    'section 2, "Error banner": shows the text, and OK dismisses it',
    'section 2, error banner: OK dismisses it',
    'WCAG 3.2.6: the telephone number is the first of several ways on; one alone is emphasised, and has the focus',
    'section 2, error banner: a new submit closes the banner of the last one',
    'section 2, "Error banner": goes when Continue is tried again and goes through',
  ],
  'Loading overlay: shows a loading text': [
    'section 2, "Loading overlay": goes when the last request is done',
    'section 2, "Loading overlay": says that availability is checked while they are fetched',
    'section 2, loading overlay: stays until the last of several tasks ends, even if one fails',
  ],
  'Close cross: hidden when the widget is inline': [
    '*section 2, "Close cross": is hidden when the widget is inline*',
  ],
  'Popup container: has an active class until the widget is complete': [
    '*section 2: its container is active until it closes*',
  ],
  'Popup container: min-top class when higher than the window, re-checked 1 ms after render and on resize': [
    'section 2: its container has the min-top class while it is taller than the window*',
  ],
  'Default region title: "Milano restaurants"': ['contract 3: step 1*'],
})
