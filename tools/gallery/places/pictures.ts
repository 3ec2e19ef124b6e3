import type { SceneName } from '../../../src/scenes'
import { type Visit, after, begins, continues, fills, fixes } from '../picture'
import type { Walker } from '../scripts/walker'
import type { PluginPlace, ShellPlace, StepNumber } from './shell-places'

/** A step with a box at each of some places. */
export interface PlacesPicture {
  /** The name of its file. */
  readonly id: string
  readonly title: string
  readonly step: StepNumber
  readonly scene: SceneName
  /** The places with a box. */
  readonly shows: readonly (ShellPlace | PluginPlace)[]
  /** Plugins besides the default brand's. */
  readonly adds?: readonly string[]
  /** Options of init over those that all these pictures share. */
  readonly options?: object
  /** The window's height in pixels, for a popup that fills it. By default the page's. */
  readonly height?: number
  readonly walk: (walker: Walker, visit: Visit) => Promise<unknown>
}

/** With preselected options, because step 1's controls may be boxes. */
async function reachesDetails(walker: Walker, visit: Visit): Promise<void> {
  await begins(walker, visit)
  await walker.presses('start.continue')
  await walker.finds('textbox', 'details.firstName')
}

async function sends(walker: Walker, visit: Visit): Promise<void> {
  await reachesDetails(walker, visit)
  await fixes(walker, visit)
  await walker.presses('booking.complete')
}

/** The general enquiry, which begins at step 6 without selections. */
const question = { journey: 'Enquiry', date: undefined, time: undefined, guests: undefined }

/** Each place is in at least one of them. write.ts checks that it is visible. */
export const placesPictures: readonly PlacesPicture[] = [
  {
    id: 'choice',
    title: 'Step 1, find your table',
    step: 1,
    scene: 'a free evening',
    shows: ['overlay', 'notice', 'location', 'date', 'guests', 'time', 'choices', 'after-choices'],
    walk: after(begins, 'button', 'start.continue'),
  },
  {
    id: 'full-day',
    title: 'Step 1, a day without a free table',
    step: 1,
    scene: 'full with alternatives',
    shows: ['times-note'],
    walk: (walker, visit) => begins(walker, visit),
  },
  {
    id: 'shut-day',
    title: 'Step 1, alternatives',
    step: 1,
    scene: 'full with alternatives',
    shows: ['full-day'],
    walk: (walker, visit) => begins(walker, visit),
  },
  {
    id: 'no-availability',
    title: 'Step 1, nothing is available',
    step: 1,
    scene: 'all full',
    shows: ['no-availability'],
    height: 760,
    // A full time isn't preselected.
    walk: after(continues, 'alert'),
  },
  {
    id: 'journeys',
    title: 'Step 1, the choice between the journeys',
    step: 1,
    scene: 'a free evening',
    shows: ['aside', 'journeys'],
    walk: (walker) => walker.finds('combobox'),
  },
  {
    id: 'details',
    title: 'Step 4, your details',
    step: 4,
    scene: 'a free evening',
    shows: ['notice', 'summary', 'before-details', 'details', 'consent-link', 'after-requests', 'continue'],
    walk: reachesDetails,
  },
  {
    id: 'terms',
    title: 'The popup of terms, from step 4',
    step: 4,
    scene: 'a free evening',
    shows: ['conditions', 'booking.terms'],
    height: 760,
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await walker.presses('terms.link')
      await walker.presses('conditions')
      await walker.finds('text', 'booking.terms')
    },
  },
  {
    id: 'verification',
    title: 'Step 4, after “Continue”',
    step: 4,
    scene: 'a free evening',
    shows: ['notice', 'summary', 'verification'],
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await fixes(walker, visit)
      await walker.finds('button', 'booking.complete')
    },
  },
  {
    id: 'refused',
    title: 'Step 4, the back end has refused the booking',
    step: 4,
    scene: '400 with fields',
    shows: ['refused'],
    height: 760,
    walk: after(sends, 'alert'),
  },
  {
    id: 'payment',
    title: 'Step 8, guarantee your table',
    step: 8,
    scene: 'guarantee needed',
    shows: ['notice', 'summary', 'payment', 'consent-link', 'verification'],
    async walk(walker, visit) {
      await sends(walker, visit)
      await walker.finds('heading', 'card-guarantee.title')
      await walker.misses('text', 'card-guarantee.loading')
    },
  },
  {
    id: 'booked',
    title: 'Step 5, the booking is confirmed',
    step: 5,
    scene: 'a free evening',
    shows: ['notice', 'summary', 'reference', 'confirmation'],
    walk: after(sends, 'heading', 'booking.confirmed'),
  },
  {
    id: 'ticket',
    title: 'Step 5, with the ticket',
    step: 5,
    scene: 'a free evening',
    adds: ['ticket'],
    shows: ['ticket.lines'],
    walk: after(sends, 'button', 'ticket.calendar'),
  },
  {
    id: 'question',
    title: 'Step 6, a question of any kind',
    step: 6,
    scene: 'a free evening',
    shows: [
      'notice',
      'summary',
      'location',
      'questions',
      'before-details',
      'details',
      'consent-link',
      'after-requests',
      'continue',
    ],
    options: { ...question, venueId: undefined },
    walk: (walker) => walker.finds('textbox', 'details.firstName'),
  },
  {
    id: 'enquired',
    title: 'Step 7, the enquiry is sent',
    step: 7,
    scene: 'a free evening',
    shows: ['notice', 'summary', 'reference', 'confirmation'],
    options: question,
    async walk(walker, visit) {
      await fills(walker, visit)
      await walker.presses('details.continue')
      await walker.presses('enquiry.complete')
      await walker.finds('heading', 'enquiry.thanks')
    },
  },
]
