import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { box, cobh, cork, menu, names, opensList, renderBox, search, searched, searchNear } from './setup'

const far = { ...cobh, distanceInMilesString: '12.4 miles' }
/** Cork by name, and Cobh and Cork near that place. */
const searchedBoth = (
  place: string | null = 'Cork city',
  by: object[] = [cork],
  venues: object[] = [far, cork],
) =>
  searched({
    own: {},
    answers: { [search]: by, [searchNear]: { venues, resolvedLocationDescription: place } },
  })

describe('location: what the box lists', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'platform'))

  it('search.order, search.listed-once: matches, then what is near, with its distance, a venue once', async () => {
    const diner = await searchedBoth()
    expect(names(diner)).to.deep.equal(['Milano Cork', 'Milano Cobh'])
    expect(diner.reads()).to.match(/Near Cork city.*Milano Cobh.*12\.4 miles/)
    // WCAG 1.3.1: each line says its place among those of all groups.
    const lines = diner.within('listbox').getsAll('option')
    expect(lines.map(({ ariaPosInSet, ariaSetSize }) => `${ariaPosInSet} of ${ariaSetSize}`)).to.deep.equal([
      '1 of 2',
      '2 of 2',
    ])
  })

  it('search.order: the heading is "Nearby" where the server names no place', async () => {
    expect((await searchedBoth(null)).reads()).to.include('Nearby')
  })

  it('date.closure: a line has name, address, distance, and a closure of today or for good', async () => {
    const closures = [
      [{ closedTo: '2027-01-21' }, ' Closed until 21 January'],
      [{ closedFrom: '2026-11-20', closedTo: '2026-11-23' }, ' Closed until 23 November'],
      // The year is said more than 330 days ahead.
      [{ closedTo: '2027-10-16' }, ' Closed until 16 October'],
      [{ closedTo: '2027-10-17' }, ' Closed until 17 October 2027'],
      [{ closedFrom: '2026-11-30' }, ' Closed after 30 November'],
      [{ closedFrom: '2026-11-01' }, ' Closed'],
      [{ closedTo: '2026-11-20' }, ''],
      [{ closedFrom: '2026-12-24', closedTo: '2026-12-27' }, ''],
    ] as const
    const venues = closures.map(([closure], id) => venueBody({ id, ...closure }))
    const brand = { locale: 'en-IE', timeZone: 'Europe/Dublin' }
    const diner = await searched({ brand, answers: { [search]: venues } })
    expect(diner.offers('Location')).to.deep.equal(
      closures.map(([, said]) => `Milano Cork 8 Oliver Plunkett Street, Cork 1.2 miles${said}`),
    )
  })

  it('WCAG 4.1.2, 4.1.3: the box names its active option on Apple’s devices too, and nothing else does', async () => {
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'MacIntel' })
    const diner = await searchedBoth()
    const active = () => {
      const id = box(diner).getAttribute('aria-activedescendant')
      return id && document.getElementById(id)!.textContent
    }
    expect(active()).to.include('Milano Cork')
    await diner.keys('{ArrowDown}')
    expect(active()).to.include('Milano Cobh')
    expect(diner.gets('log').textContent).to.equal('')
    await diner.keys('{Enter}')
    expect(active()).to.equal(null)
    expect(diner.gets('log').textContent).to.equal('')
  })
})

describe('location: a long list', () => {
  const chain = (length: number, town: string) =>
    Array.from({ length }, (_, id) => venueBody({ id: `${town} ${id}`, name: `Milano ${town} ${id}` }))

  it('shows the best fifty, name matches first, and says of how many', async () => {
    const diner = await searchedBoth('Cork', chain(30, 'Cork'), [
      ...chain(30, 'Cork'),
      ...chain(1_000, 'Cobh'),
    ])
    expect(names(diner)).to.deep.equal([...Array(30).fill('Milano Cork'), ...Array(20).fill('Milano Cobh')])
    // Once there is time to format them.
    await diner.waits(1_000)
    const line = 'Showing 50 of 1,030 restaurants. Type more to narrow the list.'
    expect(diner.gets('status').textContent).to.include(`1,030 restaurants found ${line}`)
    expect(diner.within('region').gets('text', line)).to.exist
    expect(diner.events.at(-1)).to.deep.equal({ name: 'search', detail: { results: 1_030 } })
  })

  it('of more than 10,000 restaurants uses the first', async () => {
    const venues = Array.from({ length: 10_001 }, (_, id) => ({ id, name: `Milano ${id}` }))
    const diner = await searched({ answers: { [search]: venues } })
    // The parts in which they are read.
    await diner.waits(10)
    expect(diner.events.at(-1)).to.deep.equal({ name: 'search', detail: { results: 10_000 } })
    expect(diner.offers('Location')).to.have.length(50)
  })

  it('that is shown whole says nothing more', async () => {
    const diner = await searched({ answers: { [search]: chain(50, 'Cork') } })
    expect(diner.offers('Location')).to.have.length(50)
    expect(diner.reads()).to.include('50 restaurants found').and.not.include('narrow')
    expect(menu()!.children).to.have.length(1)
  })

  it('search.trimmed: of all restaurants comes back once the text is deleted; space alone leaves it', async () => {
    const galway = { 'GET /api/venues/search/chain': [venueBody({ name: 'Milano Galway' })] }
    const own = { search: 'search', all: 'chain' }
    const diner = await renderBox({ own, answers: { ...galway, [search]: [cobh] } })
    await opensList(diner)
    await diner.searches('x')
    expect(names(diner)).to.deep.equal(['Milano Cobh'])
    for (const key of ['{Backspace}', ' ']) {
      await diner.keys(key)
      expect(names(diner)).to.deep.equal(['Milano Galway'])
    }
  })
})
