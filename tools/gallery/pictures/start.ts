import { sessionsBody, type SeenRequest } from '../../../src/scenes'
import { firstDay, type PictureEntry } from '../picture'
import { begins, choosesTime, finds, inOrder, presses, type Walk } from '../walks'

const unselected = { venueId: undefined, date: undefined }

const opensCalendar = inOrder(begins(), presses('date.label'), finds('grid'))

const searches: Walk = async (walker, { town, restaurant }) => {
  await walker.fills('location.label', town)
  await walker.finds('text', restaurant)
}

const opensList: Walk = (walker) => walker.opens('location.label')

/** Step 1, from the empty box to the chosen time. */
export const start: readonly PictureEntry[] = [
  {
    id: 'empty',
    title: 'Find your table',
    options: unselected,
    walk: finds('combobox', 'location.label'),
  },
  {
    id: 'missing',
    title: 'Continue with something missing',
    options: unselected,
    walk: inOrder(presses('start.continue'), finds('text', 'summary.title')),
  },
  {
    id: 'before-typing',
    title: 'Before a letter is typed',
    options: unselected,
    // The selection is only for this picture.
    plugins: { keep: { choice: false } },
    walk: inOrder(
      searches,
      (walker) => walker.clicks('option'),
      opensList,
      finds('text', 'location.chosenBefore'),
    ),
  },
  {
    id: 'slip',
    title: 'A typo',
    options: unselected,
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
    scene: 'closed until a date',
    options: unselected,
    plugins: { start: { recent: false } },
    walk: inOrder(opensList, finds('text', 'location.closedUntil')),
  },
  {
    id: 'search',
    title: 'Restaurants by name and nearby',
    options: unselected,
    walk: searches,
  },
  {
    id: 'journeys',
    title: 'What would you like to do?',
    choices: 2,
    options: { date: undefined },
    walk: finds('button', 'booking.label'),
  },
  {
    id: 'calendar',
    title: 'The calendar',
    walk: opensCalendar,
  },
  {
    id: 'chosen',
    title: 'Everything chosen',
    walk: inOrder(choosesTime(), finds('button', 'start.continue')),
  },
  {
    id: 'full-day',
    title: 'A day without a free table',
    scene: 'full with alternatives',
    walk: inOrder(begins(), (walker, { glance }) =>
      walker.finds('text', glance ? 'day-at-a-glance.allFull' : 'time.fullyBooked'),
    ),
  },
  {
    id: 'full-times',
    title: 'An evening that is partly full',
    without: ['day-at-a-glance'],
    walk: inOrder(begins(), presses('time.ask'), finds('radiogroup')),
  },
  {
    id: 'taken',
    title: 'A time that is full for more guests',
    without: ['day-at-a-glance'],
    walk: inOrder(begins(), async (walker) => {
      await walker.selects('time.hour', '19')
      await walker.selects('time.minute', '15')
      await walker.selects('guests.label', '8')
      await walker.finds('button', /^19:00/)
    }),
  },
  {
    id: 'no-sittings',
    title: 'A day without sittings',
    answers: {
      'GET /api/sessions/availability/*': ({ path }: SeenRequest) =>
        path.includes(firstDay()) ? { ...sessionsBody(), sessions: [] } : sessionsBody(),
    },
    // The next open day; "first-free" offers a table instead.
    walk: inOrder(begins(), finds('text', 'time.noSlots'), finds('button', /^\D*\d{1,2} \D*$|\d:\d\d/)),
  },
  {
    id: 'glance',
    title: 'The day at a glance',
    adds: ['day-at-a-glance'],
    walk: choosesTime(),
  },
  {
    id: 'first-free',
    title: 'The first tables',
    scene: 'full with alternatives',
    adds: ['day-at-a-glance', 'first-free'],
    walk: inOrder(begins(), finds('text', 'first-free.found')),
  },
  {
    id: 'closed',
    title: 'A restaurant that is closed for a while',
    scene: 'closed until a date',
    options: { date: undefined },
    walk: opensCalendar,
  },
  {
    id: 'popup',
    title: 'As a popup',
    popup: true,
    walk: choosesTime(),
  },
]
