import { expect } from 'chai'
import type { Diner } from '../../kit/diner'
import { sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { later, status, type Answer } from '../../kit/network'
import {
  again,
  chooses,
  comes,
  comesBack,
  completes,
  device,
  forgetsAll,
  hasOffer,
  heard,
  leaves,
  stored,
} from './setup'

const check = 'GET /api/venues/searchavailability/*'
const create = 'POST /api/bookings/create'
const sessions = 'GET /api/sessions/availability/*'
const restaurant = 'GET /api/venues/getbyid/*'

/** Anna is back, and presses the button; the answers that come at once have come. */
async function repeats(answers: Readonly<Record<string, Answer>> = {}, options: object = {}) {
  const diner = await comesBack({ answers, ...options })
  await diner.presses(again)
  await diner.waits(1_000)
  return diner
}

const isReady = (diner: Diner) => expect(diner.isEnabled('button', again)).to.equal(true)
const isAtDetails = (diner: Diner) => diner.finds('button', 'Complete Booking')
const pressesTwice = (diner: Diner) => diner.sees(() => diner.gets('button', again).click())

describe('keep: "Same as last time"', () => {
  it('last-time.offered: one press checks and leads to the details, with everything filled in', async () => {
    const diner = await repeats()
    await isAtDetails(diner)
    const slot = { journey: 'Booking', date: '2026-11-21', time: '19:30', guests: 2 }
    expect(diner.kernel.facts).to.include({ ...slot, confirmed: true, detailsConfirmed: true })
    expect(diner.kernel.facts.customer.firstName).to.equal('Anna')
    expect(diner.network.sent(check).map(({ path }) => path)).to.deep.equal([
      '/api/venues/searchavailability/cork/2026-11-21/1930/2',
    ])
    expect(document.activeElement).to.equal(diner.gets('heading', 'Your Details'))
  })

  it('last-time.offered, consent.required: it sends nothing without consent and a press', async () => {
    const diner = await repeats()
    expect(diner.network.sent(create)).to.be.empty
    await diner.agrees()
    await completes(diner)
    expect(diner.network.sent(create)).to.have.length(1)
  })

  it('last-time.offered: not on another device, nor once another tab forgets the diner', async () => {
    expect(hasOffer(await comes())).to.equal(false)
    leaves()
    const diner = await comesBack()
    await diner.sees(() => {
      device().clear()
      window.dispatchEvent(new window.StorageEvent('storage', { key: null }))
    })
    expect(hasOffer(diner)).to.equal(false)
  })

  for (const [how, leadsBack] of [
    ['by Back', (diner: Diner) => diner.presses('Back')],
    ['without a time', (diner: Diner) => chooses(diner, { time: null })],
  ] as const)
    it(`docs/privacy.md: "Forget me" forgets it too: step 1 does not offer it, reached ${how}`, async () => {
      const diner = await repeats()
      await diner.presses('Forget me')
      expect(device().length).to.equal(0)
      await leadsBack(diner)
      await diner.finds('heading', 'Find your table')
      expect(hasOffer(diner)).to.equal(false)
      expect(stored()).not.to.include('venueId')
    })

  it('the page’s own restaurant is not requested again', async () => {
    const diner = await repeats({}, { first: { venue: venue() } })
    await isAtDetails(diner)
    expect(diner.network.sent(restaurant)).to.be.empty
  })

  it('it is for the next such weekday, by the restaurant’s clock', async () => {
    // In Dublin it is Saturday at 19:29, and at 19:31.
    for (const [now, date] of [
      ['2026-11-21T19:29:00Z', '2026-11-21'],
      ['2026-11-21T19:31:00Z', '2026-11-28'],
    ] as const) {
      const diner = await repeats({}, { now: () => new Date(now) })
      expect(diner.kernel.facts).to.include({ date, time: '19:30', confirmed: true })
      forgetsAll()
    }
  })

  it('the restaurant’s name is in the language of the back end, for screen readers', async () => {
    const diner = await comesBack({ brand: { backEndLanguage: 'it' } })
    const name = diner.gets('button', again).querySelector('bdi')!
    expect([name.textContent, name.lang]).to.deep.equal(['Milano Cork', 'it'])
  })

  it('screen readers hear each sentence once', async () => {
    const diner = await repeats()
    const filled = 'Filled in from your last visit.'
    // StrictMode renders it twice.
    const said = diner.heard.filter((text) => text !== filled)
    expect(said).to.deep.equal([...new Set(said)])
    expect(heard().join()).to.include(filled)
  })
})

describe('keep: "Same as last time", where it is not to be had', () => {
  const closed = (days: object) => ({ [restaurant]: venueBody(days) })
  for (const [what, answers, facts, message] of [
    [
      'times that do not load',
      { [sessions]: status(500, {}) },
      { date: '2026-11-21' },
      'problem checking availability at Milano Cork',
    ],
    [
      'a check that fails',
      { [check]: status(500, {}) },
      { date: '2026-11-21' },
      'problem checking availability at Milano Cork',
    ],
    [
      'a closed day, for which the next open one is chosen',
      { ...closed({ closedFrom: '2026-11-20', closedTo: '2026-11-25' }), [check]: status(500, {}) },
      { date: '2026-11-28', time: '19:30' },
      "Milano Cork is closed on Saturday 21 November. We've chosen Saturday 28 November instead.",
    ],
    [
      'a restaurant that does not open again',
      closed({ closedFrom: '2026-11-19' }),
      { date: null },
      'is closed on Saturday 21 November. Please choose another restaurant.',
    ],
  ] as const)
    it(`${what}: step 1 has a message, and the rest`, async () => {
      const diner = await repeats(answers)
      await diner.waits(20_000)
      expect(diner.reads('alert')).to.include(message)
      expect(diner.kernel.facts).to.include({ ...facts, guests: 2, confirmed: false })
      isReady(diner)
    })

  it('a full time stays in step 1 with the day, the guests and the wish, and asks nothing more', async () => {
    const diner = await repeats({ [sessions]: sessionsBody([slotBody(1900), slotBody(1930, false)]) })
    expect(diner.reads()).to.include('Milano Cork, 2026-11-21, , wish 19:30, 2')
    expect(diner.network.sent(check)).to.be.empty
    expect(document.activeElement).to.equal(diner.gets('button', again))
    isReady(diner)
  })

  it('a restaurant that does not load can be tried again', async () => {
    const diner = await repeats({ [restaurant]: status(503, {}) })
    await diner.waits(20_000)
    expect(diner.reads('alert')).to.include("couldn't load this restaurant")
    diner.network.answer(restaurant, venueBody())
    await diner.presses('Try again')
    await diner.waits(200)
    await isAtDetails(diner)
  })

  it('a restaurant that is gone is said, without another’s telephone, and not offered again', async () => {
    const dublin = venue({ id: 'dublin', name: 'Milano Dublin' })
    const diner = await repeats({ [restaurant]: status(404, {}) }, { first: { venue: dublin } })
    expect(diner.reads('alert')).to.include('Milano Cork no longer takes bookings here.')
    expect(diner.within('alert').has('link')).to.equal(false)
    leaves()
    sessionStorage.clear()
    const later = await comes()
    expect(hasOffer(later)).to.equal(false)
    expect(later.kernel.facts.customer.firstName).to.equal('Anna')
  })
})

describe('keep: "Same as last time", while it is under way', () => {
  it('a second press does nothing', async () => {
    const { answer, come } = later()
    const diner = await repeats({ [sessions]: answer })
    const { ariaBusy, ariaDisabled } = diner.gets('button', again)
    expect([ariaBusy, ariaDisabled]).to.deep.equal(['true', 'true'])
    await pressesTwice(diner)
    await diner.sees(() => come(sessionsBody()))
    await diner.waits(200)
    for (const call of [sessions, check]) expect(diner.network.sent(call)).to.have.length(1)
  })

  it('a press closes an earlier message, and a second one requests the restaurant no second time', async () => {
    const { answer, come } = later()
    const diner = await comesBack({ answers: { [restaurant]: answer } })
    await diner.sees(() => diner.kernel.banner.fail({ code: 'widget.unexpected' }))
    await diner.presses(again)
    expect(diner.has('alert')).to.equal(false)
    await pressesTwice(diner)
    await diner.sees(() => come(venueBody()))
    await diner.waits(200)
    expect(diner.network.sent(restaurant)).to.have.length(1)
    await isAtDetails(diner)
  })

  for (const [what, call, body, facts] of [
    ['the restaurant loads: it is not overwritten', restaurant, venueBody(), { venue: null, date: null }],
    ['the times load: it ends it', sessions, sessionsBody(), { date: '2026-11-21' }],
  ] as const)
    it(`a change by the diner while ${what}`, async () => {
      const { answer, come } = later()
      const diner = await repeats({ [call]: answer })
      await chooses(diner, { adults: 4 })
      await diner.sees(() => come(body))
      await diner.waits(1_000)
      expect(diner.network.sent(check)).to.be.empty
      expect(diner.kernel.facts).to.include({ ...facts, guests: 4, confirmed: false })
      isReady(diner)
    })
})
