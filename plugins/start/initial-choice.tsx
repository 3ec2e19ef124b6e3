import { memo, useRef } from 'react'
import { FieldErrorsProvider, Place, StepHeading, useFormProblems, usePlugin, useStyles } from 'tavola'
import { proceed } from './continue'
import { DateField } from './date-field'
import { GuestsField } from './guests-field'
import { JourneyChoice } from './journey-choice'
import { useKeptFocus } from './kept-focus'
import { LocationField } from './location-field'
import type { StartContext } from './model'
import css from './start.css'
import { TimeField, TimesNote } from './time-field'

/** Step 1. All controls are rendered from the start and enabled one after another, so that nothing moves. */
export default function InitialChoice() {
  useStyles(css)
  return (
    <FieldErrorsProvider moment="choices">
      <Form />
    </FieldErrorsProvider>
  )
}

function Form() {
  const formProblems = useFormProblems()
  const ctx = usePlugin<StartContext>()
  const { journey, journeyText, t } = ctx
  const form = useRef<HTMLFormElement>(null)
  const keepFocus = useKeptFocus(form, journey !== null)
  return (
    <form
      ref={form}
      className={journey ? 'start' : 'start start-choosing'}
      onClick={keepFocus}
      onSubmit={(event) => {
        event.preventDefault()
        void proceed(ctx, formProblems)
      }}
    >
      <StepHeading>{journeyText('startTitle', {}, t('title'))}</StepHeading>
      <Location />
      <JourneyChoice />
      <Place name="date" fallback={<DateField />} />
      <div className={journey?.splitGuests ? 'start-row start-row-split' : 'start-row'}>
        <Place name="guests" fallback={<GuestsField />} />
        <Place name="time" fallback={<TimeField />} />
      </div>
      <Place name="times-note" fallback={<TimesNote />} />
      <Place name="choices" />
      <Continue />
      <Place name="after-choices" />
    </form>
  )
}

/** Not rendered again with the form: no other control has as much to render. */
const Location = memo(function Location() {
  return <Place name="location" fallback={<LocationField />} />
})

function Continue() {
  const { facts, busy, t } = usePlugin<StartContext>()
  return (
    <button
      type="submit"
      part="button"
      className="button button-wide"
      disabled={facts.time === null || busy}
      aria-busy={facts.time !== null && busy}
    >
      {t('continue')}
    </button>
  )
}
