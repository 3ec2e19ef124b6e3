import type { Messages } from 'tavola'
import { defineParty } from 'tavola/journeys'

declare module 'tavola' {
  interface JourneyNames {
    KidsPartyEnquiry: true
    KidsPMP: true
  }
}

/** The journey's texts. The enquiry plugin has those of its last steps. */
const texts = {
  label: 'Kids Pizza Making Party Enquiry',
  startTitle: 'Plan a kids’ party',
  title: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  confirmedTitle: 'YOUR KIDS PIZZA MAKING PARTY ENQUIRY DETAILS',
  terms: 'Kids Pizza Making Parties',
} as const satisfies Messages

/** Its options (party.kids-terms). Times are in hours, and an empty currency is the brand's. */
const options = {
  price: 16.95,
  deposit: 5,
  currency: '',
  minimum: 8,
  hours: 2,
  noticeHours: 48,
  /** The youngest child's. */
  age: 4,
  /** How many children of an age group one adult can supervise (party.supervision). */
  supervision: [
    { from: 4, to: 5, children: 4 },
    { from: 6, to: 7, children: 6 },
    { from: 8, to: 11, children: 10 },
  ],
}

export type KidsNumbers = typeof options

/** The kids' pizza making party (party.kids-terms). */
export default defineParty({
  id: 'kids-party',
  // The name for the restaurant is the same in every language.
  texts: { ...texts, occasion: 'Kids Pizza Making Party' },
  journey: {
    name: 'KidsPartyEnquiry',
    aliases: ['KidsPMP'],
    defaults: { adults: 1, children: 'minimum' },
  },
  options,
  occasionKey: 'pmpKidsOccasionName',
  panel: () => import('./panel'),
  panelHeight: 25.875,
  terms: () => import('./terms'),
})
