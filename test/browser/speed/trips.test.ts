import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { byDay, isNight } from '../../kit/night'
import { status } from '../kit/answers'
import { endVisits, visit } from '../kit/diner'
import { heldFile } from '../kit/held-file'
import { initWith, page, tagged, type HostPage } from '../kit/pages'
import { until } from '../kit/until'

const brand = `{ title: 'Notte', theme: 'notte', scheme: 'auto', locale: 'it-IT', plugins: ['start', 'booking', 'analytics'] }`
const named = `venueId: 'cork', date: '2026-11-28', journey: 'Booking'`

const elementPage: HostPage = (api) =>
  page({
    body: `<script src="/tavola.js"></script>
      <tavola-booking base-url="${api}" venue-id="cork" date="2026-11-28" journey="Booking"></tavola-booking>`,
  })

const elementWithBrand: HostPage = (api) =>
  page({
    body: `<script src="/tavola.js"></script>
      <script>Tavola.brands = { notte: ${brand} }</script>
      <tavola-booking base-url="${api}" brand="notte"></tavola-booking>`,
  })

const venue = 'GET /api/venues/getbyid/cork'
const times = 'GET /api/sessions/availability/cork/2026-11-28/2/true'

describe('Browser: trips until step 1', () => {
  afterEach(endVisits)

  const ways: Readonly<Record<string, { page: HostPage; search?: string }>> = {
    'a call': { page: initWith(named) },
    'the tag': {
      page: tagged(
        'data-container="#book" data-venue-id="cork" data-date="2026-11-28" data-journey="Booking"',
      ),
    },
    'the element': { page: elementPage },
    'the page’s address': {
      page: initWith(`journey: 'Booking'`),
      search: '?tavola-venue=cork&tavola-date=2026-11-28',
    },
  }
  for (const [way, { page, search = '' }] of byDay(Object.entries(ways), ([way]) => way === 'the element')) {
    it(`the venue that ${way} names is requested with the code and not after it, and once`, async () => {
      const { prepare, release } = heldFile(/tavola-host/)
      const diner = await visit({ page, search, prepare })
      for (const call of [venue, times]) await diner.api.hears(call)
      await asksFor(diner, ['api'])
      release()
      await diner.selects('Hour', '19')
      await diner.chose('Milano Cork')
      expect([venue, times].map((call) => diner.api.sent(call).length)).to.deep.equal([1, 1])
      const header = new Set(diner.api.requests.map(({ headers }) => headers['x-session-id']))
      expect(header.size).to.equal(1)
      expect(diner.errors).to.deep.equal([])
    })
  }

  it('an early response that fails is requested again', async () => {
    const { prepare, release } = heldFile(/tavola-host/)
    const diner = await visit({
      page: initWith(`venueId: 'cork'`),
      prepare,
      answers: { [venue]: status(503) },
    })
    await diner.api.hears(venue)
    diner.api.answer(venue, venueBody)
    release()
    await diner.chose('Milano Cork')
    expect(diner.api.sent(venue)).to.have.lengthOf(2)
  })

  it('a brand’s look, its second scheme, its language and its first plugins load with the code', async () => {
    const { prepare, release } = heldFile(/tavola-host/)
    const diner = await visit({ page: initWith(`brand: ${brand}`), prepare })
    await asksFor(diner, ['own-brand', 'notte', 'language-it'])
    const atOnce = diner.site.files.length
    release()
    await diner.finds('heading', 'Trova il tuo tavolo')
    // The code that was held, and what comes after the first paint.
    const later = ['host', 'api', 'start-select', 'react-select'].map((name) => `tavola-${name}.js`)
    expect(diner.site.files.slice(atOnce).filter((file) => !later.includes(file))).to.deep.equal([])
  })

  if (isNight)
    it('the files of a brand that the tag gives as JSON load with the code too', async () => {
      const { prepare, release } = heldFile(/tavola-host/)
      const json = `data-container="#book" data-brand='{"title":"Notte","theme":"notte","locale":"it-IT"}'`
      const diner = await visit({ page: tagged(json), prepare })
      await asksFor(diner, ['own-brand', 'notte', 'language-it'])
      release()
      await diner.finds('heading', 'Trova il tuo tavolo')
    })

  if (isNight)
    it('the files that an element names load with the code too, and the widget follows its attributes', async () => {
      const { prepare, release } = heldFile(/tavola-host/)
      const diner = await visit({ page: elementWithBrand, prepare })
      await asksFor(diner, ['own-brand', 'notte', 'language-it', 'element-options'])
      release()
      await diner.finds('heading', 'Trova il tuo tavolo')
    })
})

const asksFor = ({ site }: Awaited<ReturnType<typeof visit>>, names: readonly string[]) => {
  const files = names.map((name) => `tavola-${name}.js`)
  return until(() => files.every((file) => site.files.includes(file)), files.join())
}
