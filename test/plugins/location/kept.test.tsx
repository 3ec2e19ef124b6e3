import { expect } from 'chai'
import start from '../../../plugins/start'
import { keepKnown, knownRestaurants } from '../../../plugins/location/known-restaurants'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const key = 'tavola-chosen milano '
const at = Date.UTC(2026, 10, 1)
const kept = (id: unknown, over: object = {}) => ({
  id,
  name: `Milano ${String(id)}`,
  address: ['1 Quay', 'Cork'],
  at,
  ...over,
})

async function opens(chosen: readonly unknown[], answers: object = {}, version: unknown = 1): Promise<Diner> {
  localStorage.setItem(key, JSON.stringify({ version, chosen }))
  const diner = await renderPlugins({
    plugins: [start, table],
    answers: { ...answers },
    brand: { options: { start: { recent: true, search: 'search' } } },
  })
  await diner.sees(() => diner.gets('combobox', 'Location').focus())
  await diner.waits(50)
  return diner
}

const names = (diner: Diner) => diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])

describe('location: what the device keeps', () => {
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
    ]
    expect(names(await opens([...invalid, kept('Cobh'), kept(7)]))).to.deep.equal(['Milano Cobh', 'Milano 7'])
  })

  it('of more than three restaurants the first three are listed', async () => {
    expect(names(await opens(['a', 'b', 'c', 'd'].map((id) => kept(id))))).to.deep.equal([
      'Milano a',
      'Milano b',
      'Milano c',
    ])
  })

  for (const version of [0, 2, '1', null]) {
    it(`of format ${String(version)} nothing is read`, async () => {
      const diner = await opens([kept('Cobh')], {}, version)
      expect(diner.gets('combobox', 'Location').getAttribute('aria-expanded')).to.equal('false')
    })
  }

  it('the oldest of four is forgotten', async () => {
    const diner = await opens(
      ['a', 'b', 'c'].map((id) => kept(id)),
      { 'GET /api/venues/search/*': [venueBody({ id: 'd', name: 'Milano d' })] },
    )
    await diner.choosesRestaurant('d', /Milano d/)
    const { chosen } = JSON.parse(localStorage.getItem(key)!) as { chosen: { id: string }[] }
    expect(chosen.map(({ id }) => id)).to.deep.equal(['d', 'a', 'b'])
  })

  it('the last one that the back end no longer has leaves nothing on the device', async () => {
    const gone = new Response('{}', { status: 404 })
    const diner = await opens([kept('Cobh')], { 'GET /api/venues/getbyid/*': gone })
    await diner.clicks('option', /Cobh/)
    expect(localStorage).to.have.length(0)
    expect(document.activeElement).to.equal(diner.gets('combobox', 'Location'))
  })

  it('one whose details come after another choice is not chosen', async () => {
    const late = later()
    const diner = await opens([kept('Cobh')], { 'GET /api/venues/getbyid/*': late.answer })
    await diner.clicks('option', /Cobh/)
    await diner.sees(() => diner.kernel.choices.set({ venue: venue() }))
    await diner.sees(() => late.come(venueBody({ id: 'Cobh', name: 'Milano Cobh' })))
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
    expect(diner.heard).to.not.include('Milano Cobh selected.')
  })

  it('Space is a letter here too, and chooses nothing', async () => {
    const diner = await opens([kept('Cobh')])
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    await diner.sees(() => void diner.gets('combobox', 'Location').dispatchEvent(space))
    expect(space.defaultPrevented).to.equal(false)
    expect(diner.network.requests).to.deep.equal([])
  })

  it('WCAG 4.1.3: one that is fetched is announced when it is chosen', async () => {
    const body = venueBody({ id: 'Cobh', name: 'Milano Cobh' })
    const diner = await opens([kept('Cobh')], { 'GET /api/venues/getbyid/Cobh': body })
    await diner.clicks('option', /Cobh/)
    expect(diner.kernel.facts.venue?.name).to.equal('Milano Cobh')
    expect(diner.heard).to.include('Milano Cobh selected.')
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
