import type { Venue } from '../api/schemas'
import type { Guard } from './guard'
import type { GuardedCallbacks, HostCallbacks } from './contract'

/** The host's functions are others' code too: one that throws is reported and counts as not given. They may change. */
export function guardHost(host: HostCallbacks, { contain }: Guard): GuardedCallbacks {
  return {
    get onNoAvailability() {
      const { onNoAvailability } = host
      return (
        onNoAvailability &&
        ((venue: Venue) => contain('host', 'onNoAvailability', () => (onNoAvailability(venue), true), false))
      )
    },
    get transformSpecialRequests() {
      const { transformSpecialRequests } = host
      return (
        transformSpecialRequests &&
        ((text: string) =>
          contain('host', 'transformSpecialRequests', () => asText(transformSpecialRequests(text)), text))
      )
    },
  }
}

/** What the diner wrote is not replaced by the name of a type. */
function asText(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError(`Expected a text, not ${String(given)}.`)
  return given
}
