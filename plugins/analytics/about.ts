/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings =
  'passes host events on to the page’s own GA4 or Tag Manager, with consent; not in `milano`; see [Analytics](#analytics)'

/** Its options, for the README. */
export const options = {
  consent: 'a function, asked at each event',
  dataLayer: 'the name of the page’s list',
  gtag: 'the page’s function, in place of the list',
  prefix: 'before each event’s name',
  names: 'other names, by the event’s own',
}

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 480
