import { availabilityBody } from '../../../src/scenes'
import type { PictureEntry } from '../picture'
import {
  clicks,
  continues,
  fillsDetails,
  finds,
  fixesDetails,
  inOrder,
  presses,
  reachesDetails,
  sends,
} from '../walks'

/** After Continue: step 2, step 3, or a message. */
export const availability: readonly PictureEntry[] = [
  {
    id: 'checking',
    title: 'Checking availability',
    scene: 'never answered',
    walk: inOrder(continues(), finds('text', 'booking.waiting')),
  },
  {
    id: 'alternatives',
    title: 'Other restaurants with tables',
    scene: 'full with alternatives',
    needs: ['cross-sell'],
    walk: inOrder(continues(), finds('heading', 'cross-sell.title')),
  },
  {
    id: 'fallback',
    title: 'Times on request',
    scene: 'enquiry fallback',
    needs: ['cross-sell', 'enquiry'],
    walk: inOrder(continues(), finds('heading', 'cross-sell.title')),
  },
  {
    id: 'none',
    title: 'No table anywhere',
    scene: 'all full',
    walk: inOrder(continues(), finds('button', 'widget.ok')),
  },
  {
    id: 'check-failed',
    title: 'A check that failed',
    scene: 'the check fails',
    walk: inOrder(continues(), finds('button', 'widget.ok')),
  },
  {
    id: 'menu',
    title: 'Choose a menu',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: inOrder(continues(), finds('heading', 'menus.title')),
  },
  {
    id: 'menu-missing',
    title: 'No menu chosen yet',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: inOrder(continues(), presses('menus.next'), finds('text', 'menus.missing')),
  },
]

/** Step 4, and the results of sending. */
export const details: readonly PictureEntry[] = [
  {
    id: 'details',
    title: 'Your details',
    scene: 'age and news asked',
    walk: reachesDetails(),
  },
  {
    id: 'details-errors',
    title: 'Details with errors',
    walk: inOrder(reachesDetails(), async (walker) => {
      await walker.fills('details.email', 'anna@')
      await walker.entersIn('details.email')
      await walker.finds('text', 'widget.enterFirstName')
    }),
  },
  {
    id: 'details-happy',
    title: 'Happy with your choices?',
    walk: inOrder(reachesDetails(), fillsDetails, (walker, { atOnce }) =>
      walker.finds('text', atOnce ? 'send-at-once.happy' : 'details.happy'),
    ),
  },
  {
    id: 'terms',
    title: 'The terms',
    needs: ['terms'],
    walk: inOrder(reachesDetails(), presses('terms.link'), finds('button', 'booking.terms')),
  },
  {
    id: 'complete',
    title: 'Ready to send',
    without: ['send-at-once'],
    walk: inOrder(fixesDetails, finds('button', 'booking.complete')),
  },
  {
    id: 'verification',
    title: 'Human verification',
    needs: ['human-verification'],
    plugins: { 'human-verification': { siteKey: 'sandbox' } },
    walk: inOrder(fixesDetails, (walker) => walker.outside.finds('checkbox', /human/)),
  },
  {
    id: 'sending',
    title: 'Completing the booking',
    scene: 'never answered',
    answers: { 'GET /api/venues/searchavailability/*': availabilityBody() },
    walk: inOrder(sends, finds('text', 'booking.sending')),
  },
  {
    id: 'refused',
    title: 'A booking that is refused',
    scene: '400 with fields',
    walk: inOrder(sends, finds('text', 'booking.failed')),
  },
  {
    id: 'unanswered',
    title: 'A lost response',
    scene: 'answer lost after the create',
    walk: inOrder(sends, finds('button', 'widget.sendAgain')),
  },
  {
    id: 'booked',
    title: 'Booking confirmed',
    walk: inOrder(sends, finds('heading', 'booking.confirmed')),
  },
  {
    id: 'requests',
    title: 'Requests to choose from',
    adds: ['requests'],
    walk: inOrder(
      reachesDetails(),
      clicks('checkbox', 'requests.highChair'),
      clicks('checkbox', 'requests.allergies'),
      finds('textbox', 'requests.which'),
    ),
  },
]
