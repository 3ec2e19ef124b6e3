import { sessionsBody, type SeenRequest } from '../../../src/scenes'
import { firstDay } from '../picture'
import type { PictureEntry } from '../picture'
import { after, begins, choosesTime } from './ways'

/** Step 1, from the empty box to the chosen time. */
export const start: readonly PictureEntry[] = [
  {
    id: 'empty',
    title: 'Find your table',
    caption: 'Step 1 as a diner meets it: each control waits for the one before.',
    options: { venueId: undefined, date: undefined },
    walk: (walker) => walker.finds('combobox', 'location.label'),
  },
  {
    id: 'missing',
    title: 'Continue with something missing',
    caption: 'What is missing is listed above the form, each a link to its field.',
    options: { venueId: undefined, date: undefined },
    async walk(walker) {
      await walker.presses('start.continue')
      await walker.finds('text', 'summary.title')
    },
  },
  {
    id: 'before-typing',
    title: 'Before a letter is typed',
    caption: 'The restaurant that was chosen last, and all of a small chain by town.',
    options: { venueId: undefined, date: undefined },
    // The choice is for this picture alone.
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
    title: 'A slip of a letter',
    caption: 'The back end finds nothing; what is here already is asked back.',
    options: { venueId: undefined, date: undefined },
    // What another picture has chosen is not here.
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
    caption: 'Its line says until when.',
    scene: 'closed until a date',
    options: { venueId: undefined, date: undefined },
    // What another picture has chosen is not here.
    plugins: { start: { recent: false } },
    async walk(walker) {
      await walker.opens('location.label')
      await walker.finds('text', 'location.closedUntil')
    },
  },
  {
    id: 'search',
    title: 'Restaurants by name and near by',
    caption: 'What has the text in its name or address, then what is near that place.',
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
    caption: 'Past days and closed days cannot be chosen.',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.presses('date.label')
      await walker.finds('grid')
    },
  },
  {
    id: 'chosen',
    title: 'Everything chosen',
    caption: 'A day, the guests and a time: Continue can be pressed.',
    walk: after(choosesTime, 'button', 'start.continue'),
  },
  {
    id: 'full-day',
    title: 'A day without a free table',
    caption: 'Its times can be chosen all the same: Continue may find a table near by.',
    scene: 'full with alternatives',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', visit.glance ? 'day-at-a-glance.allFull' : 'time.fullyBooked')
    },
  },
  {
    id: 'full-times',
    title: 'An evening that is partly full',
    caption: 'A line says which times are full; a press offers them, and Continue leads on from there.',
    without: ['day-at-a-glance'],
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.presses('time.ask')
      await walker.finds('radiogroup')
    },
  },
  {
    id: 'taken',
    title: 'A time that is taken for more guests',
    caption: 'Another number of guests: the same time is not free, and the nearest two are offered.',
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
    caption: 'Said in its place, with the next open day and the telephone.',
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
    caption: 'Days, guests and every time of the day as chips; full ones are marked, and lead on.',
    adds: ['day-at-a-glance'],
    walk: choosesTime,
  },
  {
    id: 'first-free',
    title: 'The first tables',
    caption: 'Where a day is full: the nearest restaurant and the first days with a table, each one press.',
    scene: 'full with alternatives',
    adds: ['day-at-a-glance', 'first-free'],
    walk: after(begins, 'text', 'first-free.found'),
  },
  {
    id: 'closed',
    title: 'A restaurant that is closed for a while',
    caption: 'Its message stands above the step, and the calendar begins on the day it opens.',
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
    caption: 'The same widget over the page, from a button of the restaurant’s own.',
    popup: true,
    screenful: true,
    walk: choosesTime,
  },
]
