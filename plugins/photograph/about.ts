/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'a photograph in the header, of the brand or of the restaurant (its `picture: {src, width, height, alt}`); not in `milano`'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  src: 'the address: `https:`, or on the page’s own server; by default only the restaurants’ pictures',
  width: 'in pixels',
  height: 'in pixels',
  alt: 'the text alternative; empty for decoration',
}

/** What the page's Content-Security-Policy must allow if a brand uses this plugin. */
export const policy = { 'img-src': ['{images}'] }
