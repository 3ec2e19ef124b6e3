/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'hCaptcha’s check, for `human-verification`'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  siteKey: 'your site key; without one there is no challenge',
  hcaptcha: 'the page’s own `hcaptcha`',
  script:
    'the script’s address, if it is not the usual one; at `hcaptcha.com` or a subdomain; for another one, load the script yourself',
  theme: '`light` or `dark`; by default like the look',
}

/** As hCaptcha's documentation lists them: the wildcard doesn't include the domain itself. */
const hosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

/** What the page's Content-Security-Policy must allow if a brand uses this plugin. */
export const policy = {
  'script-src': hosts,
  'frame-src': hosts,
  'style-src': hosts,
  'connect-src': hosts,
  'trusted-types': ['tavola-hcaptcha'],
}

/** What a diner's browser loads from others, for docs/security.md. */
export const thirdParty = {
  name: 'hCaptcha, a service of Intuition Machines',
  loads: 'its script, which loads its frames, styles and further scripts',
  when: 'after the diner has confirmed the details of a booking, if the brand has a site key',
}

/** Without a site key nothing is loaded from hCaptcha. */
export const needsPolicy = (options: Readonly<Record<string, unknown>>) => Boolean(options.siteKey)
