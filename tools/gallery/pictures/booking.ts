import { type PictureEntry, after, continues, fills, fixes, reachesDetails, sends } from '../picture'
import { availabilityBody } from '../../../src/scenes'

/** After Continue: step 2, step 3, or a message. */
export const availability: readonly PictureEntry[] = [
  {
    id: 'checking',
    title: 'Checking availability',
    caption: 'The loading text covers the step while the back end checks.',
    state: 'waiting',
    scene: 'never answered',
    walk: after(continues, 'text', 'booking.waiting'),
  },
  {
    id: 'alternatives',
    title: 'Other restaurants with tables',
    caption: 'The chosen restaurant is full. Others nearby are listed, with the nearest time marked.',
    step: 2,
    state: 'full',
    scene: 'full with alternatives',
    needs: ['cross-sell'],
    walk: after(continues, 'heading', 'cross-sell.title'),
  },
  {
    id: 'fallback',
    title: 'Times on request',
    caption: 'Without free tables, the restaurant may accept an enquiry: “Enquire”.',
    step: 2,
    state: 'full',
    scene: 'enquiry fallback',
    needs: ['cross-sell', 'enquiry'],
    walk: after(continues, 'heading', 'cross-sell.title'),
  },
  {
    id: 'none',
    title: 'No table anywhere',
    caption: 'The message names the restaurant and gives its telephone number.',
    state: 'full',
    scene: 'all full',
    walk: after(continues, 'button', 'widget.ok'),
  },
  {
    id: 'check-failed',
    title: 'A check that failed',
    caption: 'The banner can be dismissed, and all selections stay.',
    state: 'error',
    scene: 'the check fails',
    walk: after(continues, 'button', 'widget.ok'),
  },
  {
    id: 'menu',
    title: 'Choose a menu',
    caption: 'If a brand offers menus, each is a card.',
    step: 3,
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    walk: after(continues, 'heading', 'menus.title'),
  },
  {
    id: 'menu-missing',
    title: 'No menu chosen yet',
    caption: 'Next without a selection shows an error.',
    step: 3,
    state: 'error',
    scene: 'a menu to choose',
    needs: ['menus'],
    plugins: { menus: { offer: true } },
    async walk(walker, visit) {
      await continues(walker, visit)
      await walker.presses('menus.next')
      await walker.finds('text', 'menus.missing')
    },
  },
]

/** Step 4, and the results of sending. */
export const details: readonly PictureEntry[] = [
  {
    id: 'details',
    title: 'Your details',
    caption: 'Step 4, with the restaurant and the summary above it.',
    step: 4,
    scene: 'age and news asked',
    walk: reachesDetails,
  },
  {
    id: 'details-errors',
    title: 'Details with errors',
    caption: 'Each field shows its error.',
    step: 4,
    state: 'error',
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await walker.fills('details.email', 'anna@')
      await walker.entersIn('details.email')
      await walker.finds('text', 'widget.enterFirstName')
    },
  },
  {
    id: 'details-happy',
    title: 'Happy with your choices?',
    caption: 'All fields are complete. Continue, or the button that sends, is enabled.',
    step: 4,
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await fills(walker, visit)
      await walker.finds('text', visit.atOnce ? 'send-at-once.happy' : 'details.happy')
    },
  },
  {
    id: 'terms',
    title: 'The terms',
    caption: 'A popup with a section for each journey, open at the current one.',
    step: 4,
    state: 'open',
    needs: ['terms'],
    screenful: true,
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await walker.presses('terms.link')
      await walker.finds('button', 'booking.terms')
    },
  },
  {
    id: 'complete',
    title: 'Ready to send',
    caption: 'The details are fixed, and can be edited again.',
    step: 4,
    without: ['send-at-once'],
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await fixes(walker, visit)
      await walker.finds('button', 'booking.complete')
    },
  },
  {
    id: 'verification',
    title: 'Human verification',
    caption: 'hCaptcha appears once the details are fixed. This is a mock.',
    step: 4,
    needs: ['human-verification'],
    plugins: { 'human-verification': { siteKey: 'sandbox' } },
    async walk(walker, visit) {
      await reachesDetails(walker, visit)
      await fixes(walker, visit)
      await walker.outside.finds('checkbox', /human/)
    },
  },
  {
    id: 'sending',
    title: 'Completing the booking',
    caption: 'The loading text while it is sent.',
    step: 4,
    state: 'waiting',
    scene: 'never answered',
    answers: { 'GET /api/venues/searchavailability/*': availabilityBody() },
    walk: after(sends, 'text', 'booking.sending'),
  },
  {
    id: 'refused',
    title: 'A booking that is refused',
    caption: 'The first message of each refused field.',
    step: 4,
    state: 'error',
    scene: '400 with fields',
    walk: after(sends, 'text', 'booking.failed'),
  },
  {
    id: 'unanswered',
    title: 'A lost response',
    caption: 'The booking may exist: what was sent and when, the telephone number, and “Send again”.',
    step: 4,
    state: 'error',
    scene: 'answer lost after the create',
    walk: after(sends, 'button', 'widget.sendAgain'),
  },
  {
    id: 'booked',
    title: 'Booking confirmed',
    caption: 'Step 5: the reference and the booking.',
    step: 5,
    walk: after(sends, 'heading', 'booking.confirmed'),
  },
]
