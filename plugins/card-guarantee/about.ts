/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings = 'a card where the back end asks for one, by Braintree'

/** Its options, for the README. */
export const options = {
  braintree: '`{client, hostedFields}`, where your page has loaded them already',
}

/** What a page's Content-Security-Policy must allow where a brand lists the plugin. */
export const policy = {
  'frame-src': ['https://assets.braintreegateway.com'],
  'connect-src': [
    'https://api.braintreegateway.com',
    'https://payments.braintree-api.com',
    // Braintree sends reports there. They cannot be switched off.
    'https://www.paypal.com',
  ],
}

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 32_000
