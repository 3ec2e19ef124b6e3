import { expect } from 'chai'
import { status } from './answers'
import { goHome, visit, type Visit } from './diner'
import { initWith, page, type HostPage } from './pages'
import { until } from './until'
import { choosesDay, choosesVenue, completes, reachesComplete } from '../kit/ways'

const names = [
  'ready',
  'open',
  'close',
  'step',
  'journey',
  'search',
  'slot',
  'error',
  'no-availability',
  'booking-confirmed',
]

/** Collects what a host hears, through its handle and on the document. */
const listening: HostPage = (api) =>
  page({
    body: `<div id="book"></div>
      <script src="/tavola.js"></script>
      <script>
        heard = []
        bubbled = []
        handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book') })
        for (const name of ${JSON.stringify(names)}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          document.addEventListener('tavola:' + name, ({ detail }) => bubbled.push({ name, detail }))
        }
      </script>`,
  })

interface Heard {
  readonly name: string
  readonly detail: Record<string, unknown>
}

async function visitListening(options: Visit = {}) {
  const diner = await visit({ page: listening, ...options })
  return {
    ...diner,
    heard: () => diner.page.evaluate<Heard[]>('heard'),
    bubbled: () => diner.page.evaluate<Heard[]>('bubbled'),
  }
}

/** Contract 1, "Events". */
describe('Browser: events', () => {
  afterEach(goHome)

  it('complaint 6: a handle hears each event of a booking under its name', async () => {
    const diner = await visitListening()
    await reachesComplete(diner)
    await completes(diner)
    const slot = { venueId: 'cork', date: '2026-11-28', time: '19:00', guests: 2 }
    expect(await diner.heard()).to.deep.equal([
      { name: 'step', detail: { name: 'start', number: 1 } },
      { name: 'ready', detail: {} },
      { name: 'search', detail: { results: 1 } },
      { name: 'journey', detail: { journey: 'Booking' } },
      { name: 'slot', detail: slot },
      { name: 'step', detail: { name: 'details', number: 4 } },
      { name: 'step', detail: { name: 'booked', number: 5 } },
      { name: 'booking-confirmed', detail: { reference: 'MB-1234', journey: 'Booking', ...slot } },
    ])
  })

  it("complaint 7: the same events bubble through the page's own document", async () => {
    const diner = await visitListening()
    await reachesComplete(diner)
    await completes(diner)
    expect(await diner.bubbled()).to.deep.equal(await diner.heard())
    expect(await diner.heard()).not.to.deep.equal([])
  })

  it('complaint 20: no event carries what was typed', async () => {
    const refused = status(400, { email: ["anna.o'brien@example.ie is taken"] })
    const diner = await visitListening({ answers: { 'POST /api/bookings/create': refused } })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('button', 'OK')
    const said = JSON.stringify([await diner.heard(), await diner.bubbled()])
    expect(said).to.include('"error"')
    for (const typed of ['Anna', 'Brien', 'example.ie', '7946']) expect(said).not.to.include(typed)
  })

  it('contract 1: "no-availability" says for what, and the host is called', async () => {
    const diner = await visit({
      page: initWith(`onNoAvailability: (venue) => document.title = 'None at ' + venue.name`),
      answers: { 'GET /api/venues/searchavailability/*': { noAvailability: true } },
    })
    await choosesVenue(diner)
    await choosesDay(diner)
    await diner.selects('Hour', '19')
    await diner.page.evaluate(
      `document.addEventListener('tavola:no-availability', ({ detail }) => none = detail)`,
    )
    await diner.clicks('button', 'Continue')
    await diner.page.waitForFunction(`document.title === 'None at Milano Cork'`)
    expect(await diner.page.evaluate('none')).to.deep.equal({
      venueId: 'cork',
      date: '2026-11-28',
      time: '19:00',
      guests: 2,
    })
  })

  it("contract 1: a handler that throws is the page's own fault and stops nobody else's", async () => {
    const diner = await visitListening()
    await diner.page.evaluate(`handle.on('search', () => { throw new Error('the page is wrong') })`)
    await diner.page.evaluate(`handle.on('search', () => document.title = 'heard')`)
    await choosesVenue(diner)
    await diner.page.waitForFunction(`document.title === 'heard'`)
    await until(() => diner.errors.includes('Error: the page is wrong'), 'the error should be said')
  })

  it('contract 1: an ended subscription hears nothing more', async () => {
    const diner = await visitListening()
    await diner.page.evaluate(`handle.on('search', () => document.title = 'heard')()`)
    await choosesVenue(diner)
    expect((await diner.heard()).map(({ name }) => name)).to.include('search')
    expect(await diner.page.title()).to.equal('Trattoria')
  })

  it('complaint 6: a late subscriber hears that the widget is ready', async () => {
    const diner = await visitListening()
    await diner.finds('combobox', 'Location')
    await diner.page.evaluate(`handle.on('ready', () => document.title = 'ready')`)
    await diner.page.waitForFunction(`document.title === 'ready'`, undefined, { timeout: 2_000 })
  })
})
