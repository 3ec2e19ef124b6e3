import { definePlugin, type Messages, type PluginContext } from 'tavola'
import { dayTimes, timesSelection } from 'tavola/time'

declare module 'tavola' {
  interface PlaceNames {
    /** Step 1, in the note below the time, once there is a restaurant. */
    'time.text': true
    /** In that note: about a day with times that are not free. */
    'time.missing': true
  }
}

const texts = {
  failed: "We couldn't load times.",
} as const satisfies Messages

/** `Texts`: the texts of the part that uses it. */
export type TimeContext<Texts extends Messages = Record<never, string>> = PluginContext<
  object,
  object,
  typeof texts & Texts
>

const loadField = () => import('./field')

/** The time of step 1: hour and minute, and a note about the times of the day. */
export default definePlugin({
  id: 'time',
  essential: true,
  texts,
  places: {
    'time.text': 'step 1, in the note below the time, once there is a restaurant',
    'time.missing': 'in that note, about a day with times that are not free',
  },
  inserts: [
    { at: 'time', fallback: true, load: loadField },
    { at: 'times-note', fallback: true, view: 'NoteSpace', load: loadField },
    // The times can be chosen without what is said of them.
    { at: 'time.text', optional: true, load: () => import('./note') },
    { at: 'time.missing', optional: true, when: needsWords, load: () => import('./missing-times') },
  ],
})

/** Not all times of the day are free, there are none, or the preferred one may be missing. */
function needsWords(ctx: TimeContext): boolean {
  const day = timesSelection(ctx) ? dayTimes(ctx) : null
  if (!day) return false
  return day.length === 0 || ctx.facts.wishedTime !== null || day.some(({ free }) => !free)
}
