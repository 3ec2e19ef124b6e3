import { definePlugin, timesSelection } from 'tavola'
import type { Told } from './announce-times'
import { messages, type TimeContext } from './model'

/** The time of step 1: hour and minute, and a note about the times of the day. */
export default definePlugin({
  id: 'time',
  essential: true,
  messages,
  setup: watchArrivals,
  inserts: [
    {
      at: 'time',
      fallback: true,
      load: () => import(/* webpackChunkName: "start-step" */ './time-field'),
    },
    {
      at: 'times-note',
      fallback: true,
      load: () =>
        import(/* webpackChunkName: "start-step" */ './time-field').then(({ TimesNote }) => ({
          default: TimesNote,
        })),
    },
  ],
})

/** Announces the times of a day as they come. Without its file the times can still be seen. */
const fetchAnnouncement = () =>
  import(/* webpackChunkName: "time-note" */ './announce-times').then(
    ({ announceTimes }) => announceTimes,
    () => undefined,
  )

/** Nothing is announced of times that come with the page, before the diner is in the widget. */
function watchArrivals(ctx: TimeContext): () => void {
  const { facts } = ctx
  let announcement: ReturnType<typeof fetchAnnouncement> | undefined
  let preferred: string | null = null
  let told: Told | null = null
  return ctx.effect(() => {
    const { sessions } = facts
    if (sessions) {
      const wanted = preferred
      void announcement?.then((announce) => {
        if (announce && facts.sessions === sessions) told = announce(ctx, wanted, told)
      })
      announcement = undefined
    } else {
      preferred = facts.wishedTime
      announcement = ctx.isUsed && timesSelection(ctx) ? (announcement ?? fetchAnnouncement()) : undefined
    }
  })
}
