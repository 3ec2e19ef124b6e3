import type { Messages, PluginContext } from 'tavola'

export const state = { isOpen: false }

export const messages = {
  label: 'Date',
  choose: 'Choose a date',
  loadingCalendar: 'One moment…',
  calendarFailed: "We couldn't load the calendar.",
} as const satisfies Messages

export type DateContext = PluginContext<typeof state, object, typeof messages>
