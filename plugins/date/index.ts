import { definePlugin, type Messages, type PluginContext } from 'tavola'

declare module 'tavola' {
  interface PlaceNames {
    /** The calendar, in the dialog under the date button. */
    'date.calendar': true
  }
}

const state = { isOpen: false }

/** `Texts`: the texts of the part that uses it. */
export type DateContext<Texts extends Messages> = PluginContext<typeof state, object, Texts>

/** The date of step 1: a button, and a calendar over the step. */
export default definePlugin({
  id: 'date',
  essential: true,
  state,
  places: { 'date.calendar': 'the calendar under the date button' },
  inserts: [
    { at: 'date', fallback: true, load: () => import('./field') },
    // Optional, as the page may have chosen the day.
    { at: 'date.calendar', optional: true, load: () => import('./calendar') },
  ],
})
