import type { Messages } from './message'

/** A text of the widget, under "widget.key", for diners whose clock is not the restaurant's. */
export const messages = {
  timeZone: 'Times are in {zone} ({offset}).',
} as const satisfies Messages
