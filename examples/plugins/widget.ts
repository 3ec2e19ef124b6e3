import { registerWidgetCode } from '../../src/host/loader/register-widget-code'
import { catalogue } from './catalogue'

/** The widget's code with the chain's own plugins; the loader (script-tag.ts) loads it by its name. */
registerWidgetCode(catalogue)
