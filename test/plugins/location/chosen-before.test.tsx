import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const towns = ['Cork', 'Cobh', 'Dublin', 'Galway']
const bodies = towns.map((town) =>
  venueBody({ id: town, name: `Milano ${town}`, address: ['1 Quay', town], distanceInMilesString: '' }),
)
const answers = Object.fromEntries([
  ...bodies.map((body) => [`GET /api/venues/search/${body.id}`, [body]]),
  ...bodies.map((body) => [`GET /api/venues/getbyid/${body.id}`, body]),
])

const opened = (over: Partial<TestKernelOptions> = {}, recent = true) =>
  renderPlugins({
    plugins: [start, table],
    answers,
    brand: { options: { start: { recent, search: 'search' } } },
    ...over,
  })

/** As a page's next visit. */
function again(over?: Partial<TestKernelOptions>) {
  removeWidget()
  return opened(over)
}

/** The files of the list come one after another. */
async function focuses(diner: Diner) {
  await diner.sees(() => diner.gets('combobox', 'Location').focus())
  await diner.waits(50)
}
const names = (diner: Diner) => diner.offers('Location').map((text) => /^Milano \w+/.exec(text)?.[0])
const isOpen = (diner: Diner) => diner.gets('combobox', 'Location').getAttribute('aria-expanded') === 'true'
const search = (diner: Diner, text: string) => diner.choosesRestaurant(text, new RegExp(text))

