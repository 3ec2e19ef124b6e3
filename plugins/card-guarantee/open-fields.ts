import type { Api } from 'tavola'
import type { Braintree, BraintreeClient, HostedFields, HostedFieldsOptions } from './braintree-modules'

export interface FieldParts extends Omit<HostedFieldsOptions, 'client'> {
  readonly api: Api
  /** The page's own; left out: fetched now. */
  readonly braintree: Braintree | undefined
}

/**
 * Section 4, "Booking submit": a payment client token, Braintree's client for it, and the hosted fields in their
 * containers. What is there when `signal` aborts is torn down, and so is what comes later. Rejects with whatever failed.
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
 * It ends before the fields do. What Braintree's modules send of themselves they ask its configuration for first: from
 * now on nothing is sent, not even that the fields are gone.
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

/** Gives a part while it is wanted, and ends it from then on. */
async function keep<Part>(
  making: Promise<Part>,
  signal: AbortSignal,
  end: (part: Part) => Promise<void>,
): Promise<Part> {
  const part = await making
  // Where it fails there is nobody left to tell: the part is gone from the page.
  const leave = () => void end(part).catch(() => undefined)
  signal.addEventListener('abort', leave, { once: true })
  if (!signal.aborted) return part
  leave()
  throw notWanted()
}

const notWanted = () => new Error('The diner has left, or the time is up.')
