import bannerCss from './banner.css'
import controlsCss from './controls.css'
import hostCss from './host.css'
import widgetCss from './widget.css'

/** The style sheets of every widget, in the order that they count; those of the theme and of the parts follow. */
export const shellStyles: readonly string[] = [hostCss, widgetCss, bannerCss, controlsCss]
