import type { CallName, Parameters } from './calls'
import type { Answer, Client } from './client'
import { isAnswered, judgeBody } from './bodies/judge'
import type { Slot } from './bodies/slots'
import type { CheckOptions } from './options'
import type { Recorder } from './report'
import type { Fields } from './values'

/** A restaurant that was found. */
export interface FoundVenue {
  readonly id: string | number
  readonly fields: Fields
}

/** A day of a restaurant, as its sessions said. */
export interface SeenDay {
  readonly venueId: string | number
  readonly date: string
  readonly guests: number
  readonly slots: readonly Slot[]
}

/** What all stages share: they run one after the other, and each leaves what later ones need. */
export interface Visit {
  readonly options: CheckOptions
  readonly client: Client
  readonly recorder: Recorder
  /** In UTC. At a restaurant it may be a day earlier or later. */
  readonly today: string
  readonly venues: FoundVenue[]
  readonly days: SeenDay[]
  /** The day that most checks are about; its first free slot. */
  chosen?: { readonly day: SeenDay; readonly free: Slot }
  /** Whether a booking asked for a card, and whether one was taken. */
  readonly guarantee: { isAsked: boolean; isTaken: boolean }
  /** Of all bookings without an idempotency key, repeated ones too. */
  readonly references: string[]
  readonly made: { readonly bookings: string[]; readonly enquiries: string[] }
}

/** Asks what should be answered, and takes down what is wrong with it. @returns the body, if it can be read */
export async function read(visit: Visit, call: CallName, parameters: Parameters = {}): Promise<unknown> {
  return readAnswer(visit, await visit.client.ask(call, { parameters }))
}

export function readAnswer({ recorder }: Visit, answer: Answer): unknown {
  return isAnswered(recorder, answer) && judgeBody(recorder, answer) ? answer.body : undefined
}

/** Whether the call has answered at all: what is wrong with some fields stops no other check. */
export const isServed = ({ client }: Visit, call: CallName): boolean =>
  client.log.some(
    (answer) => answer.call === call && answer.status === 200 && typeof answer.body === 'object',
  )

/** What came, where a status was wrong. */
export const statusOf = ({ status, text, trouble }: Answer): string =>
  trouble || `Status ${status} with ${text.trim() ? text.trim().slice(0, 60) : 'an empty body'}`
