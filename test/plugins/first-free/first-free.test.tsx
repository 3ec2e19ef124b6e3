import { expect } from 'chai'
import type { Session } from 'tavola'
import firstFree from '../../../plugins/first-free'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venueBody, availabilityBody, slotBody, venue } from '../../kit/fixtures'
import { hangs, status } from '../../kit/network'
import { choosing, table } from '../../kit/stand-ins'
import { anyDay, check, free, freeAt, full, offered, searchEnds, sessions } from './setup'
import { atSlot } from '../../kit/booking'

const fullDay = [
  { title: 'Dinner', availability: [{ ...freeAt('19:30'), available: false }] },
] as unknown as readonly Session[]
const freeDay = [{ title: '', availability: [freeAt('19:30')] }] as unknown as readonly Session[]
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

async function looks(
  answers: object,
  options: Readonly<Record<string, unknown>> = {},
  first: object = {},
): Promise<Diner> {
  const diner = await renderPlugins({
    plugins: [choosing, firstFree, table],
    first: { ...atSlot, time: null, sessions: fullDay, ...first },
    brand: { options: { 'first-free': options } },
    // The first pattern that fits answers, and the test's own count over these.
    answers: { ...answers, [check]: nobody, [anyDay]: full, ...answers },
  })
  await searchEnds(diner)
  return diner
}

