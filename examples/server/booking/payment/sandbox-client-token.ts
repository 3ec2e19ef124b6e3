/** Where Braintree's client reads its configuration; it accepts only URLs of its own domains. */
const SANDBOX = 'https://api.sandbox.braintreegateway.com:443/merchants/tavola_sandbox'

/**
 * A client token in Braintree's format (base64 of JSON) without a real merchant, to show the card step without an
 * account. A chain's back end gets a real one from Braintree's server SDK.
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
