/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the card guarantee, by Braintree, if the back end requires a card'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  fee: 'the no-show fee per guest; 5 by default; 0 for none',
  currency: 'such as "EUR"; by default the brand’s `currency`, or GBP; the restaurant’s value wins',
  cancelHours:
    'hours before the table until which cancelling is free; 48 by default; the restaurant’s value wins',
  braintree: '`{client, hostedFields}`, if your page has loaded them already',
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

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 33_200
