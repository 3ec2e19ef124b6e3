/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings = 'a menu to choose before the details'

/** Its options, for the README. */
export const options = {
  offer: '`true` turns it on',
}

/** What a page's Content-Security-Policy must allow where a brand lists the plugin. */
export const policy = { 'img-src': ['{images}'] }

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 2_450
