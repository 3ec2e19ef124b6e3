import { definePlugin, type PlaceName } from 'tavola'
import { useStyles } from 'tavola/controls'
import css from './boxes.css'
import { aboutPlaces, type PluginPlace, type ShellPlace } from './shell-places'

type Place = ShellPlace | PluginPlace

/** A plugin that inserts a dashed box with the place's name at each of these places. */
export const boxesAt = (places: readonly Place[]) =>
  definePlugin({
    id: 'boxes',
    messages: { section: 'conditions' },
    inserts: places.map((place) => ({
      at: place as PlaceName,
      always: true,
      label: 'section' as const,
      load: async () => ({ default: () => <Box place={place} /> }),
    })),
  })

/** Of phrasing content alone: the terms' link stands inside a sentence. */
function Box({ place }: { readonly place: Place }) {
  useStyles(css)
  const { standsInFor } = aboutPlaces[place as ShellPlace] ?? {}
  return (
    <span className="place-box" data-place={place}>
      <span className="place-name">{place}</span>
      {standsInFor && <span className="place-note">instead of {standsInFor}</span>}
    </span>
  )
}
