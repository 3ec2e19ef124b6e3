import type { Messages } from './message'

/** Texts about a device's wrong clock, under "widget.key". */
export const messages = {
  clockWrong:
    "The date on this device is {device}, but at the restaurant it's {today}. The days shown here are the restaurant's.",
  clockDoubted:
    "The date on this device is {device}. If that's wrong, please correct it: the days shown here depend on it.",
} as const satisfies Messages
