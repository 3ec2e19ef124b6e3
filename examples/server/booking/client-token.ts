/** Where Braintree's client looks up its configuration; it accepts addresses of its own domains alone. */
const SANDBOX = 'https://api.sandbox.braintreegateway.com:443/merchants/tavola_sandbox'

/**
 * A token of the shape that Braintree's client expects, base64 of JSON, but of no merchant: it shows the card step
 * without an account. A chain's own back end asks Braintree's server SDK for one instead.
 */
export const sandboxClientToken = Buffer.from(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    merchantId: 'tavola_sandbox',
    authorizationFingerprint: 'tavola-sandbox-token-not-for-payments',
    configUrl: `${SANDBOX}/client_api/v1/configuration`,
    clientApiUrl: `${SANDBOX}/client_api`,
    challenges: [],
    paypalEnabled: false,
  }),
).toString('base64')
