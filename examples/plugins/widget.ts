import { deliver } from '../../src/host/deliver'
import { createInstance } from '../../src/host/instance'
import { catalogue } from './catalogue'

/** The widget's code with the chain's own plugins; script-tag.ts fetches it by its name. */
deliver({
  createInstance: (parts) =>
    createInstance({ ...parts, brandOf: (options) => ({ brand: parts.brandOf(options), catalogue }) }),
})
