import { notte, notteEnglish } from '../brands/notte'
import { zaytuna } from '../brands/zaytuna'
import type { Settings } from './settings'

/** What the example pages' brand is made of. */
export type Keys = Pick<Settings, 'hcaptchaSiteKey' | 'braintreeTokenizationKey'>

/** The brands of examples/brands, by their names on the pages. */
const houses = { notte, 'notte-en': notteEnglish, zaytuna }

/**
 * The brands of the example pages, a module: "example" with all the plugins and all journeys, and the other houses. hCaptcha and Braintree are the sandbox's,
 * which check nothing and charge nobody; with keys of their own in the environment they are the real ones.
 */
export function exampleBrand({ hcaptchaSiteKey, braintreeTokenizationKey }: Keys): string {
  const check = hcaptchaSiteKey === undefined
  const card = braintreeTokenizationKey === undefined
  const lines = [
    ...(check ? [`import { hcaptcha } from './sandbox/hcaptcha.js'`] : []),
    ...(card ? [`import { braintree } from './sandbox/braintree.js'`] : []),
    'window.Tavola.brands = {',
    '  example: {',
    `    plugins: ${JSON.stringify(plugins)},`,
    `    journeys: ${JSON.stringify(journeys)},`,
    '    options: {',
    '      menus: { offer: true },',
    `      'card-guarantee': ${card ? '{ braintree }' : '{}'},`,
    `      'human-verification': ${check ? `{ siteKey: 'sandbox', hcaptcha }` : JSON.stringify({ siteKey: hcaptchaSiteKey })},`,
    '    },',
    '  },',
    '}',
    'const { brands } = window.Tavola',
    `for (const [name, house] of Object.entries(${JSON.stringify(houses)}))`,
    '  brands[name] = { ...house, options: brands.example.options }',
  ]
  return `${lines.join('\n')}\n`
}

const plugins = [
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

const journeys = ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry']
