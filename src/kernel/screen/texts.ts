import { computed } from '@preact/signals-core'
import { groupGuests } from '../../constants'
import type { Facts } from '../../contract/facts'
import type { Journey } from '../../contract/journey'
import type { Catalogue } from '../../messages/catalogue'
import type { MessageValues } from '../../messages/message'
import type { messages } from '../../messages/widget'
import type { Flow } from '../flow/flow'

export type Texts = ReturnType<typeof createTexts>

/** The texts around the steps, in the wording of the journey. */
export function createTexts({ catalogue, facts, journeys }: Flow) {
  return {
    /** A text of the shell. */
    t: (key: keyof typeof messages, values?: MessageValues) => catalogue.text(`widget.${key}`, values),
    /** A text of the journey: its own wording, its outcome's, or `otherwise`. */
    journey(name: string, values?: MessageValues, otherwise?: string): string {
      const key = journeys.key(name)
      return catalogue.has(key) ? catalogue.text(key, values) : (otherwise ?? key)
    },
    /** The loading text (loading.texts). */
    loading: computed(() => {
      const key = journeys.key(facts.detailsConfirmed ? 'sending' : 'waiting')
      return catalogue.text(catalogue.has(key) ? key : 'widget.working')
    }),
  }
}

/** "2 people", "15+ people", "16 people" of a group whose size is known, or "1 adult and 8 children" in a journey that splits guests. */
export function countGuests(
  { guests, adults, children, groupSize }: Facts,
  journey: Journey | null,
  { text }: Catalogue,
): string {
  if (guests === groupGuests)
    return groupSize === null ? text('widget.group') : text('widget.people', { count: groupSize })
  if (!journey?.splitGuests || children === 0) return text('widget.people', { count: guests })
  return text('widget.party', {
    adults: text('widget.adults', { count: adults }),
    children: text('widget.children', { count: children }),
  })
}
