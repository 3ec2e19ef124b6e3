import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { atTimes, page } from '../kit/pages'
import { skipToComplete } from '../kit/skip'

const scripts = {
  'before the widget': '<script src="/tavola-adapter.js"></script><script async src="/tavola.js"></script>',
  'after the widget': '<script src="/tavola.js"></script><script src="/tavola-adapter.js"></script>',
}

/** A chain with one restaurant, in plain JavaScript. */
const adapter = `Tavola.adapter.createAdapter({
  search: () => [{ id: 'cork', name: 'Milano Cork' }],
  getVenue: ({ venueId }) => ({ id: venueId, name: 'Milano Cork' }),
  getSessions: () => ({ sessions: [{ title: 'Dinner', availability: [{ time: 1930, available: true }] }] }),
  createBooking: () => ({ bookingReference: 'N-42' }),
})`

const hostPage = (tags: string, ways: string) => () => page({ body: `<div id="book"></div>${tags}${ways}` })

const byCall = `<script>
  window.Tavola = window.Tavola || { q: [], init() { this.q.push(['init', arguments]) } }
  Tavola.init({ api: ${adapter}, container: document.querySelector('#book'), ${atTimes} })
</script>`

const byProperty = `<tavola-booking venue-id="cork" date="2026-11-28" journey="Booking"></tavola-booking>
<script>document.querySelector('tavola-booking').api = ${adapter}</script>`

describe('Browser: an adapter by script tag', () => {
  afterEach(endVisits)

  for (const [order, tags] of byDay(Object.entries(scripts), ([order]) => order === 'before the widget'))
    it(`loaded ${order}, it takes a booking, and nothing else is requested`, async () => {
      const diner = await visit({ page: hostPage(tags, byCall) })
      await skipToComplete(diner)
      await diner.completes()
      await diner.finds('text', 'N-42')
      expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
    })

  it('an element takes it as a property, and the doctor requests nothing else', async () => {
    const diner = await visit({ page: hostPage(scripts['after the widget'], byProperty) })
    await diner.choosesTime()
    const found = await diner.page.evaluate<{ about: string }[]>('Tavola.doctor()')
    expect(found.filter(({ about }) => about === 'base URL')).to.deep.equal([])
    expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
  })
})
