import { expect } from 'chai'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { page, type HostPage } from '../kit/pages'
import { skipToComplete } from '../kit/skip'
import { until } from '../kit/until'

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

/** Contract 1, "Events". Which are told again: test/host/widget/latest-events.test.ts. */
describe('Browser: events', () => {
  afterEach(endVisits)

  /** What a listener hears that begins now: the detail, and whether it is told again. */
  const late = <Heard = unknown>(diner: Diner, name: string) =>
    diner.page.evaluate<Heard>(`{
      told = []
      handle.on('${name}', (detail, about) => told.push([detail, about]))
      told
    }`)

  const told = (detail: object) => [[{ version: 1, ...detail }, { replayed: true }]]
  const table = { venueId: 'cork', date: '2026-11-28', time: '19:00', guests: 2 }

  it("a handle receives each event of a booking under its name; the same events bubble through the page's own document; a late subscriber receives the current state, marked as a replay; contract 1: a handler that throws is the page's own fault and stops no other, and an ended one hears nothing more", async () => {
    const diner = await visitListening()
    await diner.page.evaluate(`{
      handle.on('search', () => { throw new Error('the page is wrong') })
      handle.on('search', () => document.title = 'ended')()
      other = 0
      handle.on('search', () => other++)
    }`)
    await diner.finds('combobox', 'Location')
    await late(diner, 'journey')
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    // A time is told once it has stood for a while.
    await diner.page.evaluate(`new Promise((told) => handle.on('slot', () => told()))`)
    // What a listener hears as it happens is not told again.
    expect(await diner.page.evaluate('told')).to.deep.equal([[{ version: 1, journey: 'Booking' }, undefined]])
    expect(await diner.page.evaluate('[other, document.title]')).to.deep.equal([1, 'Trattoria'])
    await until(() => diner.errors.includes('Error: the page is wrong'), 'the error should be said')
    expect(await late(diner, 'ready')).to.deep.equal(told({}))
    expect(await late(diner, 'step')).to.deep.equal(told({ name: 'start', number: 1 }))
    expect(await late(diner, 'journey')).to.deep.equal(told({ journey: 'Booking' }))
    expect(await late(diner, 'slot')).to.deep.equal(told(table))
    expect(await late(diner, 'search')).to.deep.equal([])
    expect(await late(diner, 'booking-confirmed')).to.deep.equal([])

    await skipToComplete(diner)
    await diner.completes()
    const slot = { version: 1, ...table }
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
    expect(await diner.bubbled()).to.deep.equal(await diner.heard())
    // One that comes after the booking hears of it, until another one is begun.
    const isTold = async () => (await late<unknown[]>(diner, 'booking-confirmed')).length > 0
    expect(await isTold()).to.equal(true)
    await diner.presses('Make another booking')
    expect(await isTold()).to.equal(true)
    expect(await late(diner, 'slot')).to.deep.equal([])
    await diner.choosesRestaurant()
    await diner.choosesJourney()
    expect(await isTold()).to.equal(false)
  })
})
