import type { KnowBeforeContext } from './model'

/** What a restaurant says of its bookings; null where it says nothing. */
export interface Conditions {
  readonly asksForCard: boolean
  /** Until how many hours before the table cancelling is free. */
  readonly cancelHours: number | null
  /** For how many minutes the table is the diner's. */
  readonly tableMinutes: number | null
  /** The most people that can be booked for online. */
  readonly largestParty: number | null
}

/** Reads the configuration's keys (README, "What restaurants say before a booking"). What makes no sense counts as not said. */
export function conditionsOf({ facts, shared }: Pick<KnowBeforeContext, 'facts' | 'shared'>): Conditions {
  const configuration: Readonly<Record<string, unknown>> = facts.bookingConfiguration
  const numberOf = (key: string, least: number, most: number) => {
    const text = configuration[key]
    const number = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : NaN
    return number >= least && number <= most ? number : null
  }
  return {
    asksForCard: configuration['booking-card-guarantee'] === 'true',
    cancelHours: numberOf('booking-cancel-hours', 0, 999),
    tableMinutes: numberOf('booking-table-minutes', 1, 24 * 60),
    largestParty: numberOf('booking-largest-party', 1, shared.largestParty),
  }
}
