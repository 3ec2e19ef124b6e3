/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'sends host events to the page’s own GA4 or Tag Manager, with consent; not in `milano`; see [Analytics](../events.md#analytics)'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  consent:
    'a function, called for each event; or `"tag-manager"` if your tag manager holds events back itself',
  dataLayer: 'the name of the page’s list',
  gtag: 'the page’s function, used instead of the list',
  prefix: 'the prefix of each event’s name',
  names: 'other names, by event',
}
