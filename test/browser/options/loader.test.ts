import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { visit } from '../kit/diner'
import { initWith, page, type HostPage, atTimes, script, tagged } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { byDay, isNight } from '../../kit/night'
import { longDay, saturday } from '../kit/time'

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
  it('host.init, host.queue, host.one-global: runs an init that was called before the script loaded, with its four inputs; Tavola is the only global', async () => {
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

  it('host.open, host.queue: runs an open that was called before the script loaded', async () => {
    const diner = await visit({ page: queued((api) => `Tavola.init('${api}'); Tavola.open('cork')`) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.chose('Milano Cork')
  })

  it('host.second-init: two widgets on a page share nothing', async () => {
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

  it("host.read-only-location, host.init, host.options: one object of options prefills venue, date and guests, and a base URL may end in a slash; the read-only flag shows the venue instead of the location box; an invalid option is reported in the console with what was expected, a brand's invalid key too, and the rest counts: its theme tokens and rewordings", async () => {
    const brand = `brand: { title: 'Napoli', timeZone: 'Mars/Olympus', colour: 'red',
      tokens: { '--tavola-accent': 'rgb(1, 2, 3)' }, messages: { 'start.title': 'Reserve' } }`
    const options = `venueId: 'cork', date: '${saturday}', guests: 4, readOnlyLocation: true, adults: 'many', color: 'red'`
    const diner = await visit({ page: (api) => initWith(`${options}, ${brand}`)(`${api}/`) })
    await diner.finds('region', 'Napoli')
    await diner.finds('heading', 'Reserve')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.finds('text', 'Milano Cork')
    await diner.misses('combobox', 'Location')
    await diner.choosesJourney()
    await diner.selects('Hour', '19')
    expect(diner.api.sent(`GET /api/sessions/availability/cork/${saturday}/4/true`)).to.have.lengthOf(1)
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

  it('host.wrong-option: an open before any init and an init without a base URL are reported in the console and break nothing', async () => {
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

const byProperty = `<tavola-booking venue-id="cork" date="${saturday}" journey="Booking"></tavola-booking>
<script>document.querySelector('tavola-booking').api = ${adapter}</script>`

describe('Browser: an adapter by script tag', () => {
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

describe('Browser: links', () => {
  const link = `<a href="/?visit-us" data-tavola-venue="cork" data-tavola-date="${saturday}" data-tavola-time="19:30"
    data-tavola-guests="4" data-tavola-journey="Booking">Book at Cork</a>`
  const linked = tagged('', link)

  it('host.opener-link: a link opens its page if no script runs', async () => {
    const diner = await visit({ page: linked, javaScriptEnabled: false })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
  })

  it('without scripts a link to a choice leads to a telephone number and to the restaurants, with the markup of the docs', async () => {
    const [, body = ''] =
      /### Without scripts[^]*?```html\n([^]*?)```/.exec(readFileSync('docs/embed.md', 'utf8')) ?? []
    const diner = await visit({
      page: () => page({ body: `${body}${script('')}` }),
      search: `?tavola-venue=cork&tavola-date=${saturday}`,
      javaScriptEnabled: false,
    })
    const call = await diner.finds('link', '01 555 0100')
    expect(await call.getAttribute('href')).to.equal('tel:+35315550100')
    await diner.clicks('link', 'our restaurants')
    await diner.page.waitForURL(/restaurants/)
  })

  it('host.prefill: a link opens the popup with its options; one for a new tab opens in a new tab', async () => {
    const diner = await visit({ page: linked })
    const tab = diner.page.context().waitForEvent('page')
    await diner.gets('link', 'Book at Cork').click({ modifiers: ['ControlOrMeta'] })
    const opened = await tab
    await opened.waitForURL(/visit-us/)
    await opened.close()
    await diner.misses('dialog', 'Milano restaurants')
    await diner.clicks('link', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('button', 'Continue')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    expect(diner.page.url()).not.to.include('visit-us')
  })

  it("host.opener-link: a link opens its page if the widget’s code doesn't load", async () => {
    const diner = await visit({
      page: linked,
      prepare: (page) => page.route(/\/tavola-/, (route) => route.abort()),
    })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
  })

  it('without an init, or if the page has handled the click, it stays a link', async () => {
    const diner = await visit({ page: () => page({ head: script(''), body: link }) })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
    expect(diner.errors).to.deep.equal([])
  })

  // By day: test/diagnostics/options.test.ts.
  if (isNight)
    it('a link without a restaurant leaves the choice to the diner; a link’s misspelt words are reported with a suggestion, and the rest counts', async () => {
      const open = `<a href="/restaurants" data-tavola-venue>Book a table</a>`
      const wrong = link.replace('tavola-guests', 'tavola-gests').replace('"Booking"', '"Bokking"')
      const diner = await visit({ page: tagged('', open + wrong) })
      await diner.clicks('link', 'Book a table')
      await diner.finds('combobox', 'Location')
      await diner.settles()
      expect(diner.consoleLines).to.deep.equal([])
      await diner.presses('Close')
      await diner.misses('dialog', 'Milano restaurants')
      await diner.clicks('link', 'Book at Cork')
      await diner.finds('button', `Date ${longDay(saturday)}`)
      await until(() => diner.consoleLines.length > 1, 'both lines')
      expect(diner.consoleLines.join('\n'))
        .to.match(/link: .*"data-tavola-gests"\. Did you mean "data-tavola-guests"\?/)
        .and.match(/unknown journey "Bokking"\. Did you mean "Booking"\?/)
    })

  if (isNight) {
    it('a link opens its page if a login page replaces the code', async () => {
      const diner = await visit({
        page: linked,
        prepare: (page) => page.route(/\/tavola-host/, (route) => route.fulfill({ body: '<h1>Log in</h1>' })),
      })
      await diner.clicks('link', 'Book at Cork')
      await diner.page.waitForURL(/visit-us/)
    })

    it('a link opens its page if Trusted Types block the code', async () => {
      const headers = () => ({
        'Content-Security-Policy': `require-trusted-types-for 'script'; trusted-types host`,
      })
      const diner = await visit({ page: linked, headers })
      await diner.clicks('link', 'Book at Cork')
      await diner.page.waitForURL(/visit-us/)
      expect(diner.errors).to.deep.equal([])
    })
  }
})

describe('Browser: the page’s address', () => {
  const venue = '?tavola-venue=cork'

  it('prefill: venue, day, time, guests and journey come from it', async () => {
    const search = `${venue}&tavola-date=${saturday}&tavola-time=19:30&tavola-guests=4&tavola-journey=Booking&utm=x`
    const diner = await visit({ search })
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('button', 'Continue')
    expect(await diner.gets('combobox', 'Minute').inputValue()).to.equal('30')
    expect(diner.consoleLines).to.deep.equal([])
  })

  // By day: test/diagnostics/options.test.ts and test/host/widget/journey-and-venue.test.ts.
  if (isNight)
    it('prefill: a party has its adults and children; invalid and personal values are reported and left out', async () => {
      const party = 'tavola-journey=KidsPartyEnquiry&tavola-adults=3&tavola-children=12'
      const diner = await visit({
        search: `${venue}&${party}&tavola-guests=101&tavola-email=anna@example.ie`,
      })
      await diner.finds('spinbutton', 'Children')
      await diner.chose('Milano Cork')
      expect(await diner.gets('spinbutton', 'Adults').inputValue()).to.equal('3')
      expect(await diner.gets('spinbutton', 'Children').inputValue()).to.equal('12')
      await until(() => diner.consoleLines.length > 1, 'both lines')
      expect(diner.consoleLines.join('\n'))
        .to.match(/address: invalid "guests"\. .*largest party/)
        .and.match(/address: unknown option "tavola-email"/)
      expect(diner.consoleLines.join('\n')).not.to.include('anna@')
    })

  // Proven in test/host/widget/journey-and-venue.test.ts and test/host/options/record.test.ts.
  if (isNight) {
    it('a journey that the brand does not offer leads to step 1 and is reported; the page’s own code may choose it', async () => {
      const diner = await visit({ search: `${venue}&tavola-journey=Enquiry` })
      await diner.chose('Milano Cork')
      await diner.finds('button', 'Book a Table')
      await until(() => diner.consoleLines.length > 0, 'the line')
      expect(diner.consoleLines.join()).to.match(
        /T022 address: the brand does not offer the journey "Enquiry"/,
      )
      await diner.page.evaluate(`handle.update({ journey: 'Enquiry' })`)
      await diner.finds('heading', 'YOUR ENQUIRY DETAILS')
    })

    it('prefill: the page’s own code takes precedence, but an undefined option of it hides nothing', async () => {
      const diner = await visit({
        search: `${venue}&tavola-guests=2`,
        page: initWith(`venueId: undefined, guests: 4, journey: 'Booking'`),
      })
      await diner.chose('Milano Cork')
      expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    })
  }
})
