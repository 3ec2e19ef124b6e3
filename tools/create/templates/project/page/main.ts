import { init } from 'tavola'
import { scene, scenes, type SceneName } from 'tavola/scenes'
import { brand } from '../brand'

/** The widget without a server: a scene in the page answers as a back end would. */
const form = document.querySelector('form')!
const query = new URLSearchParams(location.search)

function fillSelect(name: string, values: readonly string[]): string {
  const select = form.elements.namedItem(name) as HTMLSelectElement
  for (const value of values) select.add(new Option(value))
  select.value = query.get(name) ?? values[0]!
  return select.value
}

const sceneName = fillSelect(
  'scene',
  scenes.map(({ name }) => name),
)
const locale = fillSelect('locale', [brand.locale ?? 'en-IE', 'it-IT'])
// The address keeps the choice when the page reloads after a change to your code.
form.onchange = () => form.submit()

// A restaurant, date and time, so that you reach your part of the widget quickly.
const date = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

init({
  baseUrl: 'https://api.example',
  container: document.querySelector<HTMLElement>('#book'),
  venueId: 'cork',
  date,
  time: '19:30',
  brand: { ...brand, locale },
  fetch: scene(sceneName as SceneName),
})
