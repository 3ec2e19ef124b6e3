import { definePlugin, partyNotice } from 'tavola'
import { forTheRestaurant, messages } from './messages'

declare module 'tavola' {
  interface JourneyNames {
    AdultsPartyEnquiry: true
    AdultPMP: true
  }
}

const loadPanel = () => import(/* webpackChunkName: "adults-party-panel" */ './panel')
/** The panel's height: one line more where the widget is narrow. */
const reservedHeight = 'clamp(14.875em, (32.5em - 100cqi) * 99, 16.375em)'

/** The adults pizza making party, an enquiry: what it costs and asks for (section 9, "Party terms"). */
export default definePlugin({
  id: 'adults-party',
  essential: true,
  messages: { ...messages, ...forTheRestaurant },
  journey: {
    name: 'AdultsPartyEnquiry',
    aliases: ['AdultPMP'],
    outcome: 'enquiry',
    defaults: { adults: 8, children: 0 },
    splitGuests: true,
    noticeHours: partyNotice,
    unchecked: true,
  },
  payload: {
    ocassionType: ({ facts, t }) => facts.bookingConfiguration.pmpAdultOccasionName || t('occasion'),
  },
  inserts: [
    { at: 'choices', load: loadPanel, reservedHeight, optional: true },
    { at: 'enquiry.details', load: loadPanel, reservedHeight, optional: true },
    {
      at: 'terms.sections',
      always: true,
      optional: true,
      label: 'terms',
      load: () => import(/* webpackChunkName: "adults-party-terms" */ './terms'),
    },
  ],
})
