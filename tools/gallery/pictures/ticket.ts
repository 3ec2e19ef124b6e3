import type { Picture } from '../picture'
import { completes, continues, enquires, fillsCard, reachesCard, reachesDetails, sends } from './ways'

const shared = { journey: 'Booking', adds: ['ticket'] } as const

/** Steps 5 and 7 as something to keep. */
export const ticket: readonly Picture[] = [
  {
    ...shared,
    id: 'ticket',
    title: 'The ticket',
    caption: 'Step 5: what was booked, with a reference that copies, and what to do with it.',
    scene: 'a free evening',
    async walk(walker, visit) {
      await sends(walker, visit)
      await walker.finds('button', 'ticket.calendar')
    },
  },
  {
    ...shared,
    id: 'ticket-calendar',
    title: 'Into the diner’s calendar',
    caption: 'A file made in the page, or a page of Google’s or Outlook’s.',
    scene: 'a free evening',
    async walk(walker, visit) {
      await sends(walker, visit)
      await walker.presses('ticket.calendar')
      await walker.finds('button', 'ticket.file')
    },
  },
  {
    ...shared,
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
    ...shared,
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
    ...shared,
    id: 'ticket-request',
    title: 'An enquiry’s ticket',
    caption: 'Step 7: a request, and said to be one; no calendar takes it for a table.',
    scene: 'a free evening',
    journey: 'KidsPartyEnquiry',
    async walk(walker, visit) {
      await reachesDetails(walker, visit, 'kids-party')
      await enquires(walker, visit)
      await walker.finds('text', 'ticket.request')
    },
  },
]
