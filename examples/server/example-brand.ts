import { milanoTexts } from '../brands/milano'
import { notte, notteEnglish } from '../brands/notte'
import { zaytuna } from '../brands/zaytuna'
import type { Settings } from './settings'

/** The settings that the example brand depends on. */
export type Keys = Pick<Settings, 'captcha' | 'braintree'>

/** The brands of examples/brands, by their names on the pages. */
const otherBrands = { notte, 'notte-en': notteEnglish, zaytuna }

/**
 * The source of a module with the brands of the example pages: "example" with all plugins and journeys, "questions" with
 * the general enquiry alone, "specified" with the plugins of the default brand, and those of examples/brands. hCaptcha and
 * Braintree are sandbox versions, which verify and charge nothing. With keys in the environment the real services are used.
 */
export function exampleBrand({ captcha, braintree }: Keys): string {
  const check = captcha ? JSON.stringify({ siteKey: captcha.siteKey }) : `{ siteKey: 'sandbox', hcaptcha }`
  const imports = [
    ...(captcha ? [] : [`import { hcaptcha } from './sandbox/hcaptcha.js'`]),
    ...(braintree ? [] : [`import { braintree } from './sandbox/braintree.js'`]),
  ]
  return `${imports.join('\n')}
const start = { recent: true, all: 'milano' }
const idempotencyHeader = 'Idempotency-Key'
const links = { terms: '/terms.html', privacy: '/privacy.html' }
const options = {
  // The server's restaurants, which stand for those of the other brands too.
  start: { ...start, journey: 'Booking' },
  menus: { offer: true },
  enquiry: { requireQuestion: true },
  photograph: { src: '/pictures/tagliatelle.svg', width: 600, height: 800 },
  braintree: ${braintree ? '{}' : '{ braintree }'},
  hcaptcha: ${check},
}
const example = {
  name: 'milano',
  plugins: ${JSON.stringify(plugins)},
  journeys: ${JSON.stringify(journeys)},
  country: ['IE', 'GB'],
  messages: ${JSON.stringify(milanoTexts)},
  idempotencyHeader,
  links,
  options,
}
const brands = {
  example,
  questions: { ...example, journeys: ['Enquiry'] },
  specified: { ...example, plugins: ${JSON.stringify(specified)}, messages: {}, options: { ...options, start } },
}
for (const [name, house] of Object.entries(${JSON.stringify(otherBrands)}))
  brands[name] = { ...house, options: { ...options, ...house.options, start: options.start }, idempotencyHeader, links }
window.Tavola.brands = brands
`
}

/** The default brand's plugins: the controls that docs/spec describes. */
const specified = [
  'start',
  'booking',
  'adults-party',
  'kids-party',
  'enquiry',
  'cross-sell',
  'menus',
  'card-guarantee',
  'braintree',
  'human-verification',
  'hcaptcha',
  'terms',
]

/** The plugins of the brand "example". */
export const plugins = [
  ...specified,
  'day-at-a-glance',
  'first-free',
  'send-at-once',
  'ticket',
  'know-before',
  'faces',
  'journey-tiles',
  'photograph',
  'motion',
  'requests',
  'keep',
  'agent-tools',
]

export const journeys = ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry']
