import { untracked } from '@preact/signals-core'
import type { Selection } from '../../contract/facts'
import type { Core, Handover } from '../core'
import type { Journeys } from '../steps/journeys'
import { selectionOf } from './facts'

/** The state for the kernel that replaces this one. */
export const handoverFrom = ({
  facts,
  plugins,
  clock,
}: Pick<Core, 'facts' | 'plugins' | 'clock'>): Handover =>
  untracked(() => ({ selection: selectionOf(facts), states: plugins.values(), clock }))

/** What a brand without the chosen journey can use of a selection. */
const usable = ['venue', 'date', 'adults', 'children', 'customer', 'wishedTime']

/** An earlier selection, without its journey and later choices if the brand does not have that journey. */
export function usableWith({ find }: Journeys, selection: Partial<Selection>): Partial<Selection> {
  if (selection.journey == null || find(selection.journey)) return selection
  return Object.fromEntries(Object.entries(selection).filter(([name]) => usable.includes(name)))
}
