import { registerWidgetCode } from '../../src/host/loader/register-widget-code'
import { createWidget } from '../../src/host/widget/create-widget'
import { catalogue } from './catalogue'

/** The widget's code with the chain's own plugins; script-tag.ts loads it by its name. */
registerWidgetCode({
  createWidget: (parts) =>
    createWidget({ ...parts, brandOf: (options) => ({ brand: parts.brandOf(options), catalogue }) }),
})
