import type { Picture } from '../picture'
import { fillsCard, reachesCard } from './ways'

const shared = { journey: 'Booking', needs: ['card-guarantee'] } as const

/** Step 8, with a stand-in for Braintree's fields. */
export const guarantee: readonly Picture[] = [
  {
    ...shared,
    id: 'card',
    title: 'Guarantee your table',
    caption: 'Step 8: what the guarantee means, the card, and until when it is free to cancel.',
    scene: 'guarantee needed',
    walk: reachesCard,
  },
  {
    ...shared,
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
    ...shared,
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
    ...shared,
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