describe('first-free', () => {
  it('lists the first days with a table, at the time nearest to the evening', async () => {
    await looks({
      [sessions('2026-11-30')]: free,
      [sessions('2026-12-02')]: free,
      [sessions('2026-12-03')]: free,
    })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30', 'Wed 2 Dec, 20:30'])
  })

  it('WCAG 4.1.3: they are announced once, when all are found, and are a list with a name', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free, [sessions('2026-12-02')]: free })
    expect(diner.heard).to.deep.equal(['Next available: Mon 30 Nov, 20:30; Wed 2 Dec, 20:30'])
    expect(diner.within('list', 'Next available:').getsAll('button')).to.have.length(2)
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    expect(diner.heard).to.have.length(1)
  })

  it('WCAG 4.1.3: finding nothing is announced too', async () => {
    const diner = await looks({})
    expect(diner.heard).to.deep.equal(['We found no tables in the next few days.'])
  })

  it('each is one press away', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free })
    await diner.presses('Mon 30 Nov, 20:30')
    expect(diner.kernel.facts).to.include({ date: '2026-11-30', wishedTime: '20:30' })
  })

  it('lists the nearest restaurant with a table that day', async () => {
    const diner = await looks({ [check]: nearBy })
    await diner.presses('19:15 at Milano Kinsale, 13 miles')
    expect(diner.kernel.facts.venue).to.include({ id: 'kinsale' })
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', wishedTime: '19:15' })
  })

  it('of several restaurants the nearest is offered, one of unknown distance last, whatever their order', async () => {
    const at = (distance: number | null, time: number) => ({
      ...venueBody({ id: `at ${distance}`, name: `Milano at ${distance}` }),
      distance,
      distanceInMilesString: '',
      availability: [slotBody(time)],
    })
    for (const venues of [
      [at(null, 1800), at(20, 1900), at(3, 2000)],
      [at(3, 2000), at(20, 1900), at(null, 1800)],
    ]) {
      await looks({ [check]: { ...nearBy, venues } })
      expect(offered()).to.deep.equal(['20:00 at Milano at 3'])
      removeWidget()
    }
  })

  it('the full restaurant itself is not offered as near by, even if the answer lists it', async () => {
    const cork = { ...venueBody(), distance: 0, availability: [slotBody(1815)] }
    await looks({ [check]: { ...nearBy, venues: [cork, ...nearBy.venues] } })
    expect(offered()).to.deep.equal(['19:15 at Milano Kinsale, 13 miles'])
  })

  it('a restaurant whose distance is unknown is offered by its name alone', async () => {
    const venues = [{ ...kinsale, distanceInMilesString: null, availability: [slotBody(1915)] }]
    await looks({ [check]: { ...nearBy, venues } })
    expect(offered()).to.deep.equal(['19:15 at Milano Kinsale'])
  })

  it('time.same-again: the tables are those nearest to the time that the diner had chosen', async () => {
    await looks({ [sessions('2026-11-30')]: free }, {}, { wishedTime: '18:30' })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 18:15'])
  })

  it('requests nothing on a day that has one free table beside full ones', async () => {
    const partlyFull = [{ title: '', availability: [...fullDay[0]!.availability, freeAt('20:00')] }]
    const diner = await looks({}, {}, { sessions: partlyFull })
    expect(diner.network.requests).to.have.length(0)
    expect(diner.reads()).to.not.include('We found no tables')
  })

  it('another number of guests calls off the search, and begins a new one', async () => {
    const diner = await looks({ [check]: hangs })
    diner.network.answer('GET /api/sessions/availability/cork/2026-11-30/5/true', free)
    diner.network.answer(check, nobody)
    await diner.sees(() => diner.kernel.choices.set({ adults: 5, sessions: fullDay }))
    await searchEnds(diner)
    expect(diner.network.requests[0]!.signal.aborted).to.equal(true)
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
  })

  it('never makes more calls than the brand allows', async () => {
    const diner = await looks({}, { calls: 4 })
    expect(diner.network.requests).to.have.length(4)
    expect(offered()).to.deep.equal([])
  })

  const failure = "We couldn't look for other tables. Choose another day or time."

  it('suggestions.cost: a search ends with the first call that fails, and keeps what it has found', async () => {
    const diner = await looks({ [sessions('2026-11-29')]: status(404), [sessions('2026-11-30')]: free })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
    expect(diner.has('alert')).to.equal(false)
    expect(diner.network.requests).to.have.length(3)
  })

  it('suggestions.cost: a failing back end gets one call, no retry, and the diner reads that it failed', async () => {
    for (const answer of [status(500), status(429), new TypeError('Failed to fetch')]) {
      const diner = await looks({ [check]: answer })
      await diner.waits(30_000)
      expect(diner.network.requests).to.have.length(1)
      expect(diner.heard).to.deep.equal([failure])
      expect(diner.reads()).to.include(failure)
      removeWidget()
    }
  })

  it('suggestions.cost: at most 8 calls where the back end fails late', async () => {
    const diner = await looks({ [sessions('2026-12-05')]: status(500) })
    await diner.waits(30_000)
    expect(diner.network.requests).to.have.length(8)
  })

  it('suggestions.cost: none while the back end fails to say the times', async () => {
    const closed = venue({ closedFrom: '2026-11-01' })
    const first = { ...atSlot, venue: closed, time: null, sessions: null, sessionsFailed: true }
    const diner = await looks({ [check]: nearBy }, {}, first)
    expect(diner.network.requests).to.have.length(0)
  })

  it('time.past: of another restaurant tonight it offers none that has passed', async () => {
    // It is 9 in the morning.
    const today = { ...atSlot, date: '2026-11-20', time: null, sessions: fullDay }
    const venues = [{ ...kinsale, availability: [slotBody(845), slotBody(2200, false), slotBody(1000)] }]
    await looks({ [check]: { ...nearBy, venues } }, { time: '08:00' }, today)
    expect(offered()).to.deep.equal(['10:00 at Milano Kinsale, 13 miles'])
  })

  it('time.after-midnight: a time after midnight has its own day', async () => {
    const late = {
      title: 'Late',
      startTime: 1900,
      endTime: 130,
      availability: [slotBody(2000, false), slotBody(30)],
    }
    const diner = await looks({
      [check]: { ...nearBy, venues: [{ ...kinsale, availability: [slotBody(15)] }] },
      [sessions('2026-11-30')]: { sessions: [late] },
    })
    expect(offered()).to.deep.equal(['00:15 Sun at Milano Kinsale, 13 miles', 'Mon 30 Nov, 00:30 Tue'])
    await diner.presses('Mon 30 Nov, 00:30 Tue')
    expect(diner.kernel.facts).to.include({ date: '2026-11-30', wishedTime: '00:30' })
  })

  it('what was found stays when a full time is chosen', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free })
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    await diner.waits(200)
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
    expect(diner.network.requests).to.have.length(8)
  })

  it('a choice cancels the calls under way', async () => {
    const diner = await looks({ [check]: hangs })
    const [asked] = diner.network.requests
    expect(asked!.signal.aborted).to.equal(false)
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    await diner.waits(200)
    expect(asked!.signal.aborted).to.equal(true)
    expect(diner.network.requests).to.have.length(1)
    expect(diner.reads()).to.not.include('Finding the next')
    expect(diner.heard).to.deep.equal([])
  })

  it('with a full time chosen from the start, only a table that is found is shown and announced', async () => {
    const chosen = { time: '19:30' }
    const diner = await looks({}, {}, chosen)
    expect(diner.reads()).to.not.include('We found no tables')
    expect(diner.heard).to.deep.equal([])
    removeWidget()
    const other = await looks({ [sessions('2026-11-30')]: free }, {}, chosen)
    expect(other.heard).to.deep.equal(['Next available: Mon 30 Nov, 20:30'])
  })

  it('a time that is chosen before the search begins is no fault', async () => {
    const diner = await renderPlugins({
      plugins: [choosing, firstFree, table],
      first: { ...atSlot, time: null, sessions: fullDay },
    })
    await diner.sees(() => diner.kernel.choices.set({ time: '19:30' }))
    expect(diner.faults).to.deep.equal([])
  })

  it('if the restaurant is closed, lists its first days, and a nearby table this evening', async () => {
    // It is Friday 20 November, 9 in the morning.
    const reopens = venue({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    const first = { ...atSlot, venue: reopens, date: null, time: null, sessions: null }
    const diner = await looks({ [check]: nearBy, [sessions('2026-12-24')]: free }, {}, first)
    expect(offered()).to.deep.equal(['Fri 20 Nov, 19:15 at Milano Kinsale, 13 miles', 'Thu 24 Dec, 20:30'])
    await diner.presses(/Kinsale/)
    expect(diner.kernel.facts).to.include({ date: '2026-11-20', wishedTime: '19:15' })
  })

  it('if its first days are on screen, lists only a nearby table', async () => {
    const reopens = venue({ closedFrom: '2026-11-01', closedTo: '2026-12-24' })
    const first = { ...atSlot, venue: reopens, date: '2026-12-24', time: null, sessions: freeDay }
    const diner = await looks({ [check]: nearBy }, {}, first)
    expect(offered()).to.deep.equal(['Fri 20 Nov, 19:15 at Milano Kinsale, 13 miles'])
    expect(diner.network.requests).to.have.length(1)
  })

  it('if no restaurant nearby has a table this evening, the next ones are asked', async () => {
    const closed = venue({ closedFrom: '2026-11-01' })
    const first = { ...atSlot, venue: closed, date: null, time: null, sessions: null }
    const answers = { 'GET /api/venues/searchavailability/cork/2026-11-22/*': nearBy }
    const diner = await looks(answers, {}, first)
    expect(offered()).to.deep.equal(['Sun 22 Nov, 19:15 at Milano Kinsale, 13 miles'])
    expect(diner.network.requests).to.have.length(3)
  })

  it('if it is closed until further notice, lists only a nearby table, for tomorrow once the evening is over', async () => {
    const closed = venue({ closedFrom: '2026-11-01' })
    const first = { ...atSlot, venue: closed, date: null, time: null, sessions: null }
    // It is exactly nine.
    for (const time of ['08:00', '09:00']) {
      await looks({ [check]: nearBy }, { time }, first)
      expect(offered(), time).to.deep.equal(['Sat 21 Nov, 19:15 at Milano Kinsale, 13 miles'])
      removeWidget()
    }
  })

  it('lists the days in their order, and of one day another restaurant first', async () => {
    const opens = (closedTo: string) => ({
      ...atSlot,
      venue: venue({ closedFrom: '2026-11-01', closedTo }),
      date: null,
      time: null,
      sessions: null,
    })
    const answers = {
      'GET /api/venues/searchavailability/cork/2026-11-22/*': nearBy,
      [sessions('2026-11-21')]: free,
      [sessions('2026-11-22')]: free,
    }
    const ofSunday = ['Sun 22 Nov, 19:15 at Milano Kinsale, 13 miles', 'Sun 22 Nov, 20:30']
    await looks(answers, {}, opens('2026-11-21'))
    expect(offered()).to.deep.equal(['Sat 21 Nov, 20:30', ...ofSunday])
    removeWidget()
    await looks(answers, {}, opens('2026-11-22'))
    expect(offered()).to.deep.equal(ofSunday)
  })

  it('announces that it is looking, what it finds, and that it has found nothing', async () => {
    const diner = await looks({ [check]: hangs })
    expect(diner.reads()).to.include('Finding the next available table')
    await removeWidget()
    const other = await looks({ [sessions('2026-11-30')]: free })
    expect(other.reads()).to.include('Next available:').and.not.include('We found no tables')
    await removeWidget()
    const nobodys = await looks({})
    expect(nobodys.reads()).to.include('We found no tables').and.not.include('Finding the next')
  })

  it('requests nothing on a day with a free table', async () => {
    const diner = await renderPlugins({
      plugins: [choosing, firstFree, table],
      first: { ...atSlot, time: null, sessions: freeDay },
    })
    for (let turn = 0; turn < 3; turn++) await diner.waits(200)
    expect(diner.network.requests).to.have.length(0)
  })
})
