import { memo, useId, useRef, useState, type FormEvent } from 'react'
import {
  FieldErrorsProvider,
  Place,
  StepHeading,
  useFormProblems,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import { proceed } from './continue'
import { DateField } from './date-field'
import { useDescribed } from './described'
import { markOf } from './find-control'
import { GuestsField } from './guests-field'
import { JourneyChoice } from './journey-choice'
import { useKeptFocus } from './kept-focus'
import { LocationField } from './location-box'
import { MissingChoices } from './missing-choices'
import type { StartContext } from './model'
import css from './start.css'
import { TimeField, TimesNote } from './time-field'

/** Step 1. All controls are rendered from the start, and can be used one after another, so that nothing moves. */
export default function InitialChoice() {
  useStyles(css)
  return (
    <FieldErrorsProvider moment="choices">
      <Form />
    </FieldErrorsProvider>
  )
}

function Form() {
  const choices = useFormProblems()
  const ctx = usePlugin<StartContext>()
  const { journey, journeyText, state, t } = ctx
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const keepFocus = useKeptFocus(
    form,
    journey !== null,
    () => state.isUsed.peek(),
    () => choices.problems.size === 0,
  )

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (choices.problems.size === 0) return void proceed(ctx)
    choices.showAll()
    setPresses(presses + 1)
  }

  return (
    <form
      ref={form}
      className={journey ? 'start' : 'start start-choosing'}
      noValidate
      onClick={keepFocus}
      onFocus={() => void (state.isUsed.value = true)}
      onSubmit={onSubmit}
    >
      <StepHeading>{journeyText('startTitle', {}, t('title'))}</StepHeading>
      <MissingChoices form={form} presses={presses} />
      <Location />
      <span {...markOf('journey')} />
      <JourneyChoice />
      <span {...markOf('date')} />
      <Place name="date" fallback={<DateField />} />
      <div className={journey?.splitGuests ? 'start-row start-row-split' : 'start-row'}>
        <span {...markOf('guests')} />
        <Place name="guests" fallback={<GuestsField />} />
        <span {...markOf('time')} />
        <Place name="time" fallback={<TimeField />} />
      </div>
      <Place name="times-note" fallback={<TimesNote />} />
      <span {...markOf('more')} />
      <Place name="choices" />
      <Continue />
      <Place name="after-choices" />
    </form>
  )
}

/** Not rendered again with the form: no other control has as much to render. */
const Location = memo(function Location() {
  return (
    <>
      <span {...markOf('venue')} />
      <Place name="location" fallback={<OwnLocation />} />
    </>
  )
})

function OwnLocation() {
  const { attributes, said } = useDescribed('venue', undefined)
  const { 'aria-invalid': invalid = false, 'aria-describedby': describedBy } = attributes
  return (
    <div>
      <LocationField invalid={invalid} describedBy={describedBy} />
      {said}
    </div>
  )
}

/** It can always be pressed: what is missing is then listed. Only while its own request runs it waits. */
function Continue() {
  const { facts, busy, t } = usePlugin<StartContext>()
  const waits = (facts.time !== null && busy) || undefined
  const id = useId()
  return (
    <>
      <button
        type="submit"
        part="button"
        className="button button-wide"
        aria-disabled={waits}
        aria-busy={waits}
        aria-describedby={waits && id}
      >
        {t('continue')}
      </button>
      {waits && (
        <span id={id} hidden>
          {t('answerComing')}
        </span>
      )}
    </>
  )
}
