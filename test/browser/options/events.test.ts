import { expect } from 'chai'
import { anna } from '../../../src/testing/journey'
import { endVisits, visit, type Diner } from '../kit/diner'
import { until } from '../kit/playwright-driver'
import { page, type HostPage } from '../kit/site'
import { saturday } from '../kit/time'
import { skipToComplete } from '../kit/visits'

const names = [
  ...['ready', 'open', 'close', 'step', 'journey', 'search', 'slot', 'error', 'no-availability'],
  ...['submit-started', 'booking-confirmed'],
]

/** Collects the events of a host, from its handle, from the document and from Tag Manager's list. */
const listening: HostPage = (api) =>
  page({
    body: `<div id="book"></div>
      <script src="/tavola.js"></script>
      <script>
        heard = []
        bubbled = []
        dataLayer = []
        other = 0
        handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), brand: {
          plugins: ['start', 'booking', 'enquiry', 'terms', 'analytics'],
          journeys: ['Booking', 'Enquiry'],
          options: { analytics: { consent: 'tag-manager' } },
        } })
        for (const name of ${JSON.stringify(names)}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          document.addEventListener('tavola:' + name, ({ detail }) => bubbled.push({ name, detail }))
        }
        handle.on('search', () => { throw new Error('the page is wrong') })
        handle.on('search', () => document.title = 'ended')()
        handle.on('search', () => other++)
      </script>`,
  })

/** Which events are replayed, and when: test/host/widget/latest-events.test.ts; their contents: test/kernel/plugins/events.test.ts. */
describe('Browser: events', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({ page: listening, isLasting: true })
    await diner.searches('8 Oliver Plunkett Street')
    await diner.clicks('option', /Milano Cork/)
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    // A time is reported once it has not changed for a while.
    await diner.page.evaluate(`new Promise((done) => handle.on('slot', () => done()))`)
  })
  after(endVisits)

  /** The events of a new listener: the detail, and whether it is replayed. */
  const late = (diner: Diner, name: string) =>
    diner.page.evaluate(`{
      received = []
      handle.on('${name}', (detail, about) => received.push([detail, about]))
      received
    }`)
  const replayed = (detail: object) => [[{ version: 1, ...detail }, { replayed: true }]]
  const table = { venueId: 'cork', date: saturday, time: '19:00', guests: 2 }

  it('a handler that throws stops no other, and a removed one gets no more events', async () => {
    expect(await diner.page.evaluate('[other, document.title]')).to.deep.equal([1, 'Trattoria'])
    await until(() => diner.errors.includes('Error: the page is wrong'), 'the error in the console')
  })

  it('event.ready: a late subscriber receives the current state, marked as a replay', async () => {
    expect(await late(diner, 'ready')).to.deep.equal(replayed({}))
    expect(await late(diner, 'step')).to.deep.equal(replayed({ name: 'start', number: 1 }))
    expect(await late(diner, 'slot')).to.deep.equal(replayed(table))
    expect(await late(diner, 'search')).to.deep.equal([])
  })

  it('host.handle, event.dom: handle, document and data layer get each event, without a typed word', async () => {
    await skipToComplete(diner)
    await diner.completes()
    const slot = { version: 1, ...table }
    const heard = await diner.page.evaluate<{ name: string; detail: object }[]>('heard')
    expect(heard).to.deep.equal([
      { name: 'step', detail: { version: 1, name: 'start', number: 1 } },
      { name: 'ready', detail: { version: 1 } },
      { name: 'search', detail: { version: 1, results: 4 } },
      { name: 'journey', detail: { version: 1, journey: 'Booking' } },
      { name: 'slot', detail: slot },
      { name: 'step', detail: { version: 1, name: 'details', number: 4 } },
      { name: 'submit-started', detail: { journey: 'Booking', ...slot } },
      { name: 'step', detail: { version: 1, name: 'booked', number: 5 } },
      { name: 'booking-confirmed', detail: { reference: '', journey: 'Booking', ...slot } },
    ])
    expect(await diner.page.evaluate('bubbled')).to.deep.equal(heard)
    const pushed = await diner.page.evaluate<object[]>('dataLayer')
    expect(pushed).to.deep.equal(
      heard.map(({ name, detail }) => ({ event: `tavola_${name.replace('-', '_')}`, ...detail })),
    )
    const { firstName, lastName, telephoneNumber } = anna
    for (const typed of [firstName, lastName, telephoneNumber, 'Oliver', '@', 'MB-'])
      expect(JSON.stringify(pushed)).not.to.include(typed)
  })
})
