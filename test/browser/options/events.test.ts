import { expect } from 'chai'
import { anna } from '../../../src/testing/journey'
import { visit } from '../kit/diner'
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
        handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), brand: {
          plugins: ['start', 'booking', 'enquiry', 'terms', 'analytics'],
          journeys: ['Booking', 'Enquiry'],
          options: { analytics: { consent: 'tag-manager' } },
        } })
        for (const name of ${JSON.stringify(names)}) {
          handle.on(name, (detail) => heard.push({ name, detail }))
          document.addEventListener('tavola:' + name, ({ detail }) => bubbled.push({ name, detail }))
        }
      </script>`,
  })

/** Handlers, and which events are replayed: test/host; the contents of events: test/kernel/core/events.test.ts. */
describe('Browser: events', () => {
  it('host.handle, event.ready, event.dom: handle, document and data layer get each event, no typed word', async () => {
    const diner = await visit({ page: listening })
    await diner.searches('8 Oliver Plunkett Street')
    await diner.clicks('option', /Milano Cork/)
    await diner.choosesDay()
    await diner.selects('Hour', '19')
    // A time is reported once it has not changed for a while.
    await diner.page.evaluate(`new Promise((done) => handle.on('slot', () => done()))`)
    const late = await diner.page.evaluate(`{
      received = []
      handle.on('ready', (detail, about) => received.push([detail, about]))
      received
    }`)
    expect(late).to.deep.equal([[{ version: 1 }, { replayed: true }]])
    await skipToComplete(diner)
    await diner.completes()
    const slot = { version: 1, venueId: 'cork', date: saturday, time: '19:00', guests: 2 }
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
