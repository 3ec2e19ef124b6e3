import type { Venue } from '../api/bodies'
import type { Guard } from './guard'
import type { GuardedCallbacks, HostCallbacks } from '../contract/plugin-context'

const owner = { id: 'host' } as const

/** The host's functions are others' code too: one that throws is reported and counts as not given. They may change. */
export function guardHost(host: HostCallbacks, { call }: Guard): GuardedCallbacks {
  return {
    get onNoAvailability() {
      const { onNoAvailability } = host
      if (!onNoAvailability) return undefined
      const place = { owner, hook: 'onNoAvailability' } as const
      return (venue: Venue) => call(place, () => (onNoAvailability(venue), true), false)
    },
    get transformSpecialRequests() {
      const { transformSpecialRequests } = host
      if (!transformSpecialRequests) return undefined
      const place = { owner, hook: 'transformSpecialRequests' } as const
      return (text: string) => call(place, () => asText(transformSpecialRequests(text)), text)
    },
  }
}

/** What the diner wrote is not replaced by the name of a type. */
function asText(given: unknown): string {
  if (typeof given !== 'string') throw new TypeError(`Expected a text, not ${String(given)}.`)
  return given
}
