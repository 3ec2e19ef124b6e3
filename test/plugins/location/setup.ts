import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { table } from '../../kit/stand-ins'

export const search = 'GET /api/venues/search/*'
export const searchNear = 'GET /api/venues/searchnearby/*'
export const getVenue = 'GET /api/venues/getbyid/*'

export const cork = venueBody()
export const cobh = venueBody({ id: 'cobh', name: 'Milano Cobh' })

interface Options extends Partial<TestKernelOptions> {
  /** The brand's options for the box: one call by default, the one by name. */
  readonly own?: Readonly<Record<string, unknown>>
  readonly shadow?: boolean
}

/** Step 1 with the location box, whose search by name finds two restaurants. */
export const renderBox = ({ own = { search: 'search' }, brand, answers, ...options }: Options = {}) =>
  renderPlugins({
    plugins: [start, table],
    brand: { ...brand, options: { start: own } },
    answers: answers ?? { [search]: [cork, cobh] },
    ...options,
  })

/** The same, once the diner has searched. */
export async function searched(options?: Options, text = 'milano') {
  const diner = await renderBox(options)
  await diner.searches(text)
  return diner
}

export const box = (diner: Diner) => diner.gets('combobox', 'Location') as HTMLInputElement
export const venueOf = (diner: Diner) => diner.kernel.facts.venue?.id
export const isExpanded = (diner: Diner) => box(diner).ariaExpanded === 'true'
export const focusBox = (diner: Diner) => diner.sees(() => box(diner).focus())

/** The beginnings of the lines: "Milano Cork". */
export const names = (diner: Diner) => diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])

/** The text of what is under the box. */
export const menu = () => document.querySelector('.location__menu')

/** Another script's event on an element of the box: whether it is kept from the page. */
export async function isKept(diner: Diner, element: Element, event: Event): Promise<boolean> {
  await diner.sees(() => void element.dispatchEvent(event))
  return event.defaultPrevented
}
export const keydown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
export const mousedown = () => new MouseEvent('mousedown', { bubbles: true, cancelable: true })

/** Lists what there is before a letter is typed. The files of the list come one after another. */
export async function opensList(diner: Diner) {
  await diner.clicks('combobox', 'Location')
  await diner.waits(50)
}

/** What the device keeps. */
export const storageKey = 'tavola-chosen milano '
export const keep = (chosen: readonly unknown[], version: unknown = 1) =>
  localStorage.setItem(storageKey, JSON.stringify({ version, chosen }))
export const kept = (id: unknown, over: object = {}) => ({
  id,
  name: `Milano ${String(id)}`,
  address: ['1 Quay', 'Cork'],
  at: Date.UTC(2026, 10, 1),
  ...over,
})
