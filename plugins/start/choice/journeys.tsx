import { useChoiceNote, usePlugin } from 'tavola/controls'
import type { ChoiceContext } from '.'

/** The journeys as buttons, shown if journey options are on and no journey is selected (journey.choice). */
export function Journeys() {
  const { journeys, choose, t } = usePlugin<ChoiceContext>()
  const { describedBy, note } = useChoiceNote('journey', undefined)
  return (
    <fieldset part="journeys" className="field journeys" aria-describedby={describedBy}>
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

/** Once a journey is selected: a quiet line that leads to the others (edit.journey). */
export function OtherJourneys() {
  const { facts, journey, journeys, options, choose, restart, t } = usePlugin<ChoiceContext>()
  if (facts.journey === null || journeys.length === 0) return null
  function chooseType() {
    restart()
    choose(null)
  }
  const link = (label: string, onClick: () => void) => (
    <button key={label} type="button" part="link" className="link" onClick={onClick}>
      {label}
    </button>
  )
  return (
    <p part="other-journeys" className="other-journeys">
      {options.journey ? <span>{t('otherJourneys')}</span> : link(t('chooseType'), chooseType)}{' '}
      {options.journey &&
        journeys.map(({ name, label }) => name !== journey?.name && link(label, () => choose(name)))}
    </p>
  )
}
