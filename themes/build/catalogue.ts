import adultsParty from '../../plugins/adults-party'
import booking from '../../plugins/booking'
import crossSell from '../../plugins/cross-sell'
import enquiry from '../../plugins/enquiry'
import kidsParty from '../../plugins/kids-party'
import menus from '../../plugins/menus'
import terms from '../../plugins/terms'
import type { Catalogue } from '../../src/host/brand/catalogue'
import cardGuarantee, { braintree } from './companions/card-guarantee'
import humanVerification, { hcaptcha } from './companions/human-verification'
import start, { fields } from './companions/start'
import { languages, texts } from '../languages'

/**
 * The contents of the script-tag build. Plugins of the default brand are added here, all others in further-plugins.ts. The table in
 * tools/webpack/files.js decides which part is in which file.
 */
export const catalogue: Catalogue = {
  plugins: [
    start,
    ...fields,
    booking,
    adultsParty,
    kidsParty,
    enquiry,
    crossSell,
    menus,
    cardGuarantee,
    braintree,
    humanVerification,
    hcaptcha,
    terms,
  ],
  further: () => import('./further-plugins'),
  themes: {
    milano: () => import(/* webpackMode: "eager" */ '../milano'),
    notte: () => import('../notte'),
    zaytuna: () => import('../zaytuna'),
  },
  languages,
  texts,
  fallback: 'milano',
}

export default catalogue
