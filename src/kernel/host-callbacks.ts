import type { Guard } from './containment'
import type { GuardedCallbacks, HostCallbacks } from './contract'

/** The host's functions are others' code too: one that throws is reported and counts as not given. */
export function guardHost(
  { onNoAvailability, transformSpecialRequests }: HostCallbacks,
  { contain }: Guard,
): GuardedCallbacks {
  return {
    onNoAvailability:
      onNoAvailability &&
      ((venue) => contain('host', 'onNoAvailability', () => (onNoAvailability(venue), true), false)),
    transformSpecialRequests:
      transformSpecialRequests &&
      ((text) =>
        contain('host', 'transformSpecialRequests', () => String(transformSpecialRequests(text)), text)),
  }
}
