import { registerWidgetCode } from '../../src/host/loader/register-widget-code'
import catalogue from 'catalogue-of-the-build'

/** The widget's code in the script-tag build, which the loader (script-tag.ts) fetches. */
registerWidgetCode(catalogue, (widgets) => import('./doctor').then(({ doctor }) => doctor(widgets)))
