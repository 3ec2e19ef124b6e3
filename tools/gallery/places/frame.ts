import { addDays, dayAt } from '../../../src/dates/plain-date'
import { init } from '../../../src/npm'
import { scene } from '../../../src/scenes'
import { braintree } from '../../../examples/sandbox/braintree.js'
import { catalogue } from '../../../themes/catalogue'
import { builtPlugins } from '../../plugins/built'
import { brand as milano } from '../../../themes/milano/brand'
import { brands } from '../brands'
import { settles } from '../settle'
import { textsOf } from '../texts'
import { createWalker } from '../walker'
import { boxesAt } from './boxes'
import { placesPictures } from './pictures'

/** One picture of the places: the default brand with boxes, walked to its step. `?picture=details`. */

const ahead = 10

const [look] = brands
const [venue] = look!.restaurants

async function show(): Promise<void> {
  const id = new URLSearchParams(location.search).get('picture')
  const picture = placesPictures.find((one) => one.id === id)
  if (!picture) throw new Error(`There is no such picture: ${location.search}`)
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
    date: addDays(dayAt(new Date()), ahead),
    time: '19:00',
    guests: 2,
    ...picture.options,
    brand: {
      theme,
      plugins: [...plugins, boxesAt(picture.shows)],
      options: { 'card-guarantee': { braintree } },
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
  await settles()
}

const tell = (reason: string) => Object.assign(document.documentElement.dataset, { picture: 'there', reason })

show().then(
  () => tell(''),
  (error: unknown) => tell(String(error).split('\n')[0]!),
)
