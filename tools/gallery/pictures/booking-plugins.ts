import type { PictureEntry } from '../picture'
import {
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
} from './ways'

const knowsBefore = { scene: 'guarantee needed', journey: 'Booking', adds: ['know-before'] } as const

/** What a booking asks for, under step 1's Continue. */
export const knowBefore: readonly PictureEntry[] = [
  {
    ...knowsBefore,
    id: 'know-before',
    title: 'What a booking asks for',
    caption: 'Under Continue, before a name is typed: as the restaurant’s configuration says it.',
    async walk(walker, visit) {
      await begins(walker, visit)
      await walker.finds('text', 'know-before.card')
      await walker.finds('text', 'know-before.cancelBefore')
    },
  },
  {
    ...knowsBefore,
    id: 'know-before-time',
    title: 'What a booking asks for, at a time',
    caption: 'The same lines with the hours of the chosen table.',
    walk: after(choosesTime, 'text', 'know-before.tableUntil'),
  },
]

const needsCard = { needs: ['card-guarantee'] } as const

/** Step 8, with a stand-in for Braintree's fields. */
export const guarantee: readonly PictureEntry[] = [
  {
    ...needsCard,
    id: 'card',
    title: 'Guarantee your table',
    caption: 'Step 8: what the guarantee means, the card, and until when it is free to cancel.',
    scene: 'guarantee needed',
    walk: reachesCard,
  },
  {
    ...needsCard,
    id: 'card-errors',
    title: 'A card with errors',
    caption: 'Pressed while the form lacks something, the button says what.',
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
    caption: 'The restaurant does not take the card; another one can be tried.',
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
    caption: 'Step 5 says that the card was checked, and that nothing was charged.',
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

/** What comes back after a reload, and what a device remembers. */
export const keep: readonly PictureEntry[] = [
  {
    ...keeps,
    id: 'kept',
    title: 'After a reload',
    caption: 'The choice and the details are back, and a line says so.',
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
    plugins: { keep: { choice: false } },
    walk: after(reachesDetails, 'checkbox', 'keep.remember'),
  },
]

const hasTicket = { adds: ['ticket'] } as const

/** Steps 5 and 7 as something to keep. */
export const ticket: readonly PictureEntry[] = [
  {
    ...hasTicket,
    id: 'ticket',
    title: 'The ticket',
    caption: 'Step 5: what was booked, with a reference that copies, and what to do with it.',
    walk: after(sends, 'button', 'ticket.calendar'),
  },
  {
    ...hasTicket,
    id: 'ticket-calendar',
    title: 'Into the diner’s calendar',
    caption: 'A file made in the page, or a page of Google’s or Outlook’s.',
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
    caption: 'Until when it is free to cancel, where the restaurant has checked a card.',
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
    caption: 'The menu that was chosen on the way.',
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
    caption: 'Step 7: a request, and said to be one; no calendar takes it for a table.',
    journey: 'KidsPartyEnquiry',
    async walk(walker, visit) {
      await reachesDetails(walker, visit, 'kids-party')
      await enquires(walker, visit)
      await walker.finds('text', 'ticket.request')
    },
  },
]
