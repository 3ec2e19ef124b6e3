import { Button, useChoiceNote, usePlugin } from 'tavola/controls'
import type { ChoiceContext } from '.'

/** The journeys as buttons, shown if journey options are on and no journey is selected (journey.choice). */
export function Journeys() {
  const { journeys, choose, t } = usePlugin<ChoiceContext>()
  const { describedBy, note } = useChoiceNote('journey', undefined)
  return (
    <fieldset part="journeys" className="field journeys" aria-describedby={describedBy}>
      <legend part="label">{t('journeys')}</legend>
      {journeys.map(({ name, label }) => (
        <Button key={name} kind="quiet" onClick={() => choose(name)}>
          {label}
        </Button>
      ))}
      {note}
    </fieldset>
  )
}

/** Once a journey is selected: a quiet line that leads to the others (edit.journey). */
export function OtherJourneys() {
  const { facts, journey, journeys, options, choose, restart, t } = usePlugin<ChoiceContext>()
  if (facts.journey === null || journeys.length === 0) return null
  function chooseType() {
    restart()
    choose(null)
  }
  const link = (label: string, onClick: () => void) => (
    <Button key={label} kind="link" onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <p part="other-journeys" className="other-journeys">
      {options.journey ? <span>{t('otherJourneys')}</span> : link(t('chooseType'), chooseType)}{' '}
      {options.journey &&
        journeys.map(({ name, label }) => name !== journey?.name && link(label, () => choose(name)))}
    </p>
  )
}
