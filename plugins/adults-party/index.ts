import { defineParty } from 'tavola'
import { forTheRestaurant, messages, numbers } from './model'

declare module 'tavola' {
  interface JourneyNames {
    AdultsPartyEnquiry: true
    AdultPMP: true
  }
}

/** The adults' pizza making party (party.adults-terms). */
export default defineParty({
  id: 'adults-party',
  messages: { ...messages, ...forTheRestaurant },
  journey: {
    name: 'AdultsPartyEnquiry',
    aliases: ['AdultPMP'],
    defaults: { adults: 'minimum', children: 0 },
  },
  options: numbers,
  occasionKey: 'pmpAdultOccasionName',
  panel: () => import(/* webpackChunkName: "adults-party-panel" */ './panel'),
  panelHeight: 14.875,
  terms: () => import(/* webpackChunkName: "adults-party-terms" */ './terms'),
})
