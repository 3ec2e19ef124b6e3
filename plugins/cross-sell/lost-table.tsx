import { useEffect, useId, type MouseEvent } from 'react'
import { type Messages, startQuery } from 'tavola'
import { slotDetail, slotKey } from 'tavola/journeys'
import { dayTimes, minutesApart, timeName } from 'tavola/time'
import { Button, ChipButton, moveFocus, TryAgain, usePlugin, useStyles } from 'tavola/controls'
import type { CrossSellContext } from '.'
import css from './lost-table.css'

export const texts = {
  lostLooking: 'Finding other times…',
  lostTimes: "{time} isn't available any more. Nearest times:",
  lostNone: "{time} isn't available any more, nor is any other time on this day.",
  lostFailed: "We couldn't load other times.",
  lostElsewhere: 'See other days and restaurants',
  lostOtherDays: 'See other days',
  lostTaken: '{time} selected. Nothing is booked yet.',
} as const satisfies Messages

/** At most so many times are offered (time.nearest). */
const timesOffered = 9

export function LostInBanner() {
  const { isInBanner } = usePlugin<CrossSellContext>().state
  useEffect(() => {
    isInBanner.value = true
    return () => void (isInBanner.value = false)
  }, [isInBanner])
  return <LostTable className="lost" />
}

/** The free times nearest to a refused one, each taken by one press with the details kept, and the way to other days. */
export default function LostTable({ className = 'lost lost-notice' }: { readonly className?: string }) {
  useStyles(css)
  const ctx = usePlugin<CrossSellContext<typeof texts>>()
  const { facts, state, announce, readOnlyLocation, t } = ctx
  const id = useId()
  const search = startSearch(ctx)
  const isKnown = search.state === 'loaded'
  const times = isKnown ? timesNearLost(ctx) : []
  const key = times.length > 0 ? 'lostTimes' : isKnown ? 'lostNone' : 'lostLooking'
  const text = t(key, { time: timeName(ctx, facts.time!) })
  const result = [text, times.map((time) => timeName(ctx, time)).join(', ')].join(' ')
  useEffect(() => {
    if (isKnown) announce(result)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when they are found.
  }, [isKnown])

  return (
    <div className={className}>
      {search.state === 'failed' ? (
        <TryAgain isAnnounced text={t('lostFailed')} onPress={search.retry} />
      ) : (
        state.lost.value?.isTime && <p id={id}>{text}</p>
      )}
      {times.length > 0 && (
        // No list: the banner's list has the errors alone.
        <div role="group" aria-labelledby={id} className="lost-times">
          {times.map((time) => (
            <ChipButton
              key={time}
              onClick={(event) => void take(ctx, time, t('lostTaken', { time: timeName(ctx, time) }), event)}
            >
              {timeName(ctx, time)}
            </ChipButton>
          ))}
        </div>
      )}
      <Button kind="link" onClick={() => seeOthers(ctx)}>
        {t(readOnlyLocation ? 'lostOtherDays' : 'lostElsewhere')}
      </Button>
    </div>
  )
}

/** Asks for the day's times once more: some have been taken since. */
const startSearch = (ctx: CrossSellContext) =>
  startQuery(ctx, 'cross-sell.lost', {
    key() {
      const { venue, date, guests } = ctx.facts
      const lost = ctx.state.lost.value
      const helps = !ctx.isUndecided && lost?.isTime && lost.slot === slotKey(ctx.facts)
      return helps ? { venueId: venue!.id, date: date!, guests } : null
    },
    async load(query, signal) {
      const { sessions, configuration } = await ctx.api.getSessions(query, signal)
      if (!signal.aborted) ctx.set({ sessions, configuration: configuration.configuration })
    },
  })

/** The free times of the day, HH:MM, the nearest to the refused one first: a phone shows a row or two of them. */
function timesNearLost(ctx: CrossSellContext): readonly string[] {
  const lost = ctx.facts.time!
  const free = (dayTimes(ctx) ?? []).flatMap(({ time, free }) => (free && time !== lost ? time : []))
  return free.sort((one, other) => minutesApart(one, lost) - minutesApart(other, lost)).slice(0, timesOffered)
}

/** Takes another time. The diner sends it with a new press. */
async function take(
  ctx: CrossSellContext,
  time: string,
  text: string,
  { currentTarget }: MouseEvent,
): Promise<void> {
  const { state, facts, confirm, dismiss, emit, announce, sending } = ctx
  if (sending) return
  const { detailsConfirmed } = facts
  const heading = currentTarget.closest('section')?.querySelector('h2')
  state.lost.value = null
  // The banner gives the focus back itself.
  if (state.isInBanner.peek()) dismiss()
  else moveFocus(heading)
  await confirm({ time, detailsConfirmed })
  const { venue, date, guests } = facts
  if (facts.time !== time || !venue || date === null) return
  emit('slot', slotDetail({ venue, date, time, guests }))
  announce(text)
}

/** Step 1, with all that was chosen but the time. */
function seeOthers({ sending, dismiss, set }: CrossSellContext): void {
  if (sending) return
  dismiss()
  set({ time: null })
}