describe('location: the restaurants chosen before', () => {
  it('the last three are listed before a letter is typed, the latest first', async () => {
    const diner = await opened()
    for (const town of ['Cork', 'Cobh', 'Dublin', 'Galway', 'Cobh']) await search(diner, town)
    const next = await again()
    await focuses(next)
    expect(names(next)).to.deep.equal(['Milano Cobh', 'Milano Galway', 'Milano Dublin'])
    expect(next.within('group', 'Recently chosen').getsAll('option')).to.have.length(3)
    expect(next.gets('status').textContent).to.include('3 restaurants to choose from')
  })

  it('one that is pressed is requested, as it may have changed', async () => {
    await search(await opened(), 'Cork')
    const next = await again()
    await focuses(next)
    expect(next.network.requests).to.be.empty
    next.network.answer('GET /api/venues/getbyid/Cork', { ...bodies[0], telephone: '021 000' })
    await next.clicks('option', /Milano Cork/)
    expect(next.kernel.facts.venue?.telephone).to.equal('021 000')
    expect(isOpen(next)).to.be.false
  })

  it('one that a search has found is chosen without a call', async () => {
    await search(await opened(), 'Cork')
    const next = await again()
    await next.searches('Cork')
    await next.keys('{Backspace}{Backspace}{Backspace}{Backspace}')
    await next.clicks('option', /Milano Cork/)
    expect(next.kernel.facts.venue?.name).to.equal('Milano Cork')
    expect(next.network.sent('GET /api/venues/getbyid/*')).to.be.empty
  })

  it('one that the back end no longer has leaves the list, which says so', async () => {
    await search(await opened(), 'Cork')
    const gone = { answers: { ...answers, 'GET /api/venues/getbyid/Cork': status(404) } }
    const next = await again(gone)
    await focuses(next)
    await next.clicks('option', /Milano Cork/)
    expect(next.within('region').gets('text', 'Milano Cork no longer takes bookings here.')).to.exist
    expect(next.kernel.banner.shown.value).to.equal(null)
    expect(next.kernel.facts.venue).to.equal(null)
    await next.keys('{Escape}')
    await next.clicks('combobox', 'Location')
    expect(isOpen(next)).to.be.false
    const last = await again(gone)
    await focuses(last)
    expect(isOpen(last)).to.be.false
  })

  it('the message is below the others, if there are any', async () => {
    const diner = await opened()
    await search(diner, 'Cobh')
    await search(diner, 'Cork')
    const next = await again({ answers: { ...answers, 'GET /api/venues/getbyid/Cork': status(404) } })
    await focuses(next)
    await next.clicks('option', /Milano Cork/)
    expect(names(next)).to.deep.equal(['Milano Cobh'])
    expect(next.reads()).to.include('Milano Cork no longer takes bookings here.')
  })

  it('a call that fails for another reason can be made again', async () => {
    await search(await opened(), 'Cork')
    const next = await again({ answers: { ...answers, 'GET /api/venues/getbyid/Cork': status(403) } })
    await focuses(next)
    await next.clicks('option', /Milano Cork/)
    next.network.answer('GET /api/venues/getbyid/Cork', bodies[0])
    await next.sees(() => next.kernel.banner.shown.value!.again!.run())
    expect(next.kernel.facts.venue?.name).to.equal('Milano Cork')
  })

  it('nothing is kept unless the brand enables it', async () => {
    await search(await opened({}, false), 'Cork')
    expect(localStorage).to.have.length(0)
  })

  it('only names and addresses are kept, for one back end', async () => {
    const page = (baseUrl: string) => ({ page: { options: { baseUrl }, opened: signal(false) } })
    await search(await opened(page('https://one.example')), 'Cork')
    expect(Object.keys(localStorage)).to.deep.equal(['tavola-chosen milano https://one.example'])
    const { chosen } = JSON.parse(localStorage.getItem('tavola-chosen milano https://one.example')!)
    const at = chosen[0].at as number
    expect(chosen).to.deep.equal([{ id: 'Cork', name: 'Milano Cork', address: ['1 Quay', 'Cork'], at }])
    const other = await again(page('https://two.example'))
    await focuses(other)
    expect(isOpen(other)).to.be.false
  })

  it('it is forgotten after twelve months', async () => {
    const kept = (at: string) => ({ id: at, name: `Milano ${at}`, address: [], at: Date.parse(at) })
    const chosen = [kept('2025-11-19'), kept('2025-11-21')]
    localStorage.setItem('tavola-chosen milano ', JSON.stringify({ version: 1, chosen }))
    const diner = await opened()
    await focuses(diner)
    expect(names(diner)).to.deep.equal(['Milano 2025'])
    expect(diner.has('option', /2025-11-21/)).to.be.true
    expect(localStorage.getItem('tavola-chosen milano '))
      .to.include('2025-11-21')
      .and.not.include('2025-11-19')
  })

  for (const found of ['no JSON', 'null', '{"version":2}', '{"version":1,"chosen":[{"id":{}},null,3]}']) {
    it(`invalid data on the device is left out: ${found}`, async () => {
      localStorage.setItem('tavola-chosen milano ', found)
      const diner = await opened()
      await focuses(diner)
      expect(isOpen(diner)).to.be.false
      expect(diner.faults).to.be.empty
    })
  }

  it('where storage is denied nothing is kept, and nothing reported', async () => {
    const denied = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    try {
      const diner = await opened()
      await search(diner, 'Cork')
      await diner.clicks('combobox', 'Location')
      expect(isOpen(diner)).to.be.false
      expect(diner.faults).to.be.empty
    } finally {
      Object.defineProperty(globalThis, 'localStorage', denied)
    }
  })

  it('Tab leads into the box and out of it, and chooses nothing', async () => {
    await search(await opened(), 'Cork')
    const next = await again()
    const box = next.gets('combobox', 'Location')
    await next.sees(() => box.focus())
    expect(isOpen(next)).to.be.true
    await next.keys('{Tab}')
    expect(isOpen(next)).to.be.false
    expect(next.kernel.facts.venue).to.equal(null)
  })

  it('with a restaurant chosen the list opens on a press or an arrow key, not on Tab', async () => {
    await search(await opened(), 'Cork')
    const next = await again({ first: { venue: venue() } })
    await next.sees(() => next.gets('combobox', 'Location').focus())
    expect(isOpen(next)).to.be.false
    await next.keys('{ArrowDown}')
    expect(isOpen(next)).to.be.true
    await next.keys('{Enter}')
    expect(next.kernel.facts.venue?.id).to.equal('Cork')
  })

  it('the first letter replaces the list', async () => {
    await search(await opened(), 'Cork')
    const next = await again()
    await next.types('Location', 'g')
    expect(next.has('option', /Milano Cork/)).to.be.false
    expect(next.reads()).to.include('Searching…')
  })
})
