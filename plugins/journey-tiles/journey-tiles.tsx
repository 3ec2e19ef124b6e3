import { useId } from 'react'
import type { PluginContext } from 'tavola'
import { useField, usePlugin, useStyles } from 'tavola/controls'
import css from './journey-tiles.css'
import { marks, plate } from './marks'
import { messages } from './messages'

type TilesContext = PluginContext<object, object, typeof messages>

/** The buttons have the names of the journeys alone: the line is their description. */
export function JourneyTiles() {
  useStyles(css)
  const { journeys, choose, t } = usePlugin<TilesContext>()
  const id = useId()
  const { error } = useField('journey')
  return (
    <fieldset
      part="journeys"
      className="field journeys journey-tiles"
      aria-describedby={error && `${id}-error`}
    >
      <legend part="label">{t('title')}</legend>
      {journeys.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          part="button button-quiet"
          className="button button-quiet"
          aria-labelledby={`${id}-${name}`}
          aria-describedby={hasLine(name) ? `${id}-${name}-line` : undefined}
          onClick={() => choose(name)}
        >
          <svg className="journey-mark" viewBox="0 0 32 32" aria-hidden="true">
            <path d={marks[name] ?? plate} />
          </svg>
          <span id={`${id}-${name}`}>{label}</span>
          {hasLine(name) && (
            <span id={`${id}-${name}-line`} className="journey-line">
              {t(name)}
            </span>
          )}
        </button>
      ))}
      {error && (
        <p id={`${id}-error`} className="note note-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** A journey of a plugin that nobody here knows has no line. */
const hasLine = (name: string): name is Exclude<keyof typeof messages, 'title'> =>
  name !== 'title' && Object.hasOwn(messages, name)
