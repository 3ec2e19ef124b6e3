import { availabilityBody, sessionsBody, type SeenRequest } from '../../src/scenes'
import { firstDay, type Picture } from './picture'
import {
  begins,
  choosesTime,
  clicks,
  continues,
  fillsDetails,
  finds,
  fixesDetails,
  inOrder,
  presses,
  reachesDetails,
  sends,
  type Walk,
} from './walks'

type More = Partial<Omit<Picture, 'id' | 'title' | 'walk'>>

/** Pictures with this in common: a booking on a free evening, unless it says otherwise. */
export const all =
  (shared: More) =>
  (id: string, title: string, walk: Walk | readonly Walk[], more: More = {}): Picture => ({
    scene: 'a free evening',
    journey: 'Booking',
    ...shared,
    ...more,
    id,
    title,
    walk: inOrder(...[walk].flat()),
  })

export const plain = all({})
const unselected = all({ options: { venueId: undefined, date: undefined } })

const opensCalendar = inOrder(begins(), presses('date.label'), finds('grid'))
const opensList: Walk = (walker) => walker.opens('location.label')
const searches: Walk = async (walker, { town, restaurant }) => {
  await walker.fills('location.label', town)
  await walker.finds('text', restaurant)
}
const misspells: Walk = async (walker, { town, restaurant }) => {
  await walker.opens('location.label')
  await walker.finds('text', restaurant)
  await walker.fills('location.label', town.slice(0, -2) + town.slice(-1))
  await walker.finds('text', 'location.didYouMean')
}
const asksForMore: Walk = async (walker) => {
  await walker.selects('time.hour', '19')
  await walker.selects('time.minute', '15')
  await walker.selects('guests.label', '8')
  await walker.finds('button', /^19:00/)
}
// The selection is only for the next picture.
export const forgets = { plugins: { keep: { choice: false } } }
const withoutRecent = { plugins: { start: { recent: false } } }
const withoutGlance = { without: ['day-at-a-glance'] }
const dayWithoutSittings = ({ path }: SeenRequest) =>
  path.includes(firstDay()) ? { ...sessionsBody(), sessions: [] } : sessionsBody()

/** Step 1, from the empty box to the chosen time. */
export const start = [
  unselected('empty', 'Find your table', finds('combobox', 'location.label')),
  unselected('missing', 'Continue with something missing', [
    presses('start.continue'),
    finds('text', 'summary.title'),
  ]),
  unselected(
    'before-typing',
    'Before a letter is typed',
    [searches, clicks('option'), opensList, finds('text', 'location.chosenBefore')],
    forgets,
  ),
  unselected('slip', 'A typo', misspells, withoutRecent),
  unselected(
    'closed-line',
    'A closed restaurant in the list',
    [opensList, finds('text', 'location.closedUntil')],
    { ...withoutRecent, scene: 'closed until a date' },
  ),
  unselected('search', 'Restaurants by name and nearby', searches),
  plain('journeys', 'What would you like to do?', finds('button', 'booking.label'), {
    choices: 2,
    options: { date: undefined },
  }),
  plain('calendar', 'The calendar', opensCalendar),
  plain('chosen', 'Everything chosen', [choosesTime(), finds('button', 'start.continue')]),
  plain(
    'full-day',
    'A day without a free table',
    [
      begins(),
      (walker, { glance }) => walker.finds('text', glance ? 'day-at-a-glance.allFull' : 'time.fullyBooked'),
    ],
    { scene: 'full with alternatives' },
  ),
  plain(
    'full-times',
    'An evening that is partly full',
    [begins(), presses('time.ask'), finds('radiogroup')],
    withoutGlance,
  ),
  plain('taken', 'A time that is full for more guests', [begins(), asksForMore], withoutGlance),
  plain(
    'no-sittings',
    'A day without sittings',
    // The next open day; "first-free" offers a table instead.
    [begins(), finds('text', 'time.noSlots'), finds('button', /^\D*\d{1,2} \D*$|\d:\d\d/)],
    { answers: { 'GET /api/sessions/availability/*': dayWithoutSittings } },
  ),
  plain('glance', 'The day at a glance', choosesTime(), { adds: ['day-at-a-glance'] }),
  plain('first-free', 'The first tables', [begins(), finds('text', 'first-free.found')], {
    scene: 'full with alternatives',
    adds: ['day-at-a-glance', 'first-free'],
  }),
  plain('closed', 'A restaurant that is closed for a while', opensCalendar, {
    scene: 'closed until a date',
    options: { date: undefined },
  }),
  plain('popup', 'As a popup', choosesTime(), { popup: true }),
]

