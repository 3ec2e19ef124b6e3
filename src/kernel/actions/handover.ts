import { untracked } from '@preact/signals-core'
import type { Selection } from '../../contract/facts'
import { namesOf } from '../../contract/journey'
import type { AnyPlugin } from '../../contract/plugin'
import type { Core, Handover } from '../core/core'
import { selectionOf } from '../core/facts'

type Handed = Pick<Core, 'facts' | 'plugins' | 'clock'>

/** The state for the kernel with these plugins that replaces this one. */
export const handoverTo = (next: readonly AnyPlugin[], { facts, plugins, clock }: Handed): Handover =>
  untracked(() => ({
    selection: usableWith(next, selectionOf(facts)),
    states: plugins.values(),
    clock,
  }))

/** What a brand without the chosen journey can use of a selection. */
const usable = ['venue', 'date', 'adults', 'children', 'customer', 'wishedTime']

/** An earlier selection, without its journey and later choices if no plugin has that journey. */
export function usableWith(plugins: readonly AnyPlugin[], selection: Partial<Selection>): Partial<Selection> {
  const { journey: chosen } = selection
  if (chosen == null || plugins.some(({ journey }) => journey && namesOf(journey).includes(chosen)))
    return selection
  return Object.fromEntries(Object.entries(selection).filter(([name]) => usable.includes(name)))
}
