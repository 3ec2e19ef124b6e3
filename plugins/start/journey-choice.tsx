import { usePlugin } from 'tavola'
import type { StartContext } from './model'

/** Section 2: shown if journey options are on and no journey is selected. */
export function JourneyChoice() {
  const { journey, journeys, choose, t } = usePlugin<StartContext>()
  if (journey || journeys.length === 0) return null
  return (
    <fieldset part="journeys" className="journeys">
      <legend part="label" className="label">
        {t('journeys')}
      </legend>
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
    </fieldset>
  )
}
