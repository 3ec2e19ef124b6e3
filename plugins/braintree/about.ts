/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'Braintree’s card fields, for `card-guarantee`'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  threeDSecure: '`true`: the diner’s bank verifies the card (3-D Secure) before the booking is sent with it',
  braintree:
    '`{client, hostedFields}`, if your page has loaded them already; with `threeDSecure` also `threeDSecure`',
}

/** What the page's Content-Security-Policy must allow if a brand uses this plugin. */
export const policy = {
  'frame-src': ['https://assets.braintreegateway.com'],
  'connect-src': [
    'https://api.braintreegateway.com',
    'https://payments.braintree-api.com',
    // Braintree sends reports there, which can't be turned off.
    'https://www.paypal.com',
  ],
}

/** What a diner's browser loads from others, for docs/security.md. */
export const thirdParty = {
  name: 'Braintree, a service of PayPal',
  loads: 'the frames of the card’s fields; its library is in the build’s own files',
  when: 'on the card’s step, which a diner sees only if the back end asks for a card',
}

/**
 * What a page's policy must allow too with an option. The two domains are Cardinal's, by Braintree's guide and its notice for
 * 2026. Each bank's page is on a host of its own. braintree-web has no policy for Trusted Types, so the page's default one
 * decides. The one in docs/security.md uses DOMPurify, which has a policy of its own.
 */
export const policyWith = {
  threeDSecure: {
    'script-src': ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
    'connect-src': ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
    'frame-src': ['https:'],
    'trusted-types': ['default', 'dompurify'],
  },
}

export const thirdPartyWith = {
  threeDSecure: {
    name: 'Cardinal, a partner of Braintree, and the diner’s bank',
    loads: 'Cardinal’s script, and in a frame the bank’s page if the bank asks the diner',
    when: 'the script on the card’s step, the bank’s page once the diner completes the booking',
  },
}
