import { logProblem, scriptAddress } from 'tavola/page'
import type { BraintreeClient } from './modules'

const braintrees = ['braintreegateway.com', 'braintree-api.com']
const cardinals = ['cardinalcommerce.com', 'cardinaltrusted.com']

/**
 * The back end's client token and Braintree's configuration name addresses, and braintree-web loads or calls them, also from its
 * frames. These are all of `client`, `hosted-fields` and `three-d-secure`, with the domains that they may be on. Other addresses
 * in these modules are constants. What they never use, such as `paypal.privacyUrl`, may be anything.
 */
const addresses: Readonly<Record<string, readonly string[]>> = {
  configUrl: braintrees,
  clientApiUrl: braintrees,
  assetsUrl: braintrees,
  'graphQL/url': braintrees,
  'analytics/url': braintrees,
  'braintreeApi/url': braintrees,
  'threeDSecure/cardinalSongbirdUrl': cardinals,
}

/** braintree-web has its own addresses for these alone, and makes "undefined/…" for another one. */
const environments: readonly unknown[] = ['production', 'sandbox']

const configuration = 'Braintree’s configuration'

/** A tokenization key, from which braintree-web makes the address of the configuration. */
const key = /^(production|sandbox)_[a-z\d]+_\w+$/i

/**
 * Throws for a token that is not Braintree's, or that names a server of others. A page's own modules may understand further
 * tokens: braintree-web itself refuses those.
 *
 * @param isOwn The page has passed its own modules.
 */
export function checkToken(token: string, isOwn: boolean): void {
  const what = 'the client token'
  const data = decoded(token)
  if (Object(data) === data) return checkAddresses(what, data as object, isOwn ? [] : ['configUrl'])
  if (!isOwn && !key.test(token))
    refuse(what, 'Expected a client token, or a tokenization key of the production or sandbox environment')
}

/** Throws for a configuration that names a server of others. No other module is made from the client before. */
export function checkConfiguration(client: BraintreeClient, isOwn: boolean): void {
  const { gatewayConfiguration } = Object(client.getConfiguration?.()) as { gatewayConfiguration?: unknown }
  const needed = isOwn ? [] : ['clientApiUrl', 'assetsUrl', 'environment']
  checkAddresses(configuration, Object(gatewayConfiguration) as object, needed)
}

/** Tells why braintree-web itself refused a configuration. It checks some of the addresses, before anybody else can. */
export function explainRefusal(error: unknown): never {
  const { code, message } = Object(error) as { code?: unknown; message?: string }
  if (code === 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN')
    refuse(configuration, message!.replace(/\.$/, ''))
  // It reads an address that is no text.
  if (error instanceof TypeError) refuse(configuration, 'Expected an address where it has another value')
  throw error
}

/** The data of a client token, which is JSON in base64. Undefined for all others. */
function decoded(token: string): unknown {
  try {
    return JSON.parse(atob(token))
  } catch {
    return undefined
  }
}

/** @param needed braintree-web would make an address of the page, "undefined/…", if they were missing. */
function checkAddresses(what: string, data: object, needed: readonly string[]): void {
  function check(path: string, isValid: (value: unknown) => boolean, expected: string) {
    const value = path
      .split('/')
      .reduce((at: unknown, name) => (Object(at) as Record<string, unknown>)[name], data)
    const isMissing = value === undefined || value === null
    if (isMissing ? needed.includes(path) : !isValid(value))
      refuse(what, `${path.replace('/', '.')}: expected ${expected}`)
  }
  check('environment', (value) => environments.includes(value), environments.join(' or '))
  for (const [path, domains] of Object.entries(addresses))
    check(path, (value) => isOn(domains, value), `an https address on ${domains.join(' or ')}`)
}

/** It must also be written out, so that it means the same on every page and with a path after it. */
const isOn = (domains: readonly string[], value: unknown) =>
  /^https:\/\/[^\s\\]+$/i.test(typeof value === 'string' ? value : '') &&
  scriptAddress(value, domains) !== null

/** The line has no value, because a token pays. */
function refuse(what: string, why: string): never {
  logProblem(`T053 braintree: ${what} was refused. ${why}.`)
  throw new TypeError(`${what} was refused.`)
}
