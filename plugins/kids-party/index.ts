import { defineParty } from 'tavola'
import { forTheRestaurant, messages } from './messages'
import { numbers } from './numbers'

declare module 'tavola' {
  interface JourneyNames {
    KidsPartyEnquiry: true
    KidsPMP: true
  }
}

/** The kids' pizza making party (section 9, "Party terms"). */
export default defineParty({
  id: 'kids-party',
  messages: { ...messages, ...forTheRestaurant },
  journey: {
    name: 'KidsPartyEnquiry',
    aliases: ['KidsPMP'],
    defaults: { adults: 1, children: 'minimum' },
  },
  options: numbers,
  occasionKey: 'pmpKidsOccasionName',
  panel: () => import(/* webpackChunkName: "kids-party-panel" */ './panel'),
  // One more line in a narrow widget.
  panelHeight: 'clamp(25.875em, (32.5em - 100cqi) * 99, 27.375em)',
  terms: () => import(/* webpackChunkName: "kids-party-terms" */ './terms'),
})
