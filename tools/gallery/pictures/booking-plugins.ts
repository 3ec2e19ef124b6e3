import type { PictureEntry } from '../picture'
import {
  begins,
  choosesTime,
  clicks,
  completes,
  continues,
  enquires,
  finds,
  inOrder,
  presses,
  reachesCard,
  reachesDetails,
  sends,
  sendsCard,
} from '../walks'

const knowsBefore = { scene: 'guarantee needed', adds: ['know-before'] } as const

/** The conditions of a booking, above step 1's Continue. */
export const knowBefore: readonly PictureEntry[] = [
  {
    ...knowsBefore,
    id: 'know-before',
    title: 'Booking conditions',
    walk: inOrder(begins(), finds('text', 'know-before.card'), finds('text', 'know-before.cancelBefore')),
  },
  {
    ...knowsBefore,
    id: 'know-before-time',
    title: 'Booking conditions for a time',
    walk: inOrder(choosesTime(), finds('text', 'know-before.tableUntil')),
  },
]

const needsCard = { needs: ['card-guarantee'], scene: 'guarantee needed' } as const

/** Step 8, with mock Braintree fields. */
export const guarantee: readonly PictureEntry[] = [
  {
    ...needsCard,
    id: 'card',
    title: 'Guarantee your table',
    walk: reachesCard,
  },
  {
    ...needsCard,
    id: 'card-errors',
    title: 'A card with errors',
    walk: inOrder(reachesCard, presses('booking.complete'), finds('text', 'card-guarantee.warning')),
  },
  {
    ...needsCard,
    id: 'card-refused',
    title: 'A guarantee that is refused',
    scene: 'guarantee refused',
    walk: inOrder(sendsCard, finds('text', 'booking.failed')),
  },
  {
    ...needsCard,
    id: 'card-booked',
    title: 'Confirmed with a guarantee',
    walk: inOrder(sendsCard, finds('text', 'booking.guaranteed')),
  },
]

/** A reload, and a device that remembers. */
export const keep: readonly PictureEntry[] = [
  {
    id: 'kept',
    title: 'After a reload',
    adds: ['keep'],
    // Without the terms, which aren't kept.
    walk: inOrder(reachesDetails(), async (walker, { customer }) => {
      for (const [field, text] of Object.entries(customer)) await walker.fills(`details.${field}`, text)
    }),
    again: finds('button', 'keep.startAgain'),
  },
  {
    id: 'remember',
    title: 'Remembered on this device',
    adds: ['keep'],
    plugins: { keep: { choice: false } },
    walk: inOrder(reachesDetails(), finds('checkbox', 'keep.remember')),
  },
]

/** Steps 5 and 7 with the ticket. */
export const ticket: readonly PictureEntry[] = [
  {
    id: 'ticket',
    title: 'The ticket',
    adds: ['ticket'],
    walk: inOrder(sends, finds('button', 'ticket.calendar')),
  },
  {
    id: 'ticket-calendar',
    title: 'Into the diner’s calendar',
    adds: ['ticket'],
    walk: inOrder(sends, presses('ticket.calendar'), finds('button', 'ticket.file')),
  },
  {
    ...needsCard,
    id: 'ticket-card',
    title: 'The ticket, with a card',
    adds: ['ticket'],
    walk: inOrder(sendsCard, finds('button', 'ticket.calendar')),
  },
  {
    id: 'ticket-menu',
    title: 'The ticket, with a menu',
    adds: ['ticket'],
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: inOrder(
      continues(),
      // The times of the step before are radio buttons too.
      finds('heading', 'menus.title'),
      clicks('radio'),
      presses('menus.next'),
      finds('textbox', 'details.firstName'),
      completes(),
      finds('text', 'menus.menu'),
    ),
  },
  {
    id: 'ticket-request',
    title: 'An enquiry’s ticket',
    adds: ['ticket'],
    journey: 'KidsPartyEnquiry',
    walk: inOrder(reachesDetails('kids-party'), enquires, finds('text', 'ticket.request')),
  },
]
