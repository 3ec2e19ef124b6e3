import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { initWith, page, type HostPage, atTimes } from '../kit/site'
import { skipToComplete } from '../kit/skip'
import { until } from '../kit/playwright-driver'
import { byDay } from '../../kit/night'

/** The contract's snippet: calls that are made before the script has arrived. */
const queued =
  (calls: (api: string) => string): HostPage =>
  (api) =>
    page({
      head: `<script>
        window.Tavola = { q: [], init() { this.q.push(['init', arguments]) }, open() { this.q.push(['open', arguments]) } }
      </script>`,
      body: `<div id="book"></div>
        <script>${calls(api)}</script>
        <script async src="/tavola.js"></script>`,
    })

const box = `document.querySelector('#book')`

describe('Browser: the loader', () => {
  afterEach(endVisits)

  it('section 1: runs an init that was called before the script loaded, with its four inputs; contract 1: Tavola is the only global', async () => {
    const before = `<script>before = Object.getOwnPropertyNames(window)</script>`
    const diner = await visit({
      page: (api) =>
        queued(() => `Tavola.init('${api}', ${box}, true, false)`)(api).replace('<head>', `<head>${before}`),
    })
    await diner.choosesRestaurant()
    await diner.choosesDay()
    await skipToComplete(diner)
    const added = await diner.page.evaluate<string[]>(
      'Object.getOwnPropertyNames(window).filter((name) => !before.includes(name))',
    )
    expect(added).to.have.members(['before', 'Tavola'])
  })

  it('section 1: runs an open that was called before the script loaded', async () => {
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}'); Tavola.open('cork')`) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.chose('Milano Cork')
  })

  it('two widgets on a page share nothing', async () => {
    const two: HostPage = (api) =>
      page({
        body: `<section id="one"></section><section id="two"></section><script src="/tavola.js"></script>
          <script>for (const id of ['one', 'two']) Tavola.init('${api}', document.getElementById(id), true)</script>`,
      })
    const diner = await visit({ page: two })
    const boxes = diner.gets('combobox', 'Location')
    await boxes.nth(1).fill('cork')
    await diner.waits(750)
    await diner.clicks('option', /Milano Cork/)
    await diner.gets('button', 'Book a Table').nth(1).click()
    expect(await diner.gets('button', /^Date/).nth(1).isEnabled()).to.equal(true)
    expect(await diner.gets('button', /^Date/).nth(0).isDisabled()).to.equal(true)
    expect(await boxes.nth(0).inputValue()).to.equal('')
  })

  it("contract 1: one object of options prefills venue, date and guests, and a base URL may end in a slash; section 1: the read-only flag shows the venue instead of the location box; contract 1: an invalid option is reported in the console with what was expected, a brand's invalid key too, and the rest counts: its theme tokens and rewordings", async () => {
    const brand = `brand: { title: 'Napoli', timeZone: 'Mars/Olympus', colour: 'red',
      tokens: { '--tavola-accent': 'rgb(1, 2, 3)' }, messages: { 'start.title': 'Reserve' } }`
    const options = `venueId: 'cork', date: '2026-11-28', guests: 4, readOnlyLocation: true, adults: 'many', color: 'red'`
    const diner = await visit({ page: (api) => initWith(`${options}, ${brand}`)(`${api}/`) })
    await diner.finds('region', 'Napoli')
    await diner.finds('heading', 'Reserve')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    await diner.finds('text', 'Milano Cork')
    await diner.misses('combobox', 'Location')
    await diner.choosesJourney()
    await diner.selects('Hour', '19')
    expect(diner.api.sent('GET /api/sessions/availability/cork/2026-11-28/4/true')).to.have.lengthOf(1)
    const colour = await diner
      .gets('button', 'Continue')
      .evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(colour).to.equal('rgb(1, 2, 3)')
    expect(diner.consoleLines.join('\n'))
      .to.match(/invalid "adults"\. /)
      .and.match(/unknown option "color"\. Expected one of/)
      .and.match(/invalid "timeZone".*"Europe\/Dublin"/)
      .and.match(/unknown setting "colour"/)
    expect(diner.errors).to.deep.equal([])
  })

  it('contract 1: an open before any init and an init without a base URL are reported in the console and break nothing', async () => {
    const diner = await visit({ page: queued(() => `Tavola.open('cork')`) })
    expect(diner.consoleLines).to.deep.equal(['[Tavola] T003 no Tavola.init.'])
    await diner.page.evaluate(`Tavola.init(undefined, ${box}, true)`)
    await diner.finds('combobox', 'Location')
    await until(() => diner.consoleLines.length > 1, 'the line')
    expect(diner.consoleLines.join('\n')).to.match(/missing or invalid "baseUrl"/)
    expect(diner.errors).to.deep.equal([])
  })
})

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
    it(`loaded ${order}, it accepts a booking, and nothing else is requested`, async () => {
      const diner = await visit({ page: hostPage(tags, byCall) })
      await skipToComplete(diner)
      await diner.completes()
      await diner.finds('text', 'N-42')
      expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
    })

  it('an element accepts it as a property, and the doctor requests nothing else', async () => {
    const diner = await visit({ page: hostPage(scripts['after the widget'], byProperty) })
    await diner.choosesTime()
    const found = await diner.page.evaluate<{ about: string }[]>('Tavola.doctor()')
    expect(found.filter(({ about }) => about === 'base URL')).to.deep.equal([])
    expect([diner.api.requests, diner.failed, diner.errors]).to.deep.equal([[], [], []])
  })
})
