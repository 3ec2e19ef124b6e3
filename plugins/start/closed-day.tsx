import { useEffect, useState } from 'react'
import { formatDate, type PlainDate } from 'tavola'
import { RichText, TelephoneLink, useInserts, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { closedDayMessages } from './closed-day-messages'
import css from './day-note.css'
import type { StartContext } from './model'
import { nextOpenDay } from './next-open-day'

/** Short, so that its sentence is one line on most phones. */
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** A day without sittings: said in its place, with the next day that has some and the telephone. */
export default function ClosedDay() {
  useStyles(css)
  const { facts, brand, state, set, announce } = usePlugin<StartContext>()
  const t = useTexts('start', closedDayMessages)
  // Where a plugin offers tables in this place, it looks for them.
  const offersTables = useInserts('full-day').length > 0
  const next = useNextOpenDay(!offersTables)
  const inWords = next && formatDate(next, brand.locale, shortDay)
  useEffect(() => {
    // Not of a day that came with the page.
    if (inWords && state.isUsed.peek()) announce(t('nextOpenDay', { day: inWords }))
  }, [inWords, state, announce, t])
  return (
    <div className="day-note">
      <p className="day-note-text">{t('noSlots')}</p>
      <TelephoneLink telephone={facts.venue?.telephone} />
      {!offersTables && (
        <p className="day-note-next">
          {next && (
            <RichText
              text={t('nextOpenDay', { day: '{day}' })}
              parts={{
                day: (
                  <button type="button" part="chip" className="chip" onClick={() => set({ date: next })}>
                    {inWords}
                  </button>
                ),
              }}
            />
          )}
        </p>
      )}
    </div>
  )
}

/** Null until it is found, and where there is none soon. Rendered anew for each selection. */
function useNextOpenDay(isWanted: boolean): PlainDate | null {
  const { api, facts } = usePlugin<StartContext>()
  const [next, setNext] = useState<PlainDate | null>(null)
  const { venue, date, guests } = facts
  useEffect(() => {
    if (!isWanted || !venue || date === null) return
    const stop = new AbortController()
    nextOpenDay(api, { venue, date, guests }, stop.signal).then(
      (found) => stop.signal.aborted || setNext(found),
      // Without an answer nothing is promised.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, isWanted, venue, date, guests])
  return next
}
