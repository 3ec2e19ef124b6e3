import type { Messages, PluginContext } from 'tavola'

export const messages = {
  label: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  // Read in place of the dash.
  hourNone: 'Choose an hour',
  minuteNone: 'Choose a minute',
  hourFirst: 'Choose an hour first.',
  loading: 'Finding available times…',
  none: 'There are no times available on this day.',
  failed: "We couldn't load times.",
} as const satisfies Messages

export type TimeContext = PluginContext<object, object, typeof messages>
