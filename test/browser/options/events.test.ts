import { expect } from 'chai'
import { status } from '../kit/answers'
import { goHome, visit, type Diner, type Visit } from '../kit/diner'
import { initWith, page, popupPage, type HostPage } from '../kit/pages'
import { until } from '../kit/until'
import { choosesDay, choosesSlot, choosesVenue, completes, reachesComplete } from '../../kit/ways'

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
  'submit-started',
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
    const slot = { version: 1, venueId: 'cork', date: '2026-11-28', time: '19:00', guests: 2 }
    expect(await diner.heard()).to.deep.equal([
      { name: 'step', detail: { version: 1, name: 'start', number: 1 } },
      { name: 'ready', detail: { version: 1 } },
      { name: 'search', detail: { version: 1, results: 4 } },
      { name: 'journey', detail: { version: 1, journey: 'Booking' } },
      { name: 'slot', detail: slot },
      { name: 'step', detail: { version: 1, name: 'details', number: 4 } },
      { name: 'submit-started', detail: { journey: 'Booking', ...slot } },
      { name: 'step', detail: { version: 1, name: 'booked', number: 5 } },
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
      version: 1,
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

  /** What a listener hears that begins now: the detail, and whether it is told again. */
  const late = <Heard = unknown>(diner: Diner, name: string) =>
    diner.page.evaluate<Heard>(`{
      told = []
      handle.on('${name}', (detail, about) => told.push([detail, about]))
      told
    }`)

  it('complaint 6: a late subscriber hears how things stand, and that it is told again', async () => {
    const diner = await visitListening()
    await choosesSlot(diner)
    const told = (detail: object) => [[{ version: 1, ...detail }, { replayed: true }]]
    expect(await late(diner, 'ready')).to.deep.equal(told({}))
    expect(await late(diner, 'step')).to.deep.equal(told({ name: 'start', number: 1 }))
    expect(await late(diner, 'journey')).to.deep.equal(told({ journey: 'Booking' }))
    expect(await late(diner, 'slot')).to.deep.equal(
      told({ venueId: 'cork', date: '2026-11-28', time: '19:00', guests: 2 }),
    )
    expect(await late(diner, 'search')).to.deep.equal([])
    expect(await late(diner, 'booking-confirmed')).to.deep.equal([])
  })

  it('complaint 6: one that comes after the booking hears of it, until another one is begun', async () => {
    const diner = await visitListening()
    const isTold = async () => (await late<unknown[]>(diner, 'booking-confirmed')).length > 0
    await reachesComplete(diner)
    await completes(diner)
    expect(await isTold()).to.equal(true)
    await diner.clicks('button', 'Make another booking')
    expect(await isTold()).to.equal(true)
    expect(await late(diner, 'slot')).to.deep.equal([])
    await choosesVenue(diner)
    await diner.begins()
    expect(await isTold()).to.equal(false)
  })

  it('complaint 6: what a listener hears as it happens is not told again', async () => {
    const diner = await visitListening()
    await diner.finds('combobox', 'Location')
    await late(diner, 'journey')
    await choosesVenue(diner)
    await diner.begins()
    expect(await diner.page.evaluate('told')).to.deep.equal([[{ version: 1, journey: 'Booking' }, undefined]])
  })

  it('complaint 6: of a popup, whether it is open or closed', async () => {
    const diner = await visit({ page: popupPage })
    await diner.clicks('button', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    expect(await late(diner, 'open')).to.deep.equal([[{ version: 1, venueId: 'cork' }, { replayed: true }]])
    expect(await late(diner, 'close')).to.deep.equal([])
    await diner.clicks('button', 'Close')
    await diner.misses('dialog', 'Milano restaurants')
    expect(await late(diner, 'open')).to.deep.equal([])
    expect(await late(diner, 'close')).to.deep.equal([[{ version: 1 }, { replayed: true }]])
  })
})
