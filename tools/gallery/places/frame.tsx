import { definePlugin, type PlaceName } from 'tavola'
import { useStyles } from 'tavola/controls'
import { braintree } from '../../../examples/sandbox/braintree.js'
import { init } from '../../../src/npm'
import { scene } from '../../../src/scenes'
import { catalogue } from '../../../themes/catalogue'
import { brand as milano } from '../../../themes/milano/brand'
import { builtPlugins } from '../../plugins/built'
import { brands, textsOf } from '../brands'
import { firstDay } from '../picture'
import { showPicture, createWalker } from '../scripts/walker'
import css from './boxes.css'
import { placesPictures } from './pictures'
import { aboutPlaces, type PluginPlace, type ShellPlace } from './shell-places'

/** A picture of the places: the default brand with boxes, at the picture's step. `?picture=details`. */

const [look] = brands
const [venue] = look!.restaurants

async function show(): Promise<void> {
  const id = new URLSearchParams(location.search).get('picture')
  const picture = placesPictures.find((one) => one.id === id)
  if (!picture) throw new Error(`No such picture: ${location.search}`)
  const { default: theme } = await catalogue.themes[milano.theme]!()
  const plugins = await Promise.all(
    [...milano.plugins, ...(picture.adds ?? [])].map(async (id) => (await builtPlugins[id]!.load()).default),
  )
  init({
    container: document.querySelector('#place'),
    inline: true,
    baseUrl: location.origin,
    fetch: scene(picture.scene, look!.answers, { restaurants: look!.restaurants }),
    preload: 'now',
    venueId: venue!.id,
    date: firstDay(),
    time: '19:00',
    guests: 2,
    ...picture.options,
    brand: {
      name: 'milano',
      theme,
      plugins: [...plugins, boxesAt(picture.shows)],
      options: { 'card-guarantee': { braintree } },
      links: { terms: 'https://milano.example/terms', privacy: 'https://milano.example/privacy' },
    },
  })
  const visit = {
    customer: look!.customer,
    town: '',
    restaurant: venue!.name,
    glance: false,
    atOnce: false,
    asked: true,
  }
  await picture.walk(createWalker(textsOf(look!)), visit)
}

void showPicture(show)

type Place = ShellPlace | PluginPlace

/** A plugin that inserts a dashed box with its name at each of these places. */
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

/** Only phrasing content: the link to the terms is inside a sentence. */
function Box({ place }: { readonly place: Place }) {
  useStyles(css)
  const { replaces } = aboutPlaces[place as ShellPlace] ?? {}
  return (
    <span className="place-box" data-place={place}>
      <span className="place-name">{place}</span>
      {replaces && <span className="place-note">instead of {replaces}</span>}
    </span>
  )
}
