import { expect } from 'chai'
import type { Session } from 'tavola'
import firstFree from '../../../plugins/first-free'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget, type Diner } from '../../kit/diner'
import { availabilityBody, sessionsBody, slotBody, venueBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { choosing, table } from '../../kit/stand-ins'

const full = sessionsBody([slotBody(1900, false), slotBody(1930, false)])
const free = sessionsBody([slotBody(1815), slotBody(1930, false), slotBody(2030)])
const fullDay = [
  { title: 'Dinner', availability: [{ time: '19:30', available: false, useEnquiryFallback: false }] },
] as unknown as readonly Session[]
const sessions = (date: string) => `GET /api/sessions/availability/cork/${date}/2/true`
const anyDay = 'GET /api/sessions/availability/*'
const check = 'GET /api/venues/searchavailability/*'
const nobody = availabilityBody({ noAvailability: true, originalChoiceAvailable: false, venues: [] })
const kinsale = {
  ...venueBody({ id: 'kinsale', name: 'Milano Kinsale' }),
  distance: 13,
  distanceInMilesString: '13 miles',
}
const nearBy = availabilityBody({
  originalChoiceAvailable: false,
  venues: [{ ...kinsale, availability: [slotBody(1915), slotBody(2045)] }],
})

async function looks(answers: object, options: Readonly<Record<string, number>> = {}): Promise<Diner> {
  const diner = await renderWidget({
    plugins: [choosing, firstFree, table],
    first: { ...atSlot, time: null, sessions: fullDay },
    brand: { options: { 'first-free': options } },
    answers: { [check]: nobody, ...answers, [anyDay]: full },
  })
  // An idle moment, and call after call.
  for (let turn = 0; turn < 5; turn++) await diner.waits(200)
  return diner
}
const offered = () => [...document.querySelectorAll('.first-free-table')].map((button) => button.textContent)

describe('first-free', () => {
  afterEach(removeWidget)

  it('issue 12, section 2: the first days with a table, at the time nearest to the evening', async () => {
    await looks({
      [sessions('2026-11-30')]: free,
      [sessions('2026-12-02')]: free,
      [sessions('2026-12-03')]: free,
    })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30', 'Wed 2 Dec, 20:30'])
  })

  it('issue 12, section 2: they are heard once, when all are found', async () => {
    await looks({ [sessions('2026-11-30')]: free, [sessions('2026-12-02')]: free })
    const heard = [...document.querySelectorAll('.first-free [aria-live=polite]')]
    expect(heard.map(({ textContent }) => textContent)).to.deep.equal([
      'There is a table: Mon 30 Nov, 20:30; Wed 2 Dec, 20:30',
    ])
    expect(document.querySelector('.first-free-table')!.closest('[aria-live=off]')).to.not.equal(null)
  })

  it('issue 12, section 2: each is one press away', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free })
    await diner.clicks('button', 'Mon 30 Nov, 20:30')
    expect(diner.kernel.facts).to.include({ date: '2026-11-30', wishedTime: '20:30' })
  })

  it('issue 12, section 2: and the nearest restaurant with a table that day', async () => {
    const diner = await looks({ [check]: nearBy })
    await diner.clicks('button', '19:15 in Milano Kinsale, 13 miles')
    expect(diner.kernel.facts.venue).to.include({ id: 'kinsale' })
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', wishedTime: '19:15' })
  })

  it('issue 12, section 2: never more calls than the brand allows', async () => {
    const diner = await looks({}, { calls: 4 })
    expect(diner.network.requests).to.have.length(4)
    expect(offered()).to.deep.equal([])
  })

  it('issue 12, section 2: a call that fails finds nothing, and says nothing', async () => {
    const diner = await looks({ [sessions('2026-11-29')]: status(404), [sessions('2026-11-30')]: free })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
    expect(diner.has('alert')).to.equal(false)
  })

  it('issue 12, section 2: any choice calls it off', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free })
    await diner.sees(() => diner.kernel.set({ time: '19:30' }))
    expect(offered()).to.deep.equal([])
  })

  it('issue 12, section 2: nothing is asked on a day with a free table', async () => {
    const evening = [
      { title: '', availability: [{ time: '19:30', available: true, useEnquiryFallback: false }] },
    ]
    const diner = await renderWidget({
      plugins: [choosing, firstFree, table],
      first: { ...atSlot, time: null, sessions: evening as unknown as readonly Session[] },
    })
    for (let turn = 0; turn < 3; turn++) await diner.waits(200)
    expect(diner.network.requests).to.have.length(0)
  })
})
