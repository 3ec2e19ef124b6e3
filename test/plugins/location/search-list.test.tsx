import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { page, table } from '../../kit/stand-ins'

const plugins = [start, table]
const cork = venueBody()
const cobh = venueBody({ id: 'cobh', name: 'Milano Cobh', distanceInMilesString: '12.4 miles' })

const answers = {
  'GET /api/venues/search/*': [cork],
  'GET /api/venues/searchnearby/*': { venues: [cobh, cork], resolvedLocationDescription: 'Cork city' },
}

async function searches(diner: Diner, text = 'cork') {
  await diner.types('Location', text)
  await diner.waits(750)
}

describe('location: what the location box lists', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'platform'))

  it('search.order, search.listed-once: name matches first, then what is near, a venue once', async () => {
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    const names = diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])
    expect(names).to.deep.equal(['Milano Cork', 'Milano Cobh'])
  })

  it('search.order: says near what, and how far each venue is', async () => {
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    expect(diner.reads()).to.match(/Near Cork city.*Milano Cobh.*12\.4 miles/)
  })

  it('search.order: the heading is "Nearby" where the server names no place', async () => {
    const nearby = { venues: [cobh], resolvedLocationDescription: null }
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/searchnearby/*': nearby } })
    await searches(diner)
    expect(diner.reads()).to.include('Nearby')
  })

  it('search.old-answer: an older answer never replaces a newer one', async () => {
    const old = later()
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search/co': old.answer } })
    await searches(diner, 'co')
    await searches(diner, 'rk')
    old.come([cobh])
    await diner.waits()
    expect(diner.offers('Location').join()).to.include('Milano Cork').and.not.include('Milano Cobh')
  })

  it('location.box: says that nothing was found, and for what', async () => {
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search/*': [] } })
    await searches(diner, 'atlantis')
    expect(diner.reads()).to.include("We couldn't find a restaurant for “atlantis”")
  })

  it('location.box: a venue that is chosen is shown in the box', async () => {
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    await diner.clicks('option', /Milano Cobh/)
    expect(diner.kernel.facts.venue?.id).to.equal('cobh')
    expect(diner.reads()).to.include('Milano Cobh').and.not.include('Milano Cork')
  })

  it('what was typed goes where the box is left without a choice, and the venue stays', async () => {
    const diner = await renderPlugins({ plugins, answers, first: { venue: venue() } })
    await diner.types('Location', 'galway')
    await diner.keys('{Tab}')
    expect(diner.gets('combobox', 'Location')).to.have.property('value', 'Milano Cork')
  })

  it('a restaurant that is closed today, or soon for good, says so and until when', async () => {
    const closures = [
      [{ closedTo: '2027-01-21' }, 'Closed until 21 January'],
      [{ closedFrom: '2026-11-20', closedTo: '2026-11-23' }, 'Closed until 23 November'],
      [{ closedTo: '2027-11-21' }, 'Closed until 21 November 2027'],
      [{ closedFrom: '2026-11-30' }, 'Closed after 30 November'],
      [{ closedFrom: '2026-11-01' }, 'Closed'],
      [{ closedTo: '2026-11-20' }, ''],
      [{ closedFrom: '2026-12-24', closedTo: '2026-12-27' }, ''],
    ] as const
    const venues = closures.map(([closure], id) => venueBody({ id, ...closure, distanceInMilesString: '' }))
    const brand = { locale: 'en-IE', timeZone: 'Europe/Dublin', options: { start: { search: 'search' } } }
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search/*': venues }, brand })
    await searches(diner)
    expect(
      diner
        .offers('Location')
        .map((line) => line.replace(/^Milano Cork 8 Oliver Plunkett Street, Cork */, '')),
    ).to.deep.equal(closures.map(([, said]) => said))
  })

  const chain = (length: number, town: string) =>
    Array.from({ length }, (_, id) => venueBody({ id: `${town} ${id}`, name: `Milano ${town} ${id}` }))

  it('a long list shows the best fifty, name matches first, and says of how many', async () => {
    const near = {
      venues: [...chain(30, 'Cork'), ...chain(1_000, 'Cobh')],
      resolvedLocationDescription: 'Cork',
    }
    const long = { 'GET /api/venues/search/*': chain(30, 'Cork'), 'GET /api/venues/searchnearby/*': near }
    const diner = await renderPlugins({ plugins, answers: long })
    await searches(diner)
    const names = diner.offers('Location').map((text) => /^Milano \w+ \d+/.exec(text)?.[0])
    expect(names.slice(28, 32)).to.deep.equal([
      'Milano Cork 28',
      'Milano Cork 29',
      'Milano Cobh 0',
      'Milano Cobh 1',
    ])
    expect(names).to.have.length(50)
    // Once there is time to format them.
    await diner.waits(1_000)
    const line = 'Showing 50 of 1,030 restaurants. Type more to narrow the list.'
    expect(diner.gets('status').textContent).to.include(`1,030 restaurants found ${line}`)
    expect(diner.within('region').gets('text', line)).to.exist
    expect(diner.events.at(-1)).to.deep.equal({ name: 'search', detail: { results: 1_030 } })
  })

  it('of more than 10,000 restaurants the first are used', async () => {
    const brand = { options: { start: { search: 'search' } } }
    const venues = Array.from({ length: 10_001 }, (_, id) => ({ id, name: `Milano ${id}` }))
    const diner = await renderPlugins({ plugins, answers: { 'GET /api/venues/search/*': venues }, brand })
    await searches(diner)
    // The parts in which they are read.
    await diner.waits(10)
    expect(diner.events.at(-1)).to.deep.equal({ name: 'search', detail: { results: 10_000 } })
    expect(diner.offers('Location')).to.have.length(50)
  })

  it("a list that is shown whole doesn't say so", async () => {
    const brand = { options: { start: { search: 'search' } } }
    const whole = { 'GET /api/venues/search/*': chain(50, 'Cork') }
    const diner = await renderPlugins({ plugins, answers: whole, brand })
    await searches(diner)
    expect(diner.offers('Location')).to.have.length(50)
    expect(diner.reads()).to.include('50 restaurants found').and.not.include('narrow')
  })

  it('WCAG 4.1.2, 4.1.3: the box names its active option on Apple’s devices too, and react-select has nothing to say', async () => {
    Object.defineProperty(navigator, 'platform', { configurable: true, value: 'MacIntel' })
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    const active = () => {
      const id = diner.gets('combobox', 'Location').getAttribute('aria-activedescendant')
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

  it('closing.ways: Escape is the list’s while it is open, and otherwise the popup’s', async () => {
    const diner = await renderPlugins({ plugins, answers })
    const takesEscape = async () => {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      await diner.sees(() => void diner.gets('combobox', 'Location').dispatchEvent(escape))
      return escape.defaultPrevented
    }
    await diner.clicks('combobox', 'Location')
    expect(await takesEscape()).to.be.false
    await searches(diner)
    expect(await takesEscape()).to.be.true
    expect(await takesEscape()).to.be.false
  })

  it('event.search: the search event carries the number found and nothing typed', async () => {
    const diner = await renderPlugins({ plugins, answers })
    await searches(diner)
    const found = diner.events.filter(({ name }) => name === 'search')
    expect(found).to.deep.equal([{ name: 'search', detail: { results: 2 } }])
  })
})

describe('location: the read-only location', () => {
  it('host.read-only-location: shows the venue instead of the location box', async () => {
    const diner = await renderPlugins({ plugins, readOnlyLocation: true, first: { venue: venue() } })
    await diner.finds('button', /^Date/)
    expect(diner.has('combobox', 'Location')).to.be.false
    expect(diner.reads()).to.include('Milano Cork')
  })

  it('host.read-only-location: without a venue the box is still there', async () => {
    const diner = await renderPlugins({ plugins, readOnlyLocation: true })
    await diner.finds('combobox', 'Location')
  })

  it('a venue that the host gives may be changed without the flag', async () => {
    const diner = await renderPlugins({ plugins, first: { venue: venue() } })
    await diner.finds('combobox', 'Location')
    expect(diner.isEnabled('combobox', 'Location')).to.be.true
  })
})

/** A step of another plugin with the location box in it, and a button that shows what is missing. */
const ask = definePlugin({
  id: 'ask',
  messages: { missing: 'Please choose a restaurant' },
  validators: [{ field: 'venue', message: 'missing', valid: ({ facts }) => facts.venue !== null }],
  steps: [{ id: 'ask', priority: 'takeover', when: () => true, load: page('Ask', Form) }],
})

function Form() {
  return (
    <FieldErrorsProvider moment="details">
      <Place name="location" />
      <Show />
    </FieldErrorsProvider>
  )
}

function Show() {
  const { showAll } = useFormProblems()
  return <button onClick={showAll}>Show</button>
}

describe('location: the location box in another step', () => {
  it('is marked as wrong once the step says that it is', async () => {
    const diner = await renderPlugins({ plugins: [start, table, ask] })
    const box = await diner.finds('combobox', 'Location')
    expect(box.ariaInvalid).to.equal('false')
    await diner.presses('Show')
    expect(diner.gets('combobox', 'Location').ariaInvalid).to.equal('true')
  })
})
