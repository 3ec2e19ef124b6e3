import { sessionsBody, type SeenRequest } from '../../../src/scenes'
import { firstDay, type PictureEntry, after, begins, choosesTime } from '../picture'

/** Step 1, from the empty box to the chosen time. */
export const start: readonly PictureEntry[] = [
  {
    id: 'empty',
    title: 'Find your table',
    caption: 'Step 1 at the start: each control waits for the previous one.',
    options: { venueId: undefined, date: undefined },
    walk: (walker) => walker.finds('combobox', 'location.label'),
  },
  {
    id: 'missing',
    title: 'Continue with something missing',
    caption: 'A list above Continue links to each missing field.',
    state: 'error',
    options: { venueId: undefined, date: undefined },
    async walk(walker) {
      await walker.presses('start.continue')
      await walker.finds('text', 'summary.title')
    },
  },
  {
    id: 'before-typing',
    title: 'Before a letter is typed',
    caption: 'The last restaurant, and all restaurants of a small chain by town.',
    state: 'open',
    options: { venueId: undefined, date: undefined },
    // The selection is only for this picture.
    plugins: { keep: { choice: false } },
    async walk(walker, { town, restaurant }) {
      await walker.fills('location.label', town)
      await walker.finds('text', restaurant)
      await walker.clicks('option')
      await walker.opens('location.label')
      await walker.finds('text', 'location.chosenBefore')
    },
  },
  {
    id: 'slip',
    title: 'A typo',
    caption: 'The back end finds nothing, and the widget suggests a restaurant.',
    state: 'open',
    options: { venueId: undefined, date: undefined },
    // Without the restaurants of other pictures.
    plugins: { start: { recent: false } },
    async walk(walker, { town, restaurant }) {
      await walker.opens('location.label')
      await walker.finds('text', restaurant)
      await walker.fills('location.label', town.slice(0, -2) + town.slice(-1))
      await walker.finds('text', 'location.didYouMean')
    },
  },
  {
    id: 'closed-line',
    title: 'A closed restaurant in the list',
    caption: 'Its line has the end of the closure.',
    state: 'open',
    scene: 'closed until a date',
    options: { venueId: undefined, date: undefined },
    // Without the restaurants of other pictures.
    plugins: { start: { recent: false } },
    async walk(walker) {
      await walker.opens('location.label')
      await walker.finds('text', 'location.closedUntil')
    },
  },
  {
    id: 'search',
    title: 'Restaurants by name and nearby',
    caption: 'Matches by name or address, then restaurants near that place.',
    state: 'open',
    options: { venueId: undefined, date: undefined },
    async walk(walker, { town, restaurant }) {
      await walker.fills('location.label', town)
      await walker.finds('text', restaurant)
    },
  },
  {
    id: 'journeys',
    title: 'What would you like to do?',
    caption: 'The journeys of a restaurant that has more than one.',
    choices: 2,
    options: { date: undefined },
    walk: (walker) => walker.finds('button', 'booking.label'),
  },
  {
    id: 'calendar',
    title: 'The calendar',
    caption: 'Past and closed days are disabled.',
    state: 'open',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.presses('date.label')
      await walker.finds('grid')
    },
  },
  {
    id: 'chosen',
    title: 'Everything chosen',
    caption: 'With a day, the guests and a time, Continue is enabled.',
    walk: after(choosesTime, 'button', 'start.continue'),
  },
  {
    id: 'full-day',
    title: 'A day without a free table',
    caption: 'Its times can still be selected, because Continue may find a table nearby.',
    state: 'full',
    scene: 'full with alternatives',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', visit.glance ? 'day-at-a-glance.allFull' : 'time.fullyBooked')
    },
  },
  {
    id: 'full-times',
    title: 'An evening that is partly full',
    caption: 'A line lists the full times. A press offers them.',
    state: 'full',
    without: ['day-at-a-glance'],
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.presses('time.ask')
      await walker.finds('radiogroup')
    },
  },
  {
    id: 'taken',
    title: 'A time that is full for more guests',
    caption: 'With more guests the time isn’t free, and the nearest two are offered.',
    state: 'full',
    without: ['day-at-a-glance'],
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.selects('time.hour', '19')
      await walker.selects('time.minute', '15')
      await walker.selects('guests.label', '8')
      await walker.finds('button', /^19:00/)
    },
  },
  {
    id: 'no-sittings',
    title: 'A day without sittings',
    caption: 'A text instead of times, with the next open day and the telephone number.',
    state: 'full',
    answers: {
      'GET /api/sessions/availability/*': ({ path }: SeenRequest) =>
        path.includes(firstDay()) ? { ...sessionsBody(), sessions: [] } : sessionsBody(),
    },
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', 'time.noSlots')
      // The next open day; "first-free" offers a table instead.
      await walker.finds('button', /^\D*\d{1,2} \D*$|\d\d:\d\d/)
    },
  },
  {
    id: 'glance',
    title: 'The day at a glance',
    caption: 'Days, guests and every time of the day as chips. Full times are marked.',
    adds: ['day-at-a-glance'],
    walk: choosesTime,
  },
  {
    id: 'first-free',
    title: 'The first tables',
    caption: 'On a full day: the nearest restaurant and the next days with a table, one press each.',
    state: 'full',
    scene: 'full with alternatives',
    adds: ['day-at-a-glance', 'first-free'],
    walk: after(begins, 'text', 'first-free.found'),
  },
  {
    id: 'closed',
    title: 'A restaurant that is closed for a while',
    caption: 'Its message is above the step, and the calendar begins on the opening day.',
    state: 'full',
    scene: 'closed until a date',
    options: { date: undefined },
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.presses('date.label')
      await walker.finds('grid')
    },
  },
  {
    id: 'popup',
    title: 'As a popup',
    caption: 'The same widget above the page, opened by a button.',
    popup: true,
    screenful: true,
    walk: choosesTime,
  },
]
