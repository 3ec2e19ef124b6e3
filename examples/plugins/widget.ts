import { registerWidgetCode } from '../../src/host/loader/register-widget-code'
import { createInstance } from '../../src/host/widget/instance'
import { catalogue } from './catalogue'

/** The widget's code with the chain's own plugins; script-tag.ts fetches it by its name. */
registerWidgetCode({
  createInstance: (parts) =>
    createInstance({ ...parts, brandOf: (options) => ({ brand: parts.brandOf(options), catalogue }) }),
})
