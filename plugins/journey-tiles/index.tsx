import { useId } from 'react'
import { definePlugin, here, type Messages, type PluginContext } from 'tavola'
import { Button, useChoiceNote, usePlugin, useStyles } from 'tavola/controls'
import css from './journey-tiles.css'

/** The line on each journey has the journey's name as its key. */
const texts = {
  title: 'What would you like to do?',
  Booking: 'Lunch or dinner, any day',
  KidsPartyEnquiry: 'Kids make their own pizza, we tidy up',
  AdultsPartyEnquiry: 'Make pizza with friends',
  Enquiry: "Ask us anything, we'll reply",
} as const satisfies Messages

/** Step 1: the journeys as tiles, each with a mark and a line on what it is. */
export default definePlugin({
  id: 'journey-tiles',
  texts,
  inserts: [{ at: 'journeys', always: true, load: here(JourneyTiles) }],
})

/** The buttons have the names of the journeys alone: the line is their description. */
function JourneyTiles() {
  useStyles(css)
  const { journeys, choose, t } = usePlugin<PluginContext<object, object, typeof texts>>()
  const id = useId()
  const { describedBy, note } = useChoiceNote('journey', undefined)
  return (
    <fieldset part="journeys" className="field journeys journey-tiles" aria-describedby={describedBy}>
      <legend part="label">{t('title')}</legend>
      {journeys.map(({ name, label }) => (
        <Button
          key={name}
          kind="quiet"
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
        </Button>
      ))}
      {note}
    </fieldset>
  )
}

/** A journey of a plugin that nobody here knows has no line. */
const hasLine = (name: string): name is Exclude<keyof typeof texts, 'title'> =>
  name !== 'title' && Object.hasOwn(texts, name)

/** Line drawings on a square of 32, by the journey's name: one stroke path each. */
const marks: Readonly<Record<string, string>> = {
  // A chef's hat.
  AdultsPartyEnquiry: 'M10 27h12v-8c5 0 7-4 5-7-1-2-3-3-5-2-1-5-11-5-12 0-2-1-4 0-5 2-2 3 0 7 5 7zM10 23h12',
  // A slice of pizza.
  KidsPartyEnquiry:
    'M4 10c8-6 16-6 24 0L16 29zM6.5 14c6-4 13-4 19 0M12 17a1 1 0 1 0 3 0 1 1 0 1 0-3 0M17 21a1 1 0 1 0 3 0 1 1 0 1 0-3 0',
  // A speech bubble.
  Enquiry: 'M5 6h22v15H16l-7 6v-6H5zM10 11h12M10 16h8',
}

/** Of every other journey: a plate between fork and knife. */
const plate =
  'M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0M13 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 5v6c0 3 4 3 4 0V5M5 5v22M27 27V5c-3 2-3 8-3 13h3'
