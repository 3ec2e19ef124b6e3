import { isOk, judgeBody } from './bodies/judge'
import type { Slot } from './bodies/rules'
import type { CallName, Client, Exchange, Parameters } from './client'
import type { CheckOptions } from './options'
import type { Recorder } from './report'
import type { Fields } from './values'

/** A restaurant that a search found. */
export interface FoundVenue {
  readonly id: string | number
  readonly fields: Fields
}

/** A restaurant's slots on one date, for a number of guests. */
export interface Day {
  readonly venueId: string | number
  readonly date: string
  readonly guests: number
  readonly slots: readonly Slot[]
}

/** State of one run. The steps run one after another, and each stores what later ones need. */
export interface Run {
  readonly options: CheckOptions
  readonly client: Client
  /** Whether the back end has a call. An adapter may leave calls out. */
  readonly offers: (call: CallName) => boolean
  readonly recorder: Recorder
  readonly now: Date
  /** In UTC. The restaurant's own date may be a day earlier or later. */
  readonly today: string
  readonly venues: FoundVenue[]
  readonly days: Day[]
  /** The day that most checks use, with its first free slot. */
  selected?: { readonly day: Day; readonly slot: Slot }
  /** Whether a booking needed a card, and whether the back end accepted one. */
  readonly guarantee: { isRequired: boolean; isAccepted: boolean }
  /** The references of bookings without an idempotency key, including duplicates. */
  readonly references: string[]
  readonly created: { readonly bookings: string[]; readonly enquiries: string[] }
}

/** Sends a call that should succeed, and reports what is wrong with the response. Returns the body if it is readable. */
export async function fetchBody(run: Run, call: CallName, parameters: Parameters = {}): Promise<unknown> {
  return readBody(run, await run.client.send(call, { parameters }))
}

/** Reports what is wrong with a response. Returns the body if it is readable. */
export function readBody({ recorder }: Run, exchange: Exchange): unknown {
  return isOk(recorder, exchange) && judgeBody(recorder, exchange) ? exchange.body : undefined
}

/** Whether the call has succeeded at least once. Wrong fields don't count: they stop no other check. */
export const hasSucceeded = ({ client }: Run, call: CallName): boolean =>
  client.log.some((one) => one.call === call && one.status === 200 && typeof one.body === 'object')
