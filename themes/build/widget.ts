import { registerWidgetCode } from '../../src/host/loader/register-widget-code'
import catalogue from 'catalogue-of-the-build'

/** The widget's code in the script-tag build; the loader (themes/build/script-tag.ts) loads it by its name. */
registerWidgetCode(catalogue, (widgets) => import('./doctor').then(({ doctor }) => doctor(widgets)))
