import type { Messages } from './message'

/** A text for diners in another time zone, under "widget.key". */
export const messages = {
  timeZone: 'Times are in {zone} ({offset}).',
} as const satisfies Messages
