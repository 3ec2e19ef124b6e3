import { init } from 'tavola'
import { scene, scenes, type SceneName } from 'tavola/scenes'
import { brand } from '../brand'

/** The widget without a server: a scene answers in the page, as a back end in that situation would. */
const form = document.querySelector('form')!
const chosen = new URLSearchParams(location.search)

function offer(name: string, values: readonly string[]): string {
  const select = form.elements.namedItem(name) as HTMLSelectElement
  for (const value of values) select.add(new Option(value))
  select.value = chosen.get(name) ?? values[0]!
  return select.value
}

const sceneName = offer(
  'scene',
  scenes.map(({ name }) => name),
)
const locale = offer('locale', [brand.locale ?? 'en-IE', 'it-IT'])
// The address keeps what is chosen, so that it outlives a reload after a change of your code.
form.onchange = () => form.submit()

// Chosen already, so that your part of the widget is near.
const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

init({
  baseUrl: 'https://api.example',
  container: document.querySelector<HTMLElement>('#book'),
  venueId: 'cork',
  date: day,
  time: '19:30',
  brand: { ...brand, locale },
  fetch: scene(sceneName as SceneName),
})
