/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'a card where the back end asks for one, by Braintree'

/** Its options, for the README. */
export const options = {
  fee: 'the no-show fee for each guest, 5 by default; 0: nothing is said of one',
  currency: 'as "EUR"; the brand’s `currency` by default, or GBP',
  cancelHours: 'until how many hours before cancelling is free, 48 by default; the ticket says the same',
  braintree: '`{client, hostedFields}`, where your page has loaded them already',
}

/** What the page's Content-Security-Policy must allow if a brand uses this plugin. */
export const policy = {
  'frame-src': ['https://assets.braintreegateway.com'],
  'connect-src': [
    'https://api.braintreegateway.com',
    'https://payments.braintree-api.com',
    // Braintree sends reports there, which cannot be switched off.
    'https://www.paypal.com',
  ],
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 32_500
