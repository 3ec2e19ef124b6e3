import { memo, useId, useMemo, useRef, useState, type FormEvent } from 'react'
import type { Messages, Validator } from 'tavola'
import {
  ActionBar,
  Button,
  FieldErrorsProvider,
  Place,
  StepHeading,
  useFormProblems,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import type { StartContext } from '..'
import { markOf, useKeptFocus } from './focus'
import { Journeys, OtherJourneys } from './journeys'
import { Pressed } from '../pressed'
import css from './start.css'

export const texts = {
  title: 'Find your table',
  journeys: 'What would you like to do?',
  // After a journey is selected, the way to the others.
  chooseType: 'Choose Booking Type',
  otherJourneys: 'Planning something else?',
  continue: 'Continue',
  answerComing: 'Checking…',
  // What Continue finds missing.
  chooseVenue: 'Choose a restaurant',
  chooseJourney: "Choose what you'd like to do",
  chooseDay: 'Choose the day of your visit',
  chooseGuests: 'Choose the number of guests',
  chooseTime: 'Choose a time',
} as const satisfies Messages

export type ChoiceContext = StartContext<typeof texts>

type Choice = Validator<ChoiceContext, keyof typeof texts>

/** A direct journey asks for these in its own step, if at all. */
const choice = (
  field: string,
  message: Choice['message'],
  isMade: (ctx: ChoiceContext) => boolean,
): Choice => ({ field, message, at: 'choices', valid: (ctx) => ctx.journey?.direct === true || isMade(ctx) })

/** The choices that Continue needs, in the order of the form (start.order). */
export const validators: readonly Choice[] = [
  choice('venue', 'chooseVenue', ({ facts }) => facts.venue !== null),
  choice('journey', 'chooseJourney', ({ journey, journeys }) => journey !== null || journeys.length === 0),
  choice('date', 'chooseDay', ({ facts }) => facts.date !== null),
  choice('guests', 'chooseGuests', ({ facts }) => facts.guests !== 0),
  choice('time', 'chooseTime', ({ facts }) => facts.time !== null),
]

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
  const ctx = usePlugin<ChoiceContext>()
  const { journey, journeyText, proceed, t } = ctx
  const form = useRef<HTMLFormElement>(null)
  const [presses, setPresses] = useState(0)
  const pressed = useMemo(() => ({ form, presses }), [presses])
  useKeptFocus(
    form,
    journey !== null,
    () => ctx.isUsed,
    () => choices.problems.size === 0,
  )

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (choices.problems.size === 0) return void proceed()
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
      <Pressed.Provider value={pressed}>
        <Continue presses={presses} />
      </Pressed.Provider>
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

/** Can always be pressed, as it then lists what is missing. It waits only while its own request runs. */
function Continue({ presses }: { readonly presses: number }) {
  // What is to be chosen next.
  const [next] = useFormProblems().problems.values()
  const { facts, busy, t } = usePlugin<ChoiceContext>()
  const waits = (facts.time !== null && busy) || undefined
  const words = useId()
  return (
    <ActionBar next={next} errors={presses > 0 && <Place name="start.missing" />} id={words}>
      <Button
        type="submit"
        kind={next ? 'quiet' : 'button'}
        reason={waits && t('answerComing')}
        aria-busy={waits}
        aria-describedby={words}
      >
        {t('continue')}
      </Button>
    </ActionBar>
  )
}
