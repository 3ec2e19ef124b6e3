import { timeName } from '../../times/after-midnight'
import type { Flow } from '../flow/flow'
import { countGuests } from './texts'

/** "Booking on Friday 20 November at 19:30 for 2 people" (summary.booking). Empty until all three are chosen. */
export function summaryOf({ catalogue, facts, journeys, steps }: Flow): string {
  const { date, time, guests } = facts
  const { formats } = catalogue
  // Before confirmation the step's own wording applies, as the slot may not be free.
  const own = `${steps.current.value?.plugin.id}.summary`
  const key = !facts.confirmed && catalogue.has(own) ? own : journeys.key('summary')
  if (!date || !time || guests === 0 || !catalogue.has(key)) return ''
  return catalogue.text(key, {
    date: formats.shortDate(date),
    time: timeName({ facts, formats }, time),
    guests: countGuests(facts, journeys.current.value, catalogue),
  })
}
