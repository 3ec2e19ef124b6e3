import type { CheckId } from './checks'
import type { CallName, Client, Exchange, Parameters } from './client'
import { isOk, judgeBody } from './judge'
import type { CheckOptions } from './options'
import type { Recorder } from './report'
import { sessionSlots, type Fields, type Slot } from './values'

export interface FoundVenue {
  readonly id: string | number
  readonly fields: Fields
}

export interface Party {
  readonly venueId: string | number
  readonly date: string
  readonly guests: number
}

export interface Day extends Party {
  readonly slots: readonly Slot[]
}

export interface Selection extends Party {
  readonly time: number
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

export function readBody({ recorder }: Run, exchange: Exchange): unknown {
  return isOk(recorder, exchange) && judgeBody(recorder, exchange) ? exchange.body : undefined
}

/** The response to a call, and the recorder of what is found in it. Undefined if none came in time, which decides no check. */
export async function ask(run: Run, call: CallName, parameters: Parameters, ...ids: CheckId[]) {
  const { client, recorder } = run
  const exchange = await client.send(call, { parameters })
  if (!recorder.isInTime(exchange, ...ids)) return undefined
  return { exchange, ...exchange, ...recorder.about(exchange.request) }
}

export async function fetchDay(run: Run, { venueId, date, guests }: Party): Promise<Day | undefined> {
  const body = await fetchBody(run, 'sessions', { venueId, date, guests })
  if (body === undefined) return undefined
  const day = { venueId, date, guests, slots: sessionSlots(body) }
  run.days.push(day)
  return day
}

export async function freeSelection(run: Run, party: Party): Promise<Selection | undefined> {
  const day = await fetchDay(run, party)
  const free = day?.slots.find(({ available }) => available)
  return free && { ...party, time: free.time }
}

/** Whether the call has succeeded at least once. Wrong fields don't count: they stop no other check. */
export const hasSucceeded = ({ client }: Run, call: CallName): boolean =>
  client.log.some((one) => one.call === call && one.status === 200 && typeof one.body === 'object')
