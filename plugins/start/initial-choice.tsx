import { memo, useEffect, useId, useRef, useState, type FormEvent } from 'react'
import {
  FieldErrorsProvider,
  Place,
  StepHeading,
  useChoiceNote,
  useFormProblems,
  useIdle,
  useLazy,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import { proceed } from './continue'
import { controlOf, markOf, useKeptFocus } from './focus'
import type { StartContext } from './model'
import css from './start.css'
import type { SummaryProps } from './summary'

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
  const { journey, journeyText, t } = ctx
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const keepFocus = useKeptFocus(
    form,
    journey !== null,
    () => ctx.isUsed,
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
      onSubmit={onSubmit}
    >
      <StepHeading>{journeyText('startTitle', {}, t('title'))}</StepHeading>
      <MissingChoices form={form} presses={presses} />
      <Location />
      <span {...markOf('journey')} />
      <JourneyChoice />
      <span {...markOf('date')} />
      <Place name="date" />
      <div className={journey?.splitGuests ? 'start-row start-row-split' : 'start-row'}>
        <span {...markOf('guests')} />
        <Place name="guests" />
        <span {...markOf('time')} />
        <Place name="time" />
      </div>
      <Place name="times-note" />
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
      <Place name="location" />
    </>
  )
})

/** Section 2: shown if journey options are on and no journey is selected. */
function JourneyChoice() {
  const { journey, journeys } = usePlugin<StartContext>()
  return journey || journeys.length === 0 ? null : <Place name="journeys" fallback={<Journeys />} />
}

function Journeys() {
  const { journeys, choose, t } = usePlugin<StartContext>()
  const { attributes, note } = useChoiceNote('journey', undefined)
  return (
    <fieldset part="journeys" className="field journeys" aria-describedby={attributes['aria-describedby']}>
      <legend part="label">{t('journeys')}</legend>
      {journeys.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          part="button button-quiet"
          className="button button-quiet"
          onClick={() => choose(name)}
        >
          {label}
        </button>
      ))}
      {note}
    </fieldset>
  )
}

/** Can always be pressed, as it then lists what is missing. It waits only while its own request runs. */
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

/** Fetched in idle time once the diner is at the form, so that it is shown with the press. */
const loadSummary = () => import(/* webpackChunkName: "start-summary" */ './summary')

/** The list of what Continue found missing. */
function MissingChoices(props: SummaryProps) {
  const { isUsed } = usePlugin<StartContext>()
  const isAhead = useIdle(isUsed)
  return (isAhead || props.presses > 0) && <LazySummary {...props} />
}

function LazySummary(props: SummaryProps) {
  const { form, presses } = props
  const { announce } = usePlugin<StartContext>()
  const choices = useFormProblems()
  const summary = useLazy<SummaryProps>(loadSummary)
  const hasFailed = summary.state === 'failed'

  useEffect(() => {
    if (!hasFailed || presses === 0) return
    const [...missing] = choices.problems
    missing
      .map(([field]) => controlOf(form.current!, field))
      .find(Boolean)
      ?.focus()
    announce(missing.map(([, text]) => text).join('. '))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press.
  }, [hasFailed, presses])

  return summary.state === 'loaded' ? <summary.Component {...props} /> : null
}
