import type { Messages, PluginContext } from 'tavola'

export const messages = {
  label: 'Guests',
  group: '{smallestGroup}+ Group Booking Enquiry',
  failed: "We couldn't load guest numbers.",
} as const satisfies Messages

export type GuestsContext = PluginContext<object, object, typeof messages>
