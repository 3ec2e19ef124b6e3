import { expect } from 'chai'
import { sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { later, status } from '../../kit/network'
import { again, anyAgain, comes, comesBack, device, forgetsAll, heard, leaves, stored } from './setup'

const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'
const sessions = 'GET /api/sessions/availability/*'
const restaurant = 'GET /api/venues/getbyid/*'

describe('keep: "Same as last time"', () => {
  it('last-time.offered: a remembered diner sees the last table as one button', async () => {
    const diner = await comesBack()
    expect(diner.has('button', again)).to.be.true
    leaves()
    forgetsAll()
    const other = await comes()
    expect(other.has('button', anyAgain)).to.be.false
  })

  it('once another tab forgets the diner, the offer is gone', async () => {
    const diner = await comesBack()
    await diner.sees(() => {
      device().clear()
      window.dispatchEvent(new window.StorageEvent('storage', { key: null }))
    })
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('one press checks and leads to the details, with everything filled in', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    await diner.finds('button', 'Complete Booking')
    expect(diner.kernel.facts).to.include({
      journey: 'Booking',
      date: '2026-11-21',
      time: '19:30',
      guests: 2,
      confirmed: true,
      detailsConfirmed: true,
    })
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
    expect(diner.network.sent(check).map(({ path }) => path)).to.deep.equal([
      '/api/venues/searchavailability/cork/2026-11-21/1930/2',
    ])
    expect(document.activeElement).to.equal(diner.gets('heading', 'Your Details'))
  })

  it('the page’s own restaurant is not requested again', async () => {
    const diner = await comesBack({ first: { venue: venue() } })
    await diner.presses(again)
    await diner.waits(200)
    await diner.finds('button', 'Complete Booking')
    expect(diner.network.sent(restaurant)).to.be.empty
  })

  it('last-time.offered, consent.required: it sends nothing without consent and a press', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    expect(diner.network.sent(create)).to.be.empty
    await diner.clicks('checkbox', /terms and conditions/)
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.network.sent(create)).to.have.length(1)
  })

  it('it is for the next such weekday, by the restaurant’s clock', async () => {
    // In Dublin it is Saturday at 19:29, and at 19:31.
    for (const [now, date] of [
      ['2026-11-21T19:29:00Z', '2026-11-21'],
      ['2026-11-21T19:31:00Z', '2026-11-28'],
    ] as const) {
      const diner = await comesBack({ now: () => new Date(now) })
      await diner.presses(again)
      await diner.waits(200)
      expect(diner.kernel.facts).to.include({ date, time: '19:30', confirmed: true })
      forgetsAll()
    }
  })

  it('a full time stays in step 1 with the day, the guests and the wish, and asks nothing more', async () => {
    const diner = await comesBack({
      answers: { [sessions]: sessionsBody([slotBody(1900), slotBody(1930, false)]) },
    })
    await diner.presses(again)
    await diner.waits(1_000)
    expect(diner.reads()).to.include('Milano Cork, 2026-11-21, , wish 19:30, 2')
    expect(diner.network.sent(check)).to.be.empty
    expect(document.activeElement).to.equal(diner.gets('button', again))
    expect(diner.isEnabled('button', again)).to.be.true
  })

  for (const [what, answers] of Object.entries({
    'times that do not load': { [sessions]: status(500, {}) },
    'a check that fails': { [check]: status(500, {}) },
  })) {
    it(`${what} stay in step 1 with a message`, async () => {
      const diner = await comesBack({ answers })
      await diner.presses(again)
      await diner.waits(20_000)
      expect(diner.reads('alert')).to.include('problem checking availability at Milano Cork')
      expect(diner.kernel.facts).to.include({ date: '2026-11-21', guests: 2, confirmed: false })
      expect(diner.isEnabled('button', again)).to.be.true
    })
  }

  it('a closed day gives way to the next open one, which is said, and waits for Continue', async () => {
    const closed = venueBody({ closedFrom: '2026-11-20', closedTo: '2026-11-25' })
    const diner = await comesBack({ answers: { [restaurant]: closed } })
    await diner.presses(again)
    await diner.waits(1_000)
    expect(diner.reads('alert')).to.include(
      "Milano Cork is closed on Saturday 21 November. We've chosen Saturday 28 November instead.",
    )
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: '19:30', confirmed: false })
    expect(diner.network.sent(check)).to.be.empty
  })

  it('a restaurant that does not open again says so, and leaves the choice', async () => {
    const closed = venueBody({ closedFrom: '2026-11-19' })
    const diner = await comesBack({ answers: { [restaurant]: closed } })
    await diner.presses(again)
    await diner.waits(1_000)
    expect(diner.reads('alert')).to.include(
      'is closed on Saturday 21 November. Please choose another restaurant.',
    )
    expect(diner.kernel.facts).to.include({ date: null, guests: 2, confirmed: false })
  })

  it('a restaurant that does not load can be tried again', async () => {
    let tries = 0
    const answer = () => (++tries > 3 ? venueBody() : status(503, {}))
    const diner = await comesBack({ answers: { [restaurant]: answer } })
    await diner.presses(again)
    await diner.waits(20_000)
    expect(diner.reads('alert')).to.include("couldn't load this restaurant")
    await diner.presses('Try again')
    await diner.waits(200)
    await diner.finds('button', 'Complete Booking')
  })

  it('a restaurant that is gone is said, and not offered again', async () => {
    const diner = await comesBack({ answers: { [restaurant]: status(404, {}) } })
    await diner.presses(again)
    await diner.waits(200)
    expect(diner.reads('alert')).to.include('Milano Cork no longer takes bookings here.')
    leaves()
    const later = await comes()
    expect(later.has('button', anyAgain)).to.be.false
    expect(later.kernel.facts.customer.firstName).to.equal('Anna')
  })

  it('a restaurant that is gone: the telephone of another one that is chosen is not offered for it', async () => {
    const diner = await comesBack({
      first: { venue: venue({ id: 'dublin', name: 'Milano Dublin' }) },
      answers: { [restaurant]: status(404, {}) },
    })
    await diner.presses(again)
    await diner.waits(200)
    expect(diner.reads('alert')).to.include('no longer takes bookings here')
    expect(diner.within('alert').has('link')).to.be.false
  })

  it('the restaurant’s name is in the language of the back end, for screen readers', async () => {
    const diner = await comesBack({ brand: { backEndLanguage: 'it' } })
    const name = diner.gets('button', again).querySelector('bdi')!
    expect([name.textContent, name.lang]).to.deep.equal(['Milano Cork', 'it'])
  })

  it('a second press while it is under way does nothing', async () => {
    const answer = later()
    const diner = await comesBack({ answers: { [sessions]: answer.answer } })
    await diner.presses(again)
    const button = diner.gets('button', again)
    expect(['aria-busy', 'aria-disabled'].map((name) => button.getAttribute(name))).to.deep.equal([
      'true',
      'true',
    ])
    await diner.sees(() => diner.gets('button', again).click())
    await diner.sees(() => answer.come(sessionsBody()))
    await diner.waits(200)
    expect(diner.network.sent(sessions)).to.have.length(1)
    expect(diner.network.sent(check)).to.have.length(1)
  })

  it('a press closes an earlier message, and a second one requests the restaurant no second time', async () => {
    const answer = later()
    const diner = await comesBack({ answers: { [restaurant]: answer.answer } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses(again)
    expect(diner.has('alert')).to.be.false
    await diner.sees(() => diner.gets('button', again).click())
    await diner.sees(() => answer.come(venueBody()))
    await diner.waits(200)
    expect(diner.network.sent(restaurant)).to.have.length(1)
    await diner.finds('button', 'Complete Booking')
  })

  it('a change by the diner while the restaurant loads is not overwritten', async () => {
    const answer = later()
    const diner = await comesBack({ answers: { [restaurant]: answer.answer } })
    await diner.presses(again)
    await diner.sees(() => diner.kernel.choices.set({ adults: 4 }))
    await diner.sees(() => answer.come(venueBody()))
    await diner.waits(200)
    expect(diner.kernel.facts).to.include({ guests: 4, venue: null, date: null })
    expect(diner.isEnabled('button', again)).to.be.true
  })

  it('a change by the diner in the meantime ends it', async () => {
    const answer = later()
    const diner = await comesBack({ answers: { [sessions]: answer.answer } })
    await diner.presses(again)
    await diner.sees(() => diner.kernel.choices.set({ adults: 4 }))
    await diner.sees(() => answer.come(sessionsBody()))
    await diner.waits(1_000)
    expect(diner.network.sent(check)).to.be.empty
    expect(diner.kernel.facts).to.include({ guests: 4, confirmed: false })
    expect(diner.isEnabled('button', again)).to.be.true
  })

  it('screen readers hear each sentence once', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(1_000)
    const filled = 'Filled in from your last visit.'
    // StrictMode renders it twice.
    const said = diner.heard.filter((text) => text !== filled)
    expect(said).to.deep.equal([...new Set(said)])
    expect(heard().join()).to.include(filled)
  })

  it('"Forget me" forgets it for step 1 without a time, too', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    await diner.presses('Forget me')
    await diner.sees(() => diner.kernel.choices.set({ time: null }))
    await diner.finds('heading', 'Find your table')
    expect(diner.has('button', anyAgain)).to.be.false
  })

  it('"Forget me" forgets it too', async () => {
    const diner = await comesBack()
    await diner.presses(again)
    await diner.waits(200)
    await diner.presses('Forget me')
    expect(device().length).to.equal(0)
    await diner.presses('Back')
    await diner.finds('heading', 'Find your table')
    expect(diner.has('button', anyAgain)).to.be.false
    expect(stored()).not.to.include('venueId')
  })
})
