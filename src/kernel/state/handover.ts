import { untracked } from '@preact/signals-core'
import type { Facts, Selection } from '../../contract/facts'
import { namesOf } from '../../contract/journey'
import type { AnyPlugin } from '../../contract/plugin'
import type { Clock } from '../clock'
import { selectionOf } from './facts'
import type { PluginStates, Registry } from '../registry/registry'

/** State handed from one kernel to the next when the widget is rebuilt. */
export interface Handover {
  readonly selection: Partial<Selection>
  readonly states: PluginStates
  /** Knows the server's time, and whether the diner was warned about the device's clock. */
  readonly clock: Clock
}

interface Parts {
  readonly facts: Facts
  readonly plugins: Registry
  readonly clock: Clock
}

export const handoverFrom = ({
  facts,
  plugins,
  clock,
}: Parts): Handover & { readonly selection: Selection } =>
  untracked(() => ({ selection: selectionOf(facts), states: plugins.values(), clock }))

/** The part of an earlier selection that these plugins can use: without its journey and later choices if they don't have it. */
export function usableWith(plugins: readonly AnyPlugin[], selection: Selection): Partial<Selection> {
  const { journey: name } = selection
  const outcomes = plugins.map(({ outcome }) => outcome?.id)
  const isHere = plugins.some(
    ({ journey }) => journey && outcomes.includes(journey.outcome) && namesOf(journey).includes(name ?? ''),
  )
  if (name === null || isHere) return selection
  const { venue, date, adults, children, customer, wishedTime } = selection
  return { venue, date, adults, children, customer, wishedTime }
}
