import { useEffect } from 'react'
import type { Api, Venue } from 'tavola'
import { addDays, openDays, type PlainDate } from 'tavola/time'
import { ChipButton, RichText, TelephoneLink, useInserts, usePlugin, useQuery } from 'tavola/controls'
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
                day: <ChipButton onClick={() => set({ date: next })}>{inWords}</ChipButton>,
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
  const { venue, date, guests } = facts
  const key = isWanted && venue && date !== null ? { venue, date, guests } : null
  // Without an answer nothing is promised.
  return useQuery(key, (asked, signal) => nextOpenDay(api, asked, signal)).value ?? null
}

/** After a day without sittings: how many days are asked for the next one that has some, one after another. */
export const daysAsked = 7

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
  for (const day of openDays(venue, addDays(date, 1), daysAsked)) {
    const { sessions } = await once.getSessions({ venueId: venue.id, date: day, guests }, signal)
    if (sessions.some(({ availability }) => availability.length > 0)) return day
  }
  return null
}
