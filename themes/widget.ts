import { deliver } from '../src/host/deliver'
import { createInstance } from '../src/host/instance'
import { catalogue } from './catalogue'

/** The widget's code in the script-tag build; themes/script-tag.ts fetches it by its name. */
deliver({
  createInstance: (parts) =>
    createInstance({ ...parts, brandOf: (options) => ({ brand: parts.brandOf(options), catalogue }) }),
  doctor: (made) => import(/* webpackChunkName: "doctor" */ './doctor').then(({ doctor }) => doctor(made)),
})
