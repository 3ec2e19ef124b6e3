import { definePlugin, partyNotice } from 'tavola'
import { messages } from './messages'

const loadPanel = () => import(/* webpackChunkName: "kids-party-panel" */ './panel')
/** The panel's height: one line more where the widget is narrow. */
const room = 'clamp(414px, (520px - 100cqi) * 99, 438px)'

/** The kids pizza making party, an enquiry: what it costs and asks for (section 9, "Party terms"). */
export default definePlugin({
  id: 'kids-party',
  essential: true,
  messages,
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
    { at: 'choices', load: loadPanel, room },
    { at: 'enquiry', load: loadPanel, room },
    {
      at: 'terms',
      always: true,
      label: 'terms',
      load: () => import(/* webpackChunkName: "kids-party-terms" */ './terms'),
    },
  ],
})
