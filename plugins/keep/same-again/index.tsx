import { useState } from 'react'
import { timeName } from 'tavola/time'
import { RichText, usePlugin, useStyles } from 'tavola/controls'
import type { KeepContext } from '..'
import { canRepeat, nextDay } from './last-visit'
import { repeatVisit } from './repeat-visit'
import css from './same-again.css'

/** At the top of step 1: the last table once more, in one press. */
export function SameAgain() {
  useStyles(css)
  const ctx = usePlugin<KeepContext>()
  const { brand, formats, state, t } = ctx
  const visit = state.visit.value
  // Decided once: a button that appeared or disappeared later would move step 1.
  const [isOffered] = useState(() => visit !== null && canRepeat(ctx, visit))
  const date = visit && nextDay(ctx, visit)
  if (!isOffered || !visit || !date) return null
  const isRepeating = state.isRepeating.value || undefined

  return (
    <div className={isRepeating ? 'keep-again keep-repeating' : 'keep-again'}>
      <button
        type="button"
        part="panel"
        aria-disabled={isRepeating}
        aria-busy={isRepeating}
        onClick={() => void repeatVisit(ctx, visit)}
      >
        <span>
          {t('sameAgain')}{' '}
          <b>
            <RichText
              text={t('visit', {
                venue: '{venue}',
                count: visit.guests,
                day: formats.date(date, { weekday: 'long' }),
                time: timeName(ctx, visit.time, { date, sessions: null }),
              })}
              parts={{ venue: <bdi lang={brand.backEndLanguage}>{visit.venueName}</bdi> }}
            />
          </b>
        </span>
      </button>
    </div>
  )
}
