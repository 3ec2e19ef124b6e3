import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { keepKnown, knownRestaurants } from '../../../plugins/location/known-restaurants'
import { removeWidget, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { later, status } from '../../kit/network'
import {
  box,
  focusBox,
  getVenue,
  isExpanded,
  keep,
  kept,
  names,
  opensList,
  renderBox,
  storageKey,
} from './render-box'

const towns = ['Cork', 'Cobh', 'Dublin', 'Galway']
const bodies = towns.map((town) => venueBody({ id: town, name: `Milano ${town}`, address: ['1 Quay', town] }))
const answers = Object.fromEntries(
  bodies.flatMap((body) => [
    [`GET /api/venues/search/${body.id}`, [body]],
    [`GET /api/venues/getbyid/${body.id}`, body],
  ]),
)

const render = (options: object = {}) =>
  renderBox({ own: { recent: true, search: 'search' }, answers, ...options })

/** A visit to a device that keeps these restaurants, with the list open. */
async function opens(chosen: readonly unknown[], over: object = {}, version?: unknown) {
  keep(chosen, version)
  const diner = await render({ answers: { ...over, ...answers } })
  await focusBox(diner)
  await diner.waits(50)
  return diner
}

const storedIds = () =>
  (JSON.parse(localStorage.getItem(storageKey)!) as { chosen: { id: string }[] }).chosen.map(({ id }) => id)

describe('location: the restaurants chosen before', () => {
  it('the last three are listed before a letter is typed, the latest first', async () => {
    const diner = await render()
    for (const town of ['Cork', 'Cobh', 'Dublin', 'Galway', 'Cobh']) await diner.choosesRestaurant(town)
    expect(storedIds()).to.deep.equal(['Cobh', 'Galway', 'Dublin'])
    await opensList(diner)
    expect(names(diner)).to.deep.equal(['Milano Cobh', 'Milano Galway', 'Milano Dublin'])
    expect(diner.within('group', 'Recently chosen').getsAll('option')).to.have.length(3)
    expect(diner.gets('status').textContent).to.include('3 restaurants to choose from')
  })

  it('one has name and address; pressed, it is fetched, as it may have changed, and announced', async () => {
    const diner = await opens([kept('Cork')], { [getVenue]: { ...bodies[0], telephone: '021 000' } })
    expect(diner.offers('Location')).to.deep.equal(['Milano Cork 1 Quay, Cork'])
    expect(diner.network.requests).to.be.empty
    await diner.clicks('option', /Milano Cork/)
    expect(diner.kernel.facts.venue?.telephone).to.equal('021 000')
    expect(diner.heard).to.include('Milano Cork selected.')
    expect(isExpanded(diner)).to.be.false
  })

  it('one that a search has found is chosen without a call', async () => {
    const diner = await opens([kept('Cork')])
    await diner.searches('Cork')
    await diner.keys('{Backspace}{Backspace}{Backspace}{Backspace}')
    await diner.clicks('option', /Milano Cork/)
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Cork')
    expect(diner.network.sent(getVenue)).to.be.empty
  })

  it('one that the back end no longer has leaves the list, which says so, and the device', async () => {
    const diner = await opens([kept('Cork')], { [getVenue]: status(404) })
    await diner.clicks('option', /Milano Cork/)
    const gone = 'Milano Cork no longer takes bookings here.'
    expect(diner.within('region').gets('text', gone)).to.exist
    expect([diner.kernel.banner.shown.value, diner.kernel.facts.venue]).to.deep.equal([null, null])
    expect(localStorage).to.have.length(0)
    expect(document.activeElement).to.equal(box(diner))
    await diner.keys('{Escape}')
    await diner.clicks('combobox', 'Location')
    expect(isExpanded(diner)).to.be.false
  })

  it('the message is below the others, if there are any', async () => {
    const diner = await opens([kept('Cork'), kept('Cobh')], { [getVenue]: status(404) })
    await diner.clicks('option', /Milano Cork/)
    expect(names(diner)).to.deep.equal(['Milano Cobh'])
    expect(diner.reads()).to.include('Milano Cork no longer takes bookings here.')
  })

  it('a call that fails for another reason can be made again', async () => {
    const diner = await opens([kept('Cork')], { [getVenue]: status(403) })
    await diner.clicks('option', /Milano Cork/)
    diner.network.answer(getVenue, bodies[0])
    await diner.sees(() => diner.kernel.banner.shown.value!.again!.run())
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Cork')
  })

  it('one whose details come after another choice is not chosen', async () => {
    const late = later()
    const diner = await opens([kept('Cobh')], { [getVenue]: late.answer })
    await diner.clicks('option', /Cobh/)
    await diner.sees(() => diner.kernel.choices.set({ venue: venue() }))
    await diner.sees(() => late.come(bodies[1]))
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
    expect(diner.heard).to.not.include('Milano Cobh selected.')
  })

  it('Tab leads into the box and out of it, and chooses nothing; nor does Space, a letter', async () => {
    const diner = await opens([kept('Cork')])
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    await diner.sees(() => void box(diner).dispatchEvent(space))
    expect([isExpanded(diner), space.defaultPrevented]).to.deep.equal([true, false])
    await diner.keys('{Tab}')
    expect(isExpanded(diner)).to.be.false
    expect([diner.kernel.facts.venue, diner.network.requests]).to.deep.equal([null, []])
  })

  it('with a restaurant chosen the list opens on a press or an arrow key, not on Tab', async () => {
    keep([kept('Cork')])
    const diner = await render({ first: { venue: venue() } })
    await focusBox(diner)
    expect(isExpanded(diner)).to.be.false
    await diner.keys('{ArrowDown}')
    expect(isExpanded(diner)).to.be.true
    await diner.keys('{Enter}')
    expect(diner.kernel.facts.venue?.id).to.equal('Cork')
  })

  it('the first letter replaces the list', async () => {
    const diner = await opens([kept('Cork')])
    await diner.types('Location', 'g')
    expect(diner.has('option', /Milano Cork/)).to.be.false
    expect(diner.reads()).to.include('Searching…')
  })
})

describe('location: what the device keeps', () => {
  it('nothing unless the brand enables it', async () => {
    const diner = await render({ own: { search: 'search' } })
    await diner.choosesRestaurant('Cork')
    expect(localStorage).to.have.length(0)
  })

  it('only names and addresses, for one back end', async () => {
    const page = (baseUrl: string) => ({ page: { options: { baseUrl }, opened: signal(false) } })
    const diner = await render(page('https://one.example'))
    await diner.choosesRestaurant('Cork')
    const key = `${storageKey}https://one.example`
    expect(Object.keys(localStorage)).to.deep.equal([key])
    const { chosen } = JSON.parse(localStorage.getItem(key)!) as { chosen: { at: number }[] }
    const at = chosen[0]!.at
    expect(chosen).to.deep.equal([{ id: 'Cork', name: 'Milano Cork', address: ['1 Quay', 'Cork'], at }])
    removeWidget()
    const other = await render(page('https://two.example'))
    await opensList(other)
    expect(isExpanded(other)).to.be.false
  })

  it('for twelve months', async () => {
    const [old, fresh] = ['2025-11-19', '2025-11-21'].map((day) => kept(day, { at: Date.parse(day) }))
    expect(names(await opens([old, fresh]))).to.deep.equal(['Milano 2025'])
    expect(storedIds()).to.deep.equal(['2025-11-21'])
  })

  it('three: of more the first are listed, and the oldest is forgotten', async () => {
    const diner = await opens(['a', 'b', 'c', 'd'].map((id) => kept(id)))
    expect(names(diner)).to.deep.equal(['Milano a', 'Milano b', 'Milano c'])
    await diner.choosesRestaurant('Cobh')
    expect(storedIds()).to.deep.equal(['Cobh', 'a', 'b'])
  })

  it('body.parts: each invalid entry is left out, and the others stay', async () => {
    const invalid = [
      kept(''),
      kept({}),
      kept('a', { name: 1 }),
      kept('b', { address: 'Cork' }),
      kept('c', { address: ['Cork', 1] }),
      kept('d', { at: 'today' }),
      kept('e', { at: undefined }),
      null,
      3,
    ]
    expect(names(await opens([...invalid, kept('Cobh'), kept(7)]))).to.deep.equal(['Milano Cobh', 'Milano 7'])
  })

  const isClosed = (diner: Diner) => expect([isExpanded(diner), diner.faults]).to.deep.equal([false, []])

  for (const version of [0, 2, '1', null])
    it(`of format ${String(version)} nothing is read`, async () =>
      void isClosed(await opens([kept('Cobh')], {}, version)))

  for (const found of ['no JSON', 'null', '{"version":1,"chosen":7}'])
    it(`invalid data is left out: ${found}`, async () => {
      localStorage.setItem(storageKey, found)
      const diner = await render()
      await opensList(diner)
      isClosed(diner)
    })

  it('nothing where storage is denied, which is not reported', async () => {
    const denied = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      const diner = await render()
      await diner.choosesRestaurant('Cork')
      await opensList(diner)
      isClosed(diner)
    } finally {
      Object.defineProperty(globalThis, 'localStorage', denied)
    }
  })
})

describe('location: the restaurants that searches have found', () => {
  type Api = Parameters<typeof keepKnown>[0]
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => venue({ id: from + index }))

  it('the last thousand are known, by back end', () => {
    const [api, other] = [{} as Api, {} as Api]
    keepKnown(api, many(1_000))
    // Found again: it is among the last.
    keepKnown(api, [venue({ id: 0 })])
    keepKnown(api, many(2, 5_000))
    const ids = [...knownRestaurants(api).keys()]
    expect(ids).to.have.length(1_000)
    expect([ids[0], ...ids.slice(-3)]).to.deep.equal([3, 0, 5_000, 5_001])
    expect(knownRestaurants(other).size).to.equal(0)
  })

  it('of a longer answer the first thousand', () => {
    const api = {} as Api
    keepKnown(api, many(1_200))
    expect([...knownRestaurants(api).keys()].at(-1)).to.equal(999)
  })
})