const knowsBefore = all({ scene: 'guarantee needed', adds: ['know-before'] })
const crossSells = { needs: ['cross-sell'] }
export const offersMenus = {
  scene: 'a menu to choose',
  needs: ['menus'],
  plugins: { menus: { offer: true } },
} as const

/** The conditions of a booking, and after Continue: step 2, step 3, or a message. */
export const availability = [
  knowsBefore('know-before', 'Booking conditions', [
    begins(),
    finds('text', 'know-before.card'),
    finds('text', 'know-before.cancelBefore'),
  ]),
  knowsBefore('know-before-time', 'Booking conditions for a time', [
    choosesTime(),
    finds('text', 'know-before.tableUntil'),
  ]),
  plain('checking', 'Checking availability', [continues(), finds('text', 'booking.waiting')], {
    scene: 'never answered',
  }),
  plain(
    'alternatives',
    'Other restaurants with tables',
    [continues(), finds('heading', 'cross-sell.title')],
    { ...crossSells, scene: 'full with alternatives' },
  ),
  plain('fallback', 'Times on request', [continues(), finds('heading', 'cross-sell.title')], {
    scene: 'enquiry fallback',
    needs: ['cross-sell', 'enquiry'],
  }),
  plain('none', 'No table anywhere', [continues(), finds('button', 'widget.ok')], {
    scene: 'all full',
  }),
  plain('check-failed', 'A check that failed', [continues(), finds('button', 'widget.ok')], {
    scene: 'the check fails',
  }),
  plain('menu', 'Choose a menu', [continues(), finds('heading', 'menus.title')], offersMenus),
  plain(
    'menu-missing',
    'No menu chosen yet',
    [continues(), presses('menus.next'), finds('text', 'menus.missing')],
    offersMenus,
  ),
]

const misspellsEmail: Walk = async (walker) => {
  await walker.fills('details.email', 'anna@')
  await walker.entersIn('details.email')
  await walker.finds('text', 'widget.enterFirstName')
}

/** Step 4, and the results of sending. */
export const details = [
  plain('details', 'Your details', reachesDetails(), { scene: 'age and news asked' }),
  plain('details-errors', 'Details with errors', [reachesDetails(), misspellsEmail]),
  plain('details-happy', 'Happy with your choices?', [
    reachesDetails(),
    fillsDetails,
    (walker, { atOnce }) => walker.finds('text', atOnce ? 'send-at-once.happy' : 'details.happy'),
  ]),
  plain('terms', 'The terms', [reachesDetails(), presses('terms.link'), finds('button', 'booking.terms')], {
    needs: ['terms'],
  }),
  plain('complete', 'Ready to send', [fixesDetails, finds('button', 'booking.complete')], {
    without: ['send-at-once'],
  }),
  plain(
    'verification',
    'Human verification',
    [fixesDetails, (walker) => walker.outside.finds('checkbox', /human/)],
    { needs: ['human-verification'], plugins: { 'human-verification': { siteKey: 'sandbox' } } },
  ),
  plain('sending', 'Completing the booking', [sends, finds('text', 'booking.sending')], {
    scene: 'never answered',
    answers: { 'GET /api/venues/searchavailability/*': availabilityBody() },
  }),
  plain('refused', 'A booking that is refused', [sends, finds('text', 'booking.failed')], {
    scene: '400 with fields',
  }),
  plain('unanswered', 'A lost response', [sends, finds('button', 'widget.sendAgain')], {
    scene: 'answer lost after the create',
  }),
  plain('booked', 'Booking confirmed', [sends, finds('heading', 'booking.confirmed')]),
  plain(
    'requests',
    'Requests to choose from',
    [
      reachesDetails(),
      clicks('checkbox', 'requests.highChair'),
      clicks('checkbox', 'requests.allergies'),
      finds('textbox', 'requests.which'),
    ],
    { adds: ['requests'] },
  ),
]
