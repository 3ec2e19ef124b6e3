import { memo, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import {
  ActionBar,
  ErrorMark,
  FieldErrorsProvider,
  Place,
  StepHeading,
  useFormProblems,
  useIdle,
  useLazy,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import { proceed } from './continue'
import { markOf, useKeptFocus } from './focus'
import { Journeys, OtherJourneys } from './journeys'
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
  useKeptFocus(
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
    <form ref={form} className="start" noValidate onSubmit={onSubmit}>
      <StepHeading>{journeyText('startTitle', {}, t('title'))}</StepHeading>
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
      <Place name="after-choices" />
      <OtherJourneys />
      <Continue errors={<MissingChoices form={form} presses={presses} />} />
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

/** Shown if journey options are on and no journey is selected. */
function JourneyChoice() {
  const { journey, journeys } = usePlugin<StartContext>()
  return journey || journeys.length === 0 ? null : <Place name="journeys" fallback={<Journeys />} />
}

interface ContinueProps {
  readonly errors: ReactNode
}

/** Can always be pressed, as it then lists what is missing. It waits only while its own request runs. */
function Continue({ errors }: ContinueProps) {
  // What is to be chosen next.
  const [next] = useFormProblems().problems.values()
  const { facts, busy, t } = usePlugin<StartContext>()
  const waits = (facts.time !== null && busy) || undefined
  const words = useId()
  const reason = useId()
  const look = next ? 'button button-quiet' : 'button'
  return (
    <ActionBar next={next} errors={errors} id={words}>
      <button
        type="submit"
        part={look}
        className={look}
        aria-disabled={waits}
        aria-busy={waits}
        aria-describedby={waits ? reason : words}
      >
        {t('continue')}
      </button>
      {waits && (
        <span id={reason} hidden>
          {t('answerComing')}
        </span>
      )}
    </ActionBar>
  )
}

/** Fetched in idle time once there is a restaurant, so that it is shown with the press. */
const loadSummary = () => import(/* webpackChunkName: "start-check" */ './summary')

/** The list of what Continue found missing. */
function MissingChoices(props: SummaryProps) {
  const { facts } = usePlugin<StartContext>()
  const isAhead = useIdle(facts.venue !== null)
  return (isAhead || props.presses > 0) && <LazySummary {...props} />
}

/** Without its file the list is one line. */
function LazySummary(props: SummaryProps) {
  const { problems } = useFormProblems()
  const summary = useLazy<SummaryProps>(loadSummary)
  if (summary.state === 'loaded') return <summary.Component {...props} />
  return (
    summary.state === 'failed' &&
    props.presses > 0 && (
      <p role="alert">
        <ErrorMark />
        <span className="note-error">{[...problems.values()].join('. ')}</span>
      </p>
    )
  )
}
