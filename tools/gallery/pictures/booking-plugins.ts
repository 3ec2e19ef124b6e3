import {
  type PictureEntry,
  after,
  begins,
  choosesTime,
  completes,
  continues,
  enquires,
  fillsCard,
  introduces,
  reachesCard,
  reachesDetails,
  sends,
} from '../picture'

const knowsBefore = { scene: 'guarantee needed', journey: 'Booking', adds: ['know-before'] } as const

/** The conditions of a booking, above step 1's Continue. */
export const knowBefore: readonly PictureEntry[] = [
  {
    ...knowsBefore,
    id: 'know-before',
    title: 'Booking conditions',
    caption: 'Above Continue, before the details, from the restaurant’s configuration.',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', 'know-before.card')
      await walker.finds('text', 'know-before.cancelBefore')
    },
  },
  {
    ...knowsBefore,
    id: 'know-before-time',
    title: 'Booking conditions for a time',
    caption: 'The same lines with the times of the selected table.',
    walk: after(choosesTime, 'text', 'know-before.tableUntil'),
  },
]

const needsCard = { needs: ['card-guarantee'] } as const

/** Step 8, with mock Braintree fields. */
export const guarantee: readonly PictureEntry[] = [
  {
    ...needsCard,
    id: 'card',
    title: 'Guarantee your table',
    caption: 'Step 8: the guarantee, the card, and the deadline for free cancellation.',
    step: 8,
    scene: 'guarantee needed',
    walk: reachesCard,
  },
  {
    ...needsCard,
    id: 'card-errors',
    title: 'A card with errors',
    caption: 'Pressed too early, the button lists what is missing.',
    step: 8,
    state: 'error',
    scene: 'guarantee needed',
    async walk(walker, visit) {
      await reachesCard(walker, visit)
      await walker.presses('booking.complete')
      await walker.finds('text', 'card-guarantee.warning')
    },
  },
  {
    ...needsCard,
    id: 'card-refused',
    title: 'A guarantee that is refused',
    caption: 'The restaurant refuses the card. The diner can try another one.',
    step: 8,
    state: 'error',
    scene: 'guarantee refused',
    async walk(walker, visit) {
      await reachesCard(walker, visit)
      await fillsCard(walker)
      await walker.presses('booking.complete')
      await walker.finds('text', 'booking.failed')
    },
  },
  {
    ...needsCard,
    id: 'card-booked',
    title: 'Confirmed with a guarantee',
    caption: 'Step 5 says that the card was checked and nothing was charged.',
    step: 5,
    scene: 'guarantee needed',
    async walk(walker, visit) {
      await reachesCard(walker, visit)
      await fillsCard(walker)
      await walker.presses('booking.complete')
      await walker.finds('text', 'booking.guaranteed')
    },
  },
]

const keeps = { adds: ['keep'] } as const

/** A reload, and a device that remembers. */
export const keep: readonly PictureEntry[] = [
  {
    ...keeps,
    id: 'kept',
    title: 'After a reload',
    caption: 'The selections and the details are restored, and a line says so.',
    step: 4,
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await introduces(walker, visit)
    },
    again: (walker) => walker.finds('button', 'keep.startAgain'),
  },
  {
    ...keeps,
    id: 'remember',
    title: 'Remembered on this device',
    caption: 'Off until the diner ticks it.',
    step: 4,
    plugins: { keep: { choice: false } },
    walk: after(reachesDetails, 'checkbox', 'keep.remember'),
  },
]

/** Requests as chips. */
export const requests: readonly PictureEntry[] = [
  {
    adds: ['requests'],
    id: 'requests',
    title: 'Requests to choose from',
    caption: 'The chips write into the special requests.',
    step: 4,
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await walker.clicks('checkbox', 'requests.highChair')
      await walker.clicks('checkbox', 'requests.allergies')
      await walker.finds('textbox', 'requests.which')
    },
  },
]

const hasTicket = { step: 5, adds: ['ticket'] } as const

/** Steps 5 and 7 with the ticket. */
export const ticket: readonly PictureEntry[] = [
  {
    ...hasTicket,
    id: 'ticket',
    title: 'The ticket',
    caption: 'Step 5: the booking, a reference to copy, and further actions.',
    walk: after(sends, 'button', 'ticket.calendar'),
  },
  {
    ...hasTicket,
    id: 'ticket-calendar',
    title: 'Into the diner’s calendar',
    caption: 'A calendar file, or a page of Google’s or Outlook’s.',
    state: 'open',
    async walk(walker, visit) {
      await sends(walker, visit)
      await walker.presses('ticket.calendar')
      await walker.finds('button', 'ticket.file')
    },
  },
  {
    ...hasTicket,
    id: 'ticket-card',
    title: 'The ticket, with a card',
    caption: 'The deadline for free cancellation, if the restaurant checked a card.',
    scene: 'guarantee needed',
    needs: ['card-guarantee'],
    async walk(walker, visit) {
      await reachesCard(walker, visit)
      await fillsCard(walker)
      await walker.presses('booking.complete')
      await walker.finds('button', 'ticket.calendar')
    },
  },
  {
    ...hasTicket,
    id: 'ticket-menu',
    title: 'The ticket, with a menu',
    caption: 'The selected menu.',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    async walk(walker, visit) {
      await continues(walker, visit)
      // The times of the step before are radio buttons too.
      await walker.finds('heading', 'menus.title')
      await walker.clicks('radio')
      await walker.presses('menus.next')
      await walker.finds('textbox', 'details.firstName')
      await completes(walker, visit)
      await walker.finds('text', 'menus.menu')
    },
  },
  {
    ...hasTicket,
    id: 'ticket-request',
    title: 'An enquiry’s ticket',
    caption: 'Step 7: a request, without a calendar entry.',
    step: 7,
    journey: 'KidsPartyEnquiry',
    async walk(walker, visit) {
      await reachesDetails(walker, visit, 'kids-party')
      await enquires(walker, visit)
      await walker.finds('text', 'ticket.request')
    },
  },
]
