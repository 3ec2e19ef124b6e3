import adultsParty from '../../plugins/adults-party'
import booking from '../../plugins/booking'
import cardGuarantee from '../../plugins/card-guarantee'
import crossSell from '../../plugins/cross-sell'
import enquiry from '../../plugins/enquiry'
import humanVerification from '../../plugins/human-verification'
import kidsParty from '../../plugins/kids-party'
import menus from '../../plugins/menus'
import terms from '../../plugins/terms'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { fields, stepOne } from './fields'
import { languages, texts } from '../languages'

/**
 * The contents of the script-tag build. Plugins of the default brand are added here, all others in further-plugins.ts. The table in
 * tools/webpack/files.js decides which part is in which file.
 */
export const catalogue: Catalogue = {
  plugins: [
    stepOne,
    ...fields.start!,
    booking,
    adultsParty,
    kidsParty,
    enquiry,
    crossSell,
    menus,
    cardGuarantee,
    humanVerification,
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
