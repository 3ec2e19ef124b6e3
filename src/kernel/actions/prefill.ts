import { groupGuests } from '../../constants'
import type { Journey } from '../../contract/journey'
import type { Selection } from '../../contract/facts'
import type { Shared } from '../../contract/shared'

/** Choices that the host or a link passes. `adults` and `children` are for journeys that split guests. */
export interface Prefill {
  /** YYYY-MM-DD. */
  readonly date?: string
  /** HH:MM. */
  readonly time?: string
  /** 1 to the largest party, or -1 for a group. */
  readonly guests?: number
  readonly adults?: number
  readonly children?: number
}

/** How many guests a table takes, and whether there is a journey for more. */
export interface Tables extends Pick<Shared, 'largestParty'> {
  readonly takesGroups: boolean
}

export type Party = Pick<Selection, 'adults' | 'children'>

/** The guests of a prefill: one number, or adults and children if the journey splits them. */
export function partyOf(
  prefill: Prefill,
  journey: Journey | null,
  { takesGroups, largestParty }: Tables,
): Party | null {
  const { guests, adults, children } = prefill
  if (journey?.splitGuests) {
    if (adults === undefined && children === undefined) return null
    return { adults: adults ?? journey.defaults.adults, children: children ?? journey.defaults.children }
  }
  const sum = (adults ?? 0) + (children ?? 0)
  const all = guests ?? (sum > largestParty ? groupGuests : sum)
  // No guests were passed, or a group in a brand without a group journey.
  if (all === 0 || (all === groupGuests && !takesGroups)) return null
  return { adults: all, children: 0 }
}

/** The facts that a prefill sets at the start. */
export const factsOf = (prefill: Prefill, journey: Journey | null, tables: Tables): Partial<Selection> => ({
  ...(prefill.date !== undefined && { date: prefill.date }),
  ...(prefill.time !== undefined && { wishedTime: prefill.time }),
  ...partyOf(prefill, journey, tables),
})

/** Adds a later prefill. Guests replace earlier guests, whether passed as one number or as adults and children. */
export function mergePrefill(known: Prefill, more: Prefill): Prefill {
  const { guests: _guests, ...apart } = known
  return { ...(hasSplitGuests(more) ? apart : known), ...more }
}

export const hasSplitGuests = (prefill: Prefill) => 'adults' in prefill || 'children' in prefill
