import { useEffect, useState } from 'react'
import { RichText, shortDate, TelephoneLink, usePlugin, useStyles, useTexts, type PlainDate } from 'tavola'
import { closedDayMessages } from './closed-day-messages'
import css from './day-note.css'
import type { StartContext } from './model'
import { nextOpenDay } from './next-open-day'

/** A day without sittings: said in its place, with the next day that has some and the telephone. */
export default function ClosedDay() {
  useStyles(css)
  const { facts, brand, set } = usePlugin<StartContext>()
  const t = useTexts('start', closedDayMessages)
  const next = useNextOpenDay()
  const day = next && shortDate(next, brand.locale)
  return (
    <div className="day-note">
      <p className="day-note-text">
        {t('noSlots')}{' '}
        <span aria-live="off">
          {next && (
            <RichText
              text={t('nextOpenDay', { day: '{day}' })}
              parts={{
                day: (
                  <button type="button" part="chip" className="chip" onClick={() => set({ date: next })}>
                    {day}
                  </button>
                ),
              }}
            />
          )}
        </span>
      </p>
      <TelephoneLink telephone={facts.venue?.telephone} />
      {/* Heard by itself: within the paragraph the first sentence would be heard again. */}
      <p className="day-note-heard">{day && t('nextOpenDay', { day })}</p>
    </div>
  )
}

/** Null until it is found, and where there is none soon. Rendered anew for each selection. */
function useNextOpenDay(): PlainDate | null {
  const { api, facts } = usePlugin<StartContext>()
  const [next, setNext] = useState<PlainDate | null>(null)
  const { venue, date, guests } = facts
  useEffect(() => {
    if (!venue || date === null) return
    const stop = new AbortController()
    nextOpenDay(api, { venue, date, guests }, stop.signal).then(
      (found) => stop.signal.aborted || setNext(found),
      // Without an answer nothing is promised.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, venue, date, guests])
  return next
}
