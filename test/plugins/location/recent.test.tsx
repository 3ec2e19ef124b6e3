import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { keepKnown, knownRestaurants } from '../../../plugins/location/list/known-restaurants'
import { removeWidget } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { later, status } from '../../kit/network'
import {
  box,
  focusBox,
  getVenue,
  isExpanded,
  isKept,
  keep,
  kept,
  keydown,
  names,
  opensList,
  renderBox,
  storageKey,
  venueOf,
} from './setup'

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
async function opens(chosen: readonly unknown[], over: object = {}) {
  keep(chosen)
  const diner = await render({ answers: { ...over, ...answers } })
  await focusBox(diner)
  await diner.waits(50)
  return diner
}

/** The same, and the first is pressed. */
async function presses(ids: readonly string[], answer: unknown) {
  const diner = await opens(
    ids.map((id) => kept(id)),
    { [getVenue]: answer },
  )
  await diner.clicks('option', new RegExp(`Milano ${ids[0]}`))
  return diner
}

const chosenIn = (storage: Storage, key = storageKey) =>
  (JSON.parse(storage.getItem(key)!) as { chosen: { id: string; at: number }[] }).chosen
const storedIds = () => chosenIn(localStorage).map(({ id }) => id)

describe('location: the restaurants chosen before', () => {
  it('the last three are listed before a letter is typed, the latest first, until one is', async () => {
    const diner = await render()
    for (const town of ['Cork', 'Cobh', 'Dublin', 'Galway', 'Cobh']) await diner.choosesRestaurant(town)
    expect(storedIds()).to.deep.equal(['Cobh', 'Galway', 'Dublin'])
    await opensList(diner)
    expect(names(diner)).to.deep.equal(['Milano Cobh', 'Milano Galway', 'Milano Dublin'])
    expect(diner.within('group', 'Recently chosen').getsAll('option')).to.have.length(3)
    expect(diner.gets('status').textContent).to.include('3 restaurants to choose from')
    await diner.types('Location', 'g')
    expect(diner.has('option', /Milano/)).to.be.false
    expect(diner.reads()).to.include('Searching…')
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
    expect(venueOf(diner)).to.equal('Cork')
    expect(diner.network.sent(getVenue)).to.be.empty
  })

  it('one that the back end no longer has leaves list and device, which is said below the others', async () => {
    const gone = 'Milano Cork no longer takes bookings here.'
    const diner = await presses(['Cork', 'Cobh'], status(404))
    expect([names(diner), storedIds()]).to.deep.equal([['Milano Cobh'], ['Cobh']])
    expect(diner.within('region').gets('text', gone)).to.exist
    expect([diner.kernel.banner.shown.value, diner.kernel.facts.venue]).to.deep.equal([null, null])
    expect(document.activeElement).to.equal(box(diner))
    removeWidget()
    localStorage.clear()
    const alone = await presses(['Cork'], status(404))
    expect(alone.within('region').gets('text', gone)).to.exist
    await alone.keys('{Escape}')
    await alone.clicks('combobox', 'Location')
    expect(isExpanded(alone)).to.be.false
  })

  it('a call that fails for another reason can be made again', async () => {
    const diner = await presses(['Cork'], status(403))
    diner.network.answer(getVenue, bodies[0])
    await diner.sees(() => diner.kernel.banner.shown.value!.again!.run())
    expect(venueOf(diner)).to.equal('Cork')
  })

  it('one whose details come after another choice is not chosen', async () => {
    const late = later()
    const diner = await presses(['Cobh'], late.answer)
    await diner.sees(() => diner.kernel.choices.set({ venue: venue() }))
    await diner.sees(() => late.come(bodies[1]))
    expect(venueOf(diner)).to.equal('cork')
    expect(diner.heard).to.not.include('Milano Cobh selected.')
  })

  it('Tab leads into the box and out of it, and chooses nothing; nor does Space, a letter', async () => {
    const diner = await opens([kept('Cork')])
    expect([await isKept(diner, box(diner), keydown(' ')), isExpanded(diner)]).to.deep.equal([false, true])
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
    expect(venueOf(diner)).to.equal('Cork')
  })
})

describe('location: what the device keeps', () => {
  it('docs/privacy.md: nothing unless the brand enables it', async () => {
    const diner = await render({ own: { search: 'search' } })
    await diner.choosesRestaurant('Cork')
    expect(localStorage).to.have.length(0)
  })

  it('docs/privacy.md: only names and addresses, for one back end', async () => {
    const page = (baseUrl: string) => ({ page: { options: { baseUrl }, opened: signal(false) } })
    const diner = await render(page('https://one.example'))
    await diner.choosesRestaurant('Cork')
    const key = `${storageKey}https://one.example`
    expect(Object.keys(localStorage)).to.deep.equal([key])
    const [{ at, ...chosen } = {}] = chosenIn(localStorage, key) as { at?: number }[]
    expect(chosen).to.deep.equal({ id: 'Cork', name: 'Milano Cork', address: ['1 Quay', 'Cork'] })
    expect(at).to.be.a('number')
    removeWidget()
    const other = await render(page('https://two.example'))
    await opensList(other)
    expect(isExpanded(other)).to.be.false
  })

  it('docs/privacy.md: for twelve months', async () => {
    const [old, fresh] = ['2025-11-19', '2025-11-21'].map((day) => kept(day, { at: Date.parse(day) }))
    expect(names(await opens([old, fresh]))).to.deep.equal(['Milano 2025'])
    expect(storedIds()).to.deep.equal(['2025-11-21'])
  })

  it('docs/privacy.md: three: of more the first are listed, and the oldest is forgotten', async () => {
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

  it('invalid data is left out', async () => {
    localStorage.setItem(storageKey, '{"version":1,"chosen":7}')
    const diner = await render()
    await opensList(diner)
    expect([isExpanded(diner), diner.faults]).to.deep.equal([false, []])
  })
})

describe('location: the restaurants that searches have found', () => {
  it('the last thousand are known, by back end; of a longer answer the first', () => {
    type Api = Parameters<typeof keepKnown>[0]
    const many = (count: number, from = 0) =>
      Array.from({ length: count }, (_, index) => venue({ id: from + index }))
    const [api, other] = [{} as Api, {} as Api]
    keepKnown(api, many(1_200))
    expect([...knownRestaurants(api).keys()].at(-1)).to.equal(999)
    // Found again: it is among the last.
    keepKnown(api, [venue({ id: 0 })])
    keepKnown(api, many(2, 5_000))
    const ids = [...knownRestaurants(api).keys()]
    expect(ids).to.have.length(1_000)
    expect([ids[0], ...ids.slice(-3)]).to.deep.equal([3, 0, 5_000, 5_001])
    expect(knownRestaurants(other).size).to.equal(0)
  })
})
