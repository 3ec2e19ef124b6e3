import type { Availability, Messages, PluginContext } from 'tavola'

/** The header's text on step 2, where no table is booked yet. */
export const summaryMessages = {
  summary: 'You asked for {date} at {time}, {guests}',
} as const satisfies Messages

/** How much of an answer's list is shown. */
export interface Opened {
  readonly answer: Availability
  readonly restaurants: number
  /** The number of slots by restaurant id. */
  readonly slots: Readonly<Record<string, number>>
}

export const state = {
  /** If null or of an older answer, the first batch of each list is shown. */
  opened: null as Opened | null,
}

export type CrossSellContext = PluginContext<typeof state>
