import { logError, scriptAddress } from 'tavola'
import * as v from 'valibot'
import type { BraintreeClient } from './braintree-client'

/**
 * braintree-web loads and calls what the back end's client token and Braintree's configuration name, also from its frames. So
 * each such address of `client`, `hosted-fields` and `three-d-secure` is checked here; their other addresses are constants in
 * the library. What these modules never use, such as `paypal.privacyUrl`, may be anything.
 */
const braintrees = addressOn('braintreegateway.com', 'braintree-api.com')
const cardinals = addressOn('cardinalcommerce.com', 'cardinaltrusted.com')

/** braintree-web has addresses of its own for these alone. */
const environment = v.picklist(['production', 'sandbox'], '"production" or "sandbox"')
const service = partOf({ url: v.nullish(braintrees) })

/** A tokenization key, from which braintree-web makes the address of the configuration. */
const key = /^(production|sandbox)_[a-z\d]+_\w+$/i

/**
 * Throws for a token that is not Braintree's, or that names a server of others. The page's own modules may understand other
 * tokens; braintree-web itself would refuse those.
 *
 * @param isOwn The page has passed its own modules.
 */
export function checkToken(token: string, isOwn: boolean): void {
  const data = decoded(token)
  if (data === undefined && (isOwn || key.test(token))) return
  const schema = v.object(
    {
      environment: v.nullish(environment),
      configUrl: needed(braintrees, isOwn),
      clientApiUrl: v.nullish(braintrees),
      assetsUrl: v.nullish(braintrees),
      graphQL: service,
      analytics: service,
    },
    'a client token or a tokenization key of Braintree',
  )
  check('the client token', schema, data)
}

/** Throws for a configuration that names a server of others. To be called before any other module is made from the client. */
export function checkConfiguration(client: BraintreeClient, isOwn: boolean): void {
  const { gatewayConfiguration } = Object(client.getConfiguration?.()) as { gatewayConfiguration?: unknown }
  if (gatewayConfiguration === undefined && isOwn) return
  const schema = v.object(
    {
      environment: needed(environment, isOwn),
      clientApiUrl: needed(braintrees, isOwn),
      assetsUrl: needed(braintrees, isOwn),
      configUrl: v.nullish(braintrees),
      graphQL: service,
      analytics: service,
      braintreeApi: service,
      threeDSecure: partOf({ cardinalSongbirdUrl: v.nullish(cardinals) }),
    },
    'an object',
  )
  check('Braintree’s configuration', schema, gatewayConfiguration)
}

/** The data of a client token, which is JSON in base64. Undefined for all others. */
function decoded(token: string): unknown {
  try {
    return JSON.parse(atob(token))
  } catch {
    return undefined
  }
}

/** The line has no value, because a token pays. */
function check(what: string, schema: v.GenericSchema, data: unknown): void {
  const { issues } = v.safeParse(schema, data, { abortEarly: true })
  if (!issues) return
  const [issue] = issues
  const where = v.getDotPath(issue) ?? 'the whole'
  logError(`T053 card-guarantee: ${what} was refused. ${where}: expected ${issue.message}.`)
  throw new TypeError(`${what} was refused.`)
}

/** An https address on one of these domains or a subdomain, on the usual port. */
function addressOn(...domains: string[]) {
  return v.custom<string>(
    (value) =>
      typeof value === 'string' &&
      // As it is written, so that it means the same on every page and with a path after it.
      /^https:\/\/[^\s\\]+$/i.test(value) &&
      scriptAddress(value, domains) !== null,
    `an https address on ${domains.join(' or ')}`,
  )
}

/** A client of the page's own may leave it out. Otherwise braintree-web would make "undefined/…" of it, an address of the page. */
const needed = <Field extends v.GenericSchema<string>>(field: Field, isOwn: boolean) =>
  isOwn ? v.nullish(field) : v.optional(field, '')

function partOf<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.nullish(v.object(fields, 'an object'))
}
