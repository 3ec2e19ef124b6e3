import type { Messages } from 'tavola'
import { defineParty } from 'tavola/journeys'

declare module 'tavola' {
  interface JourneyNames {
    AdultsPartyEnquiry: true
    AdultPMP: true
  }
}

/** The journey's texts. The enquiry plugin has those of its last steps. */
const texts = {
  label: 'Adults Pizza Making Party Enquiry',
  startTitle: 'Plan a party',
  title: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ADULTS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Adult Pizza Making Parties',
} as const satisfies Messages

/** Its options (party.adults-terms). Times are in hours, and an empty currency is the brand's. */
const options = {
  price: 29.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2.5,
  noticeHours: 48,
}

/** The adults' pizza making party (party.adults-terms). */
export default defineParty({
  id: 'adults-party',
  // The name for the restaurant is the same in every language.
  texts: { ...texts, occasion: 'Adults Pizza Making Party' },
  journey: {
    name: 'AdultsPartyEnquiry',
    aliases: ['AdultPMP'],
    defaults: { adults: 'minimum', children: 0 },
  },
  options,
  occasionKey: 'pmpAdultOccasionName',
  panel: () => import('./panel'),
  panelHeight: 14.875,
  terms: () => import('./terms'),
})
