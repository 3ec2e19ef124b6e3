/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'the choice of a menu, before the details'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  offer: '`true` to offer menus; a single one is preselected',
}

/** What the page's Content-Security-Policy must allow if a brand uses this plugin. */
export const policy = { 'img-src': ['{images}'] }
