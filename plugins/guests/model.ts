import type { Messages, PluginContext } from 'tavola'

export const messages = {
  label: 'Guests',
  // Read in place of the dash.
  none: 'Choose the number of guests',
  group: '{smallestGroup}+ Group Booking Enquiry',
  failed: "We couldn't load guest numbers.",
} as const satisfies Messages

export type GuestsContext = PluginContext<object, object, typeof messages>
