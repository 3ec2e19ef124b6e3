import { useEffect, useState } from 'react'
import { addDays, isClosedOn, type Api, type PlainDate, type Venue } from 'tavola'
import { RichText, TelephoneLink, useInserts, usePlugin } from 'tavola/controls'
import type { MissingTimesContext } from '.'

/** Shown for a day without sittings: the next day that has some, and the telephone. */
export function NoSittings() {
  const { facts, formats, isUsed, set, announce, t } = usePlugin<MissingTimesContext>()
  // Where a plugin offers tables in this place, it looks for them.
  const offersTables = useInserts('full-day').length > 0
  const next = useNextOpenDay(!offersTables)
  const inWords = next && formats.shortDay(next)
  useEffect(() => {
    // Not for a day that came with the page.
    if (inWords && isUsed) announce(t('nextOpenDay', { day: inWords }))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as it is found.
  }, [inWords])
  return (
    <div className="day-note">
      <p>{t('noSlots')}</p>
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

/** Null until it is found, and where there is none soon. Mounted again for each selection. */
function useNextOpenDay(isWanted: boolean): PlainDate | null {
  const { api, facts } = usePlugin<MissingTimesContext>()
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

/** After a day without sittings: how many days are asked for the next one that has some, one after another. */
export const daysAsked = 7
/** How far a day that the restaurant is open is looked for, in days. */
const farthestDay = 366

interface Asked {
  readonly venue: Venue
  /** The day without sittings. */
  readonly date: PlainDate
  readonly guests: number
}

/** The next day that the restaurant is open and has sittings; null if none of the days asked has any. Rejects as the call does. */
async function nextOpenDay(
  api: Pick<Api, 'withoutRetries'>,
  { venue, date, guests }: Asked,
  signal: AbortSignal,
): Promise<PlainDate | null> {
  // Once each, and none after the first that fails (suggestions.cost).
  const once = api.withoutRetries()
  let asked = 0
  for (let days = 1; days <= farthestDay && asked < daysAsked; days++) {
    const day = addDays(date, days)
    if (isClosedOn(venue, day)) continue
    asked++
    const { sessions } = await once.getSessions({ venueId: venue.id, date: day, guests }, signal)
    if (sessions.some(({ availability }) => availability.length > 0)) return day
  }
  return null
}
