import { computed } from '@preact/signals-core'
import { groupGuests } from '../constants'
import type { Facts } from '../contract/facts'
import type { Journey } from '../contract/journey'
import type { Catalogue } from '../messages/catalogue'
import type { MessageValues } from '../messages/message'
import type { messages } from '../messages/texts'
import type { Flow } from './steps/flow'

export type Texts = ReturnType<typeof createTexts>

/** The texts around the steps, in the wording of the journey. */
export function createTexts({ catalogue, facts, journeys, steps }: Flow) {
  return {
    /** A text of the shell. */
    t: (key: keyof typeof messages, values?: MessageValues) => catalogue.text(`widget.${key}`, values),
    /** A text of the journey: its own wording, its outcome's, or `otherwise`. */
    journey(name: string, values?: MessageValues, otherwise?: string): string {
      const key = journeys.key(name)
      return catalogue.has(key) ? catalogue.text(key, values) : (otherwise ?? key)
    },
    /** Section 4, "Loading text". */
    loading: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
    /** Section 2, "Summary bar". Empty until date, time and guests are chosen. */
    summary: computed(() => {
      // Before confirmation the step's own wording applies, as the slot may not be free.
      const own = `${steps.current.value?.plugin.id}.summary`
      const key = !facts.confirmed && catalogue.has(own) ? own : journeys.key('summary')
      return summaryOf(facts, journeys.current.value, catalogue, key)
    }),
  }
}

/** "Booking on Friday 20 November at 19:30 for 2 people". */
function summaryOf(facts: Facts, journey: Journey | null, catalogue: Catalogue, key: string): string {
  const { date, time, guests } = facts
  const { formats } = catalogue
  if (!date || !time || guests === 0 || !catalogue.has(key)) return ''
  return catalogue.text(key, {
    date: formats.shortDate(date),
    time: formats.time(time),
    guests: countGuests(facts, journey, catalogue),
  })
}

/** "2 people", or "1 adult and 8 children" in a journey that splits guests. */
export function countGuests(
  { guests, adults, children }: Facts,
  journey: Journey | null,
  { text }: Catalogue,
): string {
  if (guests === groupGuests) return text('widget.group')
  if (!journey?.splitGuests || children === 0) return text('widget.people', { count: guests })
  return text('widget.party', {
    adults: text('widget.adults', { count: adults }),
    children: text('widget.children', { count: children }),
  })
}
