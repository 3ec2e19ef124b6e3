/** Something of the widget that does not hold a criterion yet, and what a diner can do meanwhile. The report lists it. */
export interface KnownFailure {
  /** A short name of its own: `ring-on-photograph`. */
  readonly id: string
  /** Numbers of WCAG: `['1.4.11']`. */
  readonly criteria: readonly string[]
  /** Where it is seen: pictures of the gallery, or words. */
  readonly where: readonly string[]
  readonly what: string
  readonly wayAround: string
  /** The day it was found: `2026-11-23`. */
  readonly since: string
  /** Which findings of the walk over the gallery these are: what they say is "picture: element: what was found". */
  readonly finding?: { readonly examination: string; readonly says: RegExp }
}

const since = '2026-11-23'

/** What the audit of issue 14 has found and nobody has mended yet: whoever mends one takes it out. */
export const knownFailures: readonly KnownFailure[] = [
  {
    id: 'banner-at-400',
    criteria: ['1.4.10', '2.4.11'],
    where: ['the error banner, at 320 by 256'],
    what: 'Its buttons lie outside the window, and after OK the first field is under it.',
    wayAround: 'A smaller zoom while the banner is there.',
    since,
  },
  {
    id: 'rings-on-headers',
    criteria: ['1.4.11'],
    where: ['Close on the header, in all looks', 'milano dark: chosen day', 'zaytuna: today'],
    what: 'Rings and marks have less than 3 : 1 against their ground.',
    wayAround: 'Forced colours. In the popup Escape does what Close does.',
    since,
  },
  {
    id: 'silent-changes',
    criteria: ['4.1.3'],
    where: ['step 1', 'details', 'parties'],
    what: 'Nothing is said of a search that found nothing, of errors that a press brings up, of times that came; some things are said twice.',
    wayAround: 'What is not said can be read on the screen.',
    since,
  },
  {
    id: 'focus-falls-out',
    criteria: ['2.4.3'],
    where: ['step 1 while times load', 'each button while a request runs'],
    what: 'Controls that wait are taken out of the order of Tab, and the focus drops to the page.',
    wayAround: 'Wait for the answer, then Tab back into the widget.',
    since,
  },
  {
    id: 'location-box',
    criteria: ['1.3.1', '4.1.2'],
    where: ['the location box', 'the calendar'],
    what: 'The box has not the restaurant as its value, its list has no name, groups are not tied to their options; today and chosen are not in a day’s name.',
    wayAround:
      'A page that names its restaurant needs no search. The chosen day is in the name of the date’s button.',
    since,
  },
  {
    id: 'errors-that-do-not-help',
    criteria: ['3.3.3'],
    where: ['the details'],
    what: 'Of a field that is filled in but wrong, not every error says what is expected.',
    wayAround: 'The restaurant takes bookings by telephone.',
    since,
  },
  {
    id: 'focus-half-in-window',
    criteria: ['2.4.11'],
    where: [
      'the details',
      'the location box',
      'times at a glance: at 320 by 256, and by few pixels at 360 by 640 and 1280 by 800',
    ],
    what: 'The browser scrolls until the caret or the first line is seen, and a part of the field’s frame stays outside of the window; a line of times lies over the link above it.',
    wayAround: 'The caret is seen; the arrows or the wheel scroll the rest into view.',
    since,
    finding: {
      examination: 'obscured focus',
      says: /(textarea|location__input|input\[radio\]).*: it reaches from|under label\.chip/,
    },
  },
  {
    id: 'calendar-comes-back',
    criteria: ['2.4.3'],
    where: ['the calendar'],
    what: 'After the days Tab comes back to the date’s button, and only then to the guests.',
    wayAround: 'Press Tab once more.',
    since,
    finding: { examination: 'order', says: /date-button.*second time/ },
  },
  {
    id: 'list-without-a-name',
    criteria: ['1.3.1', '4.1.2'],
    where: ['the list of the location box; its group in an enquiry'],
    what: 'The list and the group have no name.',
    wayAround: 'The box that opens the list has one.',
    since,
    finding: { examination: 'names', says: /location__menu-list|location-box/ },
  },
  {
    id: 'rings-that-are-pale',
    criteria: ['1.4.11', '2.4.7'],
    where: [
      'Close on the header',
      'the bar of the later steps at 360 pixels',
      'the focused line of the location box',
    ],
    what: 'The ring, or the bar, has less than 3 : 1, or is drawn in part.',
    wayAround: 'In the popup Escape does what Close does; the name of the line is said.',
    since,
    finding: { examination: 'focus rings', says: /button\.close|bar-line|location__option/ },
  },
  {
    id: 'rings-over-photographs',
    criteria: ['1.4.11'],
    where: ['Close on a header with a photograph, in forced colours'],
    what: 'The photograph stays below the ring.',
    wayAround: 'Escape does what Close does.',
    since,
    finding: { examination: 'forced colours', says: /button\.close/ },
  },
  {
    id: 'chosen-is-pale',
    criteria: ['1.4.11'],
    where: ['the chosen day, dark', 'the chosen day and guests at a glance'],
    what: 'The chosen one has less than 3 : 1 against those beside it.',
    wayAround: 'The date’s button and the summary say what is chosen.',
    since,
    finding: { examination: 'chosen', says: /td |input\[radio\]/ },
  },
  {
    id: 'small-targets',
    criteria: [],
    where: ['Back', 'rows of tick boxes', 'links in the terms'],
    what: 'These are at least 24 pixels high and wide, but not 44, which is our own rule: WCAG asks for 24.',
    wayAround: 'None is needed for the criterion.',
    since,
    finding: { examination: 'targets', says: /: \d+ x (2[4-9]|3\d)$|: (2[4-9]|3\d) x \d+$/ },
  },
  {
    id: 'cut-with-spacing',
    criteria: ['1.4.12'],
    where: ['the bar of the later steps', 'the names at the times of other restaurants'],
    what: 'A long line ends in an ellipsis.',
    wayAround: 'The summary and the list’s heading have the whole of it.',
    since,
    finding: { examination: 'text spacing', says: /bar-summary|bar-name|slot-venue/ },
  },
  {
    id: 'broken-at-200',
    criteria: ['1.4.4'],
    where: [
      'times at a glance',
      'headings of long words',
      'the bar',
      'labels and facts in narrow columns, at 360 pixels',
    ],
    what: 'Words are broken in two, end in an ellipsis, or lie on each other.',
    wayAround: 'A window that is wider than a phone’s, or a zoom of the page.',
    since,
    finding: {
      examination: 'larger text',
      says: /: (small|span|span\.(bar-summary|slot-venue|date-value)|bdi\.bar-name|h2\.step-heading|label\.label|select\.input|dd|th\.month-weekday|button\[button\]\.day) "|the page: it is 3\d\d px wide/,
    },
  },
]
