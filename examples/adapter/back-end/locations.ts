import type { Location } from '../chain-api'

/** Restaurants that are nowhere. */
export const locations: readonly Location[] = [
  {
    locationId: 4711,
    displayName: 'Nord am Canal',
    contact: { phone: '01 496 0110' },
    address: { street: '12 Portobello Harbour', city: 'Dublin', zip: 'D08 X5N1' },
  },
  {
    locationId: 4712,
    displayName: 'Nord in the Lanes',
    contact: { phone: '021 496 0111' },
    address: { street: '3 Carey’s Lane', city: 'Cork' },
  },
  {
    locationId: 4713,
    displayName: 'Nord by the Sea',
    contact: {},
    address: { street: '1 Strand Road', city: 'Galway' },
    holiday: { firstDay: '2026-01-05', lastDay: '2026-01-18', notice: 'We are painting.' },
  },
]
