import type { Api } from 'tavola'
import type { Braintree, BraintreeClient, HostedFields, HostedFieldsOptions } from './braintree-modules'

export interface FieldParts extends Omit<HostedFieldsOptions, 'client'> {
  readonly api: Api
  /** The page's own modules; if undefined, they are loaded now. */
  readonly braintree: Braintree | undefined
}

/**
 * Section 4, "Booking submit": fetches a payment client token, then creates Braintree's client and the hosted fields in
 * their containers. When `signal` aborts, everything is torn down, also parts that are created later.
 */
export async function openFields(parts: FieldParts, signal: AbortSignal): Promise<HostedFields> {
  const { api, braintree, styles, fields } = parts
  const [{ clientToken }, { client, hostedFields }] = await Promise.all([
    api.getClientToken(signal),
    braintree ?? fetchBraintree(),
  ])
  if (signal.aborted) throw notWanted()
  const authorized = await keep(client.create({ authorization: clientToken }), signal, endClient)
  return keep(hostedFields.create({ client: authorized, styles, fields }), signal, endFields)
}

/**
 * Tears the client down before the fields. Braintree's modules read its configuration before they send reports. It
 * throws from now on, so that nothing more is sent, not even a report about the teardown.
 */
async function endClient(client: BraintreeClient): Promise<void> {
  const ending = client.teardown?.()
  client.getConfiguration = () => {
    throw notWanted()
  }
  await ending
}

const endFields = async (fields: HostedFields) => void (await fields.teardown())

const fetchBraintree = async () =>
  (await import(/* webpackChunkName: "card-guarantee-braintree" */ './braintree')).braintree

/** Resolves to a part and tears it down when `signal` aborts. */
async function keep<Part>(
  making: Promise<Part>,
  signal: AbortSignal,
  end: (part: Part) => Promise<void>,
): Promise<Part> {
  const part = await making
  // A failed teardown is ignored: the part is no longer on the page.
  const leave = () => void end(part).catch(() => undefined)
  signal.addEventListener('abort', leave, { once: true })
  if (!signal.aborted) return part
  leave()
  throw notWanted()
}

const notWanted = () => new Error('The diner has left, or the time is up.')
