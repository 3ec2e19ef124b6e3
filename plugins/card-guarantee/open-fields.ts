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
  const authorized = await keep(client.create({ authorization: clientToken }), signal)
  // Before the fields are torn down: without it they send nothing to Braintree any more, not even that they are gone.
  signal.addEventListener('abort', () => mute(authorized), { once: true })
  return keep(hostedFields.create({ client: authorized, styles, fields }), signal)
}

/** Whatever Braintree's modules send of themselves, they ask their client for its configuration first. */
function mute(client: BraintreeClient): void {
  client.getConfiguration = () => {
    throw notWanted()
  }
}

const fetchBraintree = async () =>
  (await import(/* webpackChunkName: "card-guarantee-braintree" */ './braintree')).braintree

/** Gives a part as long as it is wanted, and tears it down from then on. */
async function keep<Part extends { teardown?(): unknown }>(
  making: Promise<Part>,
  signal: AbortSignal,
): Promise<Part> {
  const part = await making
  const end = () => void tearDown(part)
  signal.addEventListener('abort', end, { once: true })
  if (!signal.aborted) return part
  end()
  throw notWanted()
}

const notWanted = () => new Error('The diner has left, or the time is up.')

async function tearDown(part: { teardown?(): unknown }): Promise<void> {
  try {
    await part.teardown?.()
  } catch {
    // It is gone from the page; there is nobody left to tell.
  }
}
