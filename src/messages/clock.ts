import type { Messages } from './message'

/** Texts of the widget, under "widget.key", for a device whose clock is wrong. */
export const messages = {
  clockWrong:
    'The date of this device is {device}. At the restaurant it is {today}, and its days are shown here.',
  clockDoubted:
    'The date of this device is {device}. If that is not right, please set its clock: the days shown here follow it.',
} as const satisfies Messages
