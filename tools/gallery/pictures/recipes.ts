import { sessionsBody, slotBody, venueBody } from '../../../src/scenes'
import { type PictureEntry, begins, reachesDetails, sends, type Visit } from '../picture'
import type { Walker } from '../scripts/walker'

/** Without the chips and offers of a brand's own, which would stand in the same places. */
const drops = ['day-at-a-glance', 'first-free', 'send-at-once', 'requests']

/** Few enough for a phone's window: the bar at its end covers none of them. */
const evening = [1800, 1830, 1845, 1900, 1915, 1930, 2000, 2030]

type Walk = PictureEntry['walk']

/** The details with a plugin's questions, which the walk answers. */
const inDetails =
  (answer: (walker: Walker) => Promise<unknown>): Walk =>
  async (walker, visit) => {
    await reachesDetails(walker, visit)
    await answer(walker)
  }

const chooses = async (walker: Walker, visit: Visit, ...names: readonly RegExp[]) => {
  await begins(walker, visit)
  for (const name of names) await walker.clicks('radio', name)
}

type Recipe = Omit<PictureEntry, 'id' | 'drops'> & { readonly recipe: string }

/** The plugins of the docs' pages that show something, each as its page has it, word for word. */
const entries: readonly Recipe[] = [
  {
    recipe: 'time-buttons',
    title: 'Recipe: a row of time buttons',
    caption: 'A chip for each free time, in place of hour and minute.',
    answers: { 'GET /api/sessions/*': sessionsBody(evening.map((time) => slotBody(time))) },
    walk: (walker, visit) => chooses(walker, visit, /\b(19|7):00/),
  },
  {
    recipe: 'controls',
    title: 'Controls for plugins',
    caption: 'Chips, a number and a switch, with the brand’s look.',
    step: 4,
    walk: inDetails(async (walker) => {
      await walker.clicks('radio', 'At the bar')
      await walker.clicks('checkbox', 'A cake')
      await walker.presses('number.more')
      await walker.clicks('switch', 'It is a surprise')
    }),
  },
  {
    recipe: 'index',
    title: 'The first plugin of the docs',
    caption: 'A group of checkboxes in the details.',
    step: 4,
    walk: inDetails((walker) => walker.clicks('checkbox', 'Vegetarian')),
  },
  {
    recipe: 'details-question',
    title: 'Recipe: a question in the details',
    caption: 'A required text field with a hint.',
    step: 4,
    walk: inDetails((walker) => walker.fills('High chairs', '2')),
  },
  {
    recipe: 'fields',
    title: 'A field of a plugin',
    caption: 'A list with a hint, or an error in its place.',
    step: 4,
    walk: inDetails((walker) => walker.selects('Which tea would you like?', 'classic')),
  },
  {
    recipe: 'before-confirm',
    title: 'Recipe: a check before the next step',
    caption: 'The diner reads that the terrace is closed, before the details.',
    step: 4,
    answers: { 'GET /api/terrace/*': { open: false } },
    walk: inDetails((walker) => walker.finds('text', 'The terrace is closed that evening')),
  },
  {
    recipe: 'own-step',
    title: 'Recipe: a step of your own',
    caption: 'Between the time and the details.',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.choosesTime('19')
      await walker.continues()
      await walker.finds('button', 'At the window')
    },
  },
  {
    recipe: 'journey',
    title: 'Recipe: a journey of your own',
    caption: 'The chain’s own question above the details of an enquiry.',
    step: 6,
    needs: ['enquiry'],
    options: { journey: 'AfternoonTea' },
    async walk(walker) {
      await walker.choosesTime('19')
      await walker.continues()
      await walker.selects('Which tea would you like?', 'prosecco')
    },
  },
  {
    recipe: 'own-outcome',
    title: 'Recipe: an outcome of your own',
    caption: 'The end of a journey that posts to the chain’s own address.',
    options: { journey: 'Call' },
    answers: { 'POST /api/calls': { ticket: 'C-7' } },
    async walk(walker, visit) {
      await walker.finds('textbox', 'details.firstName')
      await walker.fillsDetails(visit.customer)
      await walker.presses('details.continue')
      await walker.presses('Ask for a call')
      await walker.finds('heading', 'We’ll call you today.')
    },
  },
  {
    recipe: 'own-endpoint',
    title: 'Recipe: a call to your own endpoint',
    caption: 'The diner’s points, above the details.',
    step: 4,
    answers: { 'GET /api/club/points/*': { points: 240 } },
    walk: inDetails((walker) => walker.finds('text', 'You have 240 points.')),
  },
  {
    recipe: 'server-field',
    title: 'Recipe: a further field of the server',
    caption: 'A restaurant’s opening hours in step 1.',
    answers: { 'GET /api/venues/getbyid/*': { ...venueBody(), openingHours: '12:00 to 22:30' } },
    walk: async (walker, visit) => {
      await begins(walker, visit)
      await walker.finds('text', 'Open 12:00 to 22:30')
    },
  },
  {
    recipe: 'ticket-line',
    title: 'Recipe: a line on the ticket',
    caption: 'The name of the table, from the response to the booking.',
    step: 5,
    adds: ['ticket'],
    answers: {
      'POST /api/bookings/create': {
        bookingReference: 'MB-1234',
        ccgPerformed: false,
        tableName: 'The alcove',
      },
    },
    async walk(walker, visit) {
      await sends(walker, visit)
      await walker.finds('text', 'The alcove')
    },
  },
]

export const recipes: readonly PictureEntry[] = entries.map((entry) => ({
  ...entry,
  id: `recipe-${entry.recipe}`,
  drops,
}))
