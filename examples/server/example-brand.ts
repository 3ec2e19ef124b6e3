import { milanoTexts } from '../brands/milano'
import { notte, notteEnglish } from '../brands/notte'
import { zaytuna } from '../brands/zaytuna'
import type { Settings } from './settings'

/** The settings that the example brand depends on. */
export type Keys = Pick<Settings, 'captcha' | 'braintree'>

/** The brands of examples/brands, by their names on the pages. */
const otherBrands = { notte, 'notte-en': notteEnglish, zaytuna }

/**
 * The source of a module with the brands of the example pages: "example" with all plugins and journeys, "questions"
 * with the general enquiry alone, "specified" with the plugins of the default brand, and those of examples/brands. hCaptcha and Braintree are sandbox versions, which verify and charge nothing. With keys in the
 * environment the real services are used.
 */
export function exampleBrand({ captcha, braintree }: Keys): string {
  const check = captcha === undefined
  const card = braintree === undefined
  const lines = [
    ...(check ? [`import { hcaptcha } from './sandbox/hcaptcha.js'`] : []),
    ...(card ? [`import { braintree } from './sandbox/braintree.js'`] : []),
    'window.Tavola.brands = {',
    '  example: {',
    `    name: 'milano',`,
    `    plugins: ${JSON.stringify(plugins)},`,
    `    journeys: ${JSON.stringify(journeys)},`,
    `    country: ['IE', 'GB'],`,
    `    messages: ${JSON.stringify(milanoTexts)},`,
    `    idempotencyHeader: 'Idempotency-Key',`,
    `    links: { terms: '/terms.html', privacy: '/privacy.html' },`,
    '    options: {',
    // The server's restaurants, which stand for those of the other brands too.
    `      start: { journey: 'Booking', recent: true, all: 'milano' },`,
    '      menus: { offer: true },',
    `      enquiry: { requireQuestion: true },`,
    `      photograph: { src: '/pictures/tagliatelle.svg', width: 600, height: 800 },`,
    `      'card-guarantee': ${card ? '{ braintree }' : '{}'},`,
    `      'human-verification': ${check ? `{ siteKey: 'sandbox', hcaptcha }` : JSON.stringify({ siteKey: captcha.siteKey })},`,
    '    },',
    '  },',
    '}',
    'const { brands } = window.Tavola',
    `brands.questions = { ...brands.example, journeys: ['Enquiry'] }`,
    `brands.specified = { ...brands.example, plugins: ${JSON.stringify(specified)}, messages: {}, options: { ...brands.example.options, start: { recent: true, all: 'milano' } } }`,
    'const { options, idempotencyHeader, links } = brands.example',
    `for (const [name, house] of Object.entries(${JSON.stringify(otherBrands)}))`,
    '  brands[name] = { ...house, options: { ...options, ...house.options, start: options.start }, idempotencyHeader, links }',
  ]
  return `${lines.join('\n')}\n`
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
  'human-verification',
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
