import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { initWith, page, script, tagged } from '../kit/site'
import { until } from '../kit/playwright-driver'

describe('Browser: links', () => {
  afterEach(endVisits)

  const link = `<a href="/?visit-us" data-tavola-venue="cork" data-tavola-date="2026-11-28" data-tavola-time="19:30"
    data-tavola-guests="4" data-tavola-journey="Booking">Book at Cork</a>`
  const linked = tagged('', link)

  it('a link opens its page if no script runs', async () => {
    const diner = await visit({ page: linked, javaScriptEnabled: false })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
  })

  it('contract 1: a link opens the popup with its options; one for a new tab opens in a new tab', async () => {
    const diner = await visit({ page: linked })
    const tab = diner.page.context().waitForEvent('page')
    await diner.gets('link', 'Book at Cork').click({ modifiers: ['ControlOrMeta'] })
    const opened = await tab
    await opened.waitForURL(/visit-us/)
    await opened.close()
    await diner.misses('dialog', 'Milano restaurants')
    await diner.clicks('link', 'Book at Cork')
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('button', 'Date Saturday 28 November 2026')
    await diner.receives('GET /api/sessions/availability/cork/2026-11-28/4/true')
    await diner.finds('button', 'Continue')
    expect(await diner.gets('combobox', 'Hour').inputValue()).to.equal('19')
    expect(diner.page.url()).not.to.include('visit-us')
  })

  it("a link opens its page if the widget’s code doesn't load", async () => {
    const diner = await visit({
      page: linked,
      prepare: (page) => page.route(/\/tavola-/, (route) => route.abort()),
    })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
  })

  it('contract 1: without an init, or if the page has handled the click, it stays a link', async () => {
    const diner = await visit({ page: () => page({ head: script(''), body: link }) })
    await diner.clicks('link', 'Book at Cork')
    await diner.page.waitForURL(/visit-us/)
    expect(diner.errors).to.deep.equal([])
  })

  // By day: test/diagnostics/options.test.ts.
  if (isNight)
    it('contract 1: a link without a restaurant leaves the choice to the diner; a link’s misspelt words are reported with a suggestion, and the rest counts', async () => {
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
      await diner.finds('button', 'Date Saturday 28 November 2026')
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
  afterEach(endVisits)

  const venue = '?tavola-venue=cork'

  it('prefill: venue, day, time, guests and journey come from it', async () => {
    const search = `${venue}&tavola-date=2026-11-28&tavola-time=19:30&tavola-guests=4&tavola-journey=Booking&utm=x`
    const diner = await visit({ search })
    await diner.receives('GET /api/sessions/availability/cork/2026-11-28/4/true')
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
    it('contract 1: a journey that the brand does not offer leads to step 1 and is reported; the page’s own code may choose it', async () => {
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
