import type { Guard } from './containment'
import type { HostCallbacks } from './contract'

/** The host's functions are others' code too: one that throws is reported and counts as not given. */
export function guardHost(
  { onNoAvailability, transformSpecialRequests }: HostCallbacks,
  { contain }: Guard,
): HostCallbacks {
  return {
    onNoAvailability:
      onNoAvailability &&
      ((venue) => contain('host', 'onNoAvailability', () => onNoAvailability(venue), undefined)),
    transformSpecialRequests:
      transformSpecialRequests &&
      ((text) =>
        contain('host', 'transformSpecialRequests', () => String(transformSpecialRequests(text)), text)),
  }
}
