import { useState, type FormEvent } from 'react'
import { timeName } from 'tavola'
import { RichText, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { canRepeat, nextDay } from './last-visit'
import type { KeepContext } from './model'
import css from './same-again.css'
import { sameAgainMessages } from './same-again-messages'

/** Comes with the other parts, before it is needed. */
const loadRepeat = () => import(/* webpackChunkName: "keep-parts" */ './repeat-visit')

/** At the top of step 1: the last table once more, in one press. */
export function SameAgain() {
  useStyles(css)
  const ctx = usePlugin<KeepContext>()
  const t = useTexts('keep', sameAgainMessages)
  const { brand, formats, state, fail } = ctx
  const visit = state.visit.value
  // What stands here stays, and nothing comes later: step 1 does not move.
  const [isOffered] = useState(() => visit !== null && canRepeat(ctx, visit))
  const date = visit && nextDay(ctx, visit)
  if (!isOffered || !visit || !date) return null
  const isRepeating = state.isRepeating.value || undefined

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const main = event.currentTarget.closest('.main')!
    /** The press on the step's own button, so that its check is the same. */
    const goOn = () => main.querySelector<HTMLElement>('.stage [type=submit]')?.click()
    loadRepeat().then(
      ({ repeatVisit }) => repeatVisit(ctx, visit!, goOn),
      () => fail({ code: 'widget.stepFailed' }),
    )
  }

  return (
    // A form: while the diner is in it the page's own restaurant does not take the focus (src/host/widget/open-venue.ts).
    <form className={isRepeating ? 'keep-again keep-repeating' : 'keep-again'} onSubmit={press}>
      <button type="submit" part="panel" aria-disabled={isRepeating} aria-busy={isRepeating}>
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
    </form>
  )
}
