import type { Brand } from 'tavola'

/** The default brand. Other brands inherit the settings that they leave out. */
export const brand: Brand = {
  name: 'milano',
  title: 'Milano restaurants',
  theme: 'milano',
  tokens: {},
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  country: 'GB',
  plugins: [
    'start',
    'location',
    'date',
    'guests',
    'time',
    'booking',
    'adults-party',
    'kids-party',
    'enquiry',
    'cross-sell',
    'menus',
    'card-guarantee',
    'human-verification',
    'terms',
  ],
  options: {},
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  groupJourney: 'Enquiry',
  sessionHeader: 'X-Session-Id',
  links: { terms: 'https://milano.example/terms', privacy: 'https://milano.example/privacy' },
  messages: {},
}
