import type { Availability, PluginContext } from 'tavola'

/** How much of an answer's list the diner has asked to see. */
export interface Opened {
  readonly answer: Availability
  readonly restaurants: number
  /** How many slots of a restaurant, by its id. */
  readonly slots: Readonly<Record<string, number>>
}

export const state = {
  /** Null, or of an older answer: the first batch of everything. */
  opened: null as Opened | null,
}

export type CrossSellContext = PluginContext<typeof state>
