import { definePlugin, partyNotice } from 'tavola'
import { forTheRestaurant, messages } from './messages'

declare module 'tavola' {
  interface JourneyNames {
    KidsPartyEnquiry: true
    KidsPMP: true
  }
}

const loadPanel = () => import(/* webpackChunkName: "kids-party-panel" */ './panel')
/** The panel's height: one line more where the widget is narrow. */
const reservedHeight = 'clamp(25.875em, (32.5em - 100cqi) * 99, 27.375em)'

/** The kids pizza making party, an enquiry: what it costs and asks for (section 9, "Party terms"). */
export default definePlugin({
  id: 'kids-party',
  essential: true,
  messages: { ...messages, ...forTheRestaurant },
  journey: {
    name: 'KidsPartyEnquiry',
    aliases: ['KidsPMP'],
    outcome: 'enquiry',
    defaults: { adults: 1, children: 8 },
    splitGuests: true,
    noticeHours: partyNotice,
    unchecked: true,
  },
  payload: {
    ocassionType: ({ facts, t }) => facts.bookingConfiguration.pmpKidsOccasionName || t('occasion'),
  },
  inserts: [
    { at: 'choices', load: loadPanel, reservedHeight, optional: true },
    { at: 'enquiry.details', load: loadPanel, reservedHeight, optional: true },
    {
      at: 'terms.sections',
      always: true,
      optional: true,
      label: 'terms',
      load: () => import(/* webpackChunkName: "kids-party-terms" */ './terms'),
    },
  ],
})
