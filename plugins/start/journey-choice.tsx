import { Place, usePlugin } from 'tavola/controls'
import { useDescribed } from './described'
import type { StartContext } from './model'

/** Section 2: shown if journey options are on and no journey is selected. */
export function JourneyChoice() {
  const { journey, journeys } = usePlugin<StartContext>()
  return journey || journeys.length === 0 ? null : <Place name="journeys" fallback={<Journeys />} />
}

function Journeys() {
  const { journeys, choose, t } = usePlugin<StartContext>()
  const { attributes, said } = useDescribed('journey', undefined)
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
      {said}
    </fieldset>
  )
}
