/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings = 'hCaptcha before a booking is sent'

/** Its options, for the README. */
export const options = {
  siteKey: 'without one there is no challenge',
  hcaptcha: 'the page’s own',
  script: 'its address',
  theme: '`light` or `dark`, left out: as the look is',
}

/** What a page's Content-Security-Policy must allow where a brand lists the plugin. */
export const policy = {
  'script-src': ['https://*.hcaptcha.com'],
  'frame-src': ['https://*.hcaptcha.com'],
  'style-src': ['https://*.hcaptcha.com'],
  'connect-src': ['https://*.hcaptcha.com'],
  'trusted-types': ['tavola-hcaptcha'],
}

/** Without a site key nothing is fetched from hCaptcha. */
export const needsPolicy = (options: Readonly<Record<string, unknown>>) => Boolean(options.siteKey)

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 3_800
