import { defineParty } from 'tavola'
import { forTheRestaurant, messages, numbers } from './model'

declare module 'tavola' {
  interface JourneyNames {
    KidsPartyEnquiry: true
    KidsPMP: true
  }
}

/** The kids' pizza making party (party.kids-terms). */
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
  panelHeight: 25.875,
  terms: () => import(/* webpackChunkName: "kids-party-terms" */ './terms'),
})
