import { namesOf } from './contract/journey'
import type { Selection } from './contract/facts'
import type { AnyPlugin } from './contract/plugin'

/** A selection from before, as far as these plugins have its journey: without one that is not here, and what it led to. */
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
