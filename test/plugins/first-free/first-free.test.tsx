import { expect } from 'chai'
import type { Query, Session } from 'tavola'
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

const atFullDay = {
  plugins: [choosing, firstFree, table],
  first: { ...atSlot, time: null, sessions: fullDay },
}

async function chooses(diner: Diner, choice: object) {
  await diner.sees(() => diner.kernel.choices.set(choice))
  await diner.waits(200)
}

/** The diner, once the search is over. */
async function looks(
  answers: object,
  options: Readonly<Record<string, unknown>> = {},
  first: object = {},
  queries: Readonly<Record<string, Query>> = {},
): Promise<Diner> {
  const diner = await renderPlugins({
    ...atFullDay,
    first: { ...atFullDay.first, ...first },
    brand: { options: { 'first-free': options } },
    // The first pattern that fits answers, and the test's own count over these.
    answers: { ...answers, [check]: nobody, [anyDay]: full, ...answers },
  })
  diner.kernel.queries.value = queries
  await searchEnds(diner)
  return diner
}

/** A restaurant that is closed until then, or until further notice, before a day is chosen. */
const closed = (closedTo?: string) => ({
  venue: venue({ closedFrom: '2026-11-01', ...(closedTo && { closedTo }) }),
  date: null,
  sessions: null,
})
const sundayNearBy = { 'GET /api/venues/searchavailability/cork/2026-11-22/*': nearBy }
const inKinsale = '19:15 at Milano Kinsale, 13 miles'
const near = (...venues: readonly object[]) => ({ [check]: { ...nearBy, venues } })
const at = (distance: number | null, ...times: readonly number[]) => ({
  ...venueBody({ id: `at ${distance}`, name: `Milano at ${distance}` }),
  distance,
  distanceInMilesString: '',
  availability: times.map((time) => slotBody(time)),
})

interface Case {
  readonly answers?: object
  readonly options?: Readonly<Record<string, unknown>>
  readonly first?: object
  readonly queries?: Readonly<Record<string, Query>>
  readonly offers: readonly string[]
  /** How many calls that takes. */
  readonly calls?: number
}

const cases: Readonly<Record<string, Case>> = {
  // The last two calls find two.
  'suggestions.cost: two days with a table are enough, at the time nearest to the evening': {
    answers: {
      [sessions('2026-11-30')]: free,
      [sessions('2026-12-01')]: free,
      [sessions('2026-12-02')]: free,
    },
    offers: ['Mon 30 Nov, 20:30', 'Tue 1 Dec, 20:30'],
    calls: 5,
  },
  'of several restaurants the nearest with a free table is offered, one of unknown distance last': {
    answers: near(at(20, 1900), at(null, 1800), at(3, 2000), at(9, 1900), at(1)),
    offers: ['20:00 at Milano at 3'],
  },
  'the full restaurant itself is not offered as near by': {
    answers: near({ ...venueBody(), distance: 0, availability: [slotBody(1815)] }, ...nearBy.venues),
    offers: [inKinsale],
  },
  'a restaurant whose distance is unknown is offered by its name alone': {
    answers: near({ ...kinsale, distanceInMilesString: null, availability: [slotBody(1915)] }),
    offers: ['19:15 at Milano Kinsale'],
  },
  'time.same-again: the tables are those nearest to the time that the diner had chosen': {
    answers: { [sessions('2026-11-30')]: free },
    first: { wishedTime: '18:30' },
    offers: ['Mon 30 Nov, 18:15'],
  },
  'requests nothing on a day that has one free table beside full ones': {
    first: { sessions: [{ title: '', availability: [...fullDay[0]!.availability, freeAt('20:00')] }] },
    offers: [],
    calls: 0,
  },
  'suggestions.cost: never more calls than the brand allows, those for other restaurants too': {
    options: { calls: 4 },
    offers: [],
    calls: 4,
  },
  'suggestions.cost: ends with the first call that fails, and keeps what it has found': {
    answers: { [sessions('2026-11-29')]: status(404), [sessions('2026-11-30')]: free },
    offers: ['Mon 30 Nov, 20:30'],
    calls: 3,
  },
  'suggestions.cost: at most 8 calls where the back end fails late': {
    answers: { [sessions('2026-12-05')]: status(500) },
    offers: [],
    calls: 8,
  },
  'suggestions.cost: none while the back end fails to say the times': {
    answers: { [check]: nearBy },
    first: { ...closed(), date: atSlot.date },
    queries: { sessions: { state: 'failed', value: undefined, retry() {} } },
    offers: [],
    calls: 0,
  },
  // It is 9 in the morning of Friday 20 November.
  'time.past: of another restaurant tonight it offers one from this minute on': {
    answers: near({ ...kinsale, availability: [slotBody(845), slotBody(900), slotBody(1000)] }),
    options: { time: '08:00' },
    first: { date: '2026-11-20' },
    offers: ['09:00 at Milano Kinsale, 13 miles'],
  },
  'if its first days are on screen, lists only a nearby table': {
    answers: { [check]: nearBy },
    first: { ...closed('2026-12-24'), date: '2026-12-24', sessions: freeDay },
    offers: [`Fri 20 Nov, ${inKinsale}`],
    calls: 1,
  },
  'if no restaurant nearby has a table this evening, the next ones are asked': {
    answers: sundayNearBy,
    first: closed(),
    offers: [`Sun 22 Nov, ${inKinsale}`],
    calls: 3,
  },
  'if the evening is over, at its very minute, lists a nearby table for tomorrow': {
    answers: { [check]: nearBy },
    options: { time: '09:00' },
    first: closed(),
    offers: [`Sat 21 Nov, ${inKinsale}`],
  },
  'lists the days in their order, and of one day another restaurant first': {
    answers: { ...sundayNearBy, [sessions('2026-11-21')]: free, [sessions('2026-11-22')]: free },
    first: closed('2026-11-21'),
    offers: ['Sat 21 Nov, 20:30', `Sun 22 Nov, ${inKinsale}`, 'Sun 22 Nov, 20:30'],
  },
}

describe('first-free: what it offers', () => {
  for (const [title, { answers = {}, options, first, queries, offers, calls }] of Object.entries(cases))
    it(title, async () => {
      const diner = await looks(answers, options, first, queries)
      await diner.waits(30_000)
      expect(offered()).to.deep.equal(offers)
      if (calls !== undefined) expect(diner.network.requests).to.have.length(calls)
      if (calls === 0) expect(diner.reads()).to.not.include('We found no tables')
      expect(diner.has('alert')).to.equal(false)
    })

  for (const [name, answers, first, chosen] of [
    ['Mon 30 Nov, 20:30', { [sessions('2026-11-30')]: free }, {}, ['cork', '2026-11-30', '20:30']],
    [inKinsale, { [check]: nearBy }, {}, ['kinsale', '2026-11-28', '19:15']],
    [
      `Fri 20 Nov, ${inKinsale}`,
      { [check]: nearBy, [sessions('2026-12-24')]: free },
      closed('2026-12-24'),
      ['kinsale', '2026-11-20', '19:15'],
    ],
  ] as const)
    it(`"${name}" is one press away`, async () => {
      const diner = await looks(answers, {}, first)
      await diner.presses(name)
      const { venue, date, wishedTime } = diner.kernel.facts
      expect([venue!.id, date, wishedTime]).to.deep.equal(chosen)
    })

  it('time.after-midnight: a time after midnight has its own day', async () => {
    const availability = [slotBody(2000, false), slotBody(30)]
    const late = { title: 'Late', startTime: 1900, endTime: 130, availability }
    const diner = await looks({
      ...near({ ...kinsale, availability: [slotBody(15)] }),
      [sessions('2026-11-30')]: { sessions: [late] },
    })
    expect(offered()).to.deep.equal(['00:15 Sun at Milano Kinsale, 13 miles', 'Mon 30 Nov, 00:30 Tue'])
    await diner.presses('Mon 30 Nov, 00:30 Tue')
    expect(diner.kernel.facts).to.include({ date: '2026-11-30', wishedTime: '00:30' })
  })
})

describe('first-free: while the diner goes on', () => {
  it('another number of guests calls off the search, and begins a new one', async () => {
    const diner = await looks({ [check]: hangs })
    diner.network.answer('GET /api/sessions/availability/cork/2026-11-30/5/true', free)
    diner.network.answer(check, nobody)
    await chooses(diner, { adults: 5, sessions: fullDay })
    await searchEnds(diner)
    expect(diner.network.requests[0]!.signal.aborted).to.equal(true)
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
  })

  it('what was found stays when a full time is chosen', async () => {
    const diner = await looks({ [sessions('2026-11-30')]: free })
    await chooses(diner, { time: '19:30' })
    expect(offered()).to.deep.equal(['Mon 30 Nov, 20:30'])
    expect(diner.network.requests).to.have.length(8)
  })

  it('a choice cancels the call under way, and is no fault before the search begins', async () => {
    const diner = await looks({ [check]: hangs })
    expect(diner.reads()).to.include('Finding the next available table')
    const [call] = diner.network.requests
    expect(call!.signal.aborted).to.equal(false)
    await chooses(diner, { time: '19:30' })
    expect(call!.signal.aborted).to.equal(true)
    expect(diner.network.requests).to.have.length(1)
    expect(diner.reads()).to.not.include('Finding the next')
    expect(diner.heard).to.deep.equal([])
    removeWidget()
    const early = await renderPlugins(atFullDay)
    await chooses(early, { time: '19:30' })
    expect(early.faults).to.deep.equal([])
  })
})

describe('first-free: what it says', () => {
  const failure = "We couldn't look for other tables. Choose another day or time."
  const none = 'We found no tables in the next few days.'
  const two = { [sessions('2026-11-30')]: free, [sessions('2026-12-02')]: free }
  const found = 'Next available: Mon 30 Nov, 20:30; Wed 2 Dec, 20:30'
  const chosen = { time: '19:30' }

  for (const [title, answers, first, heard] of [
    ['what it has found, once', two, {}, [found]],
    ['that it has found nothing', {}, {}, [none]],
    ['nothing of that beside a full time that was chosen', {}, chosen, []],
    ['what it has found beside such a time', two, chosen, [found]],
    ['that it failed, after one call', { [check]: status(500) }, {}, [failure]],
    ['the same of a lost connection', { [check]: new TypeError('Failed to fetch') }, {}, [failure]],
  ] as const)
    it(`WCAG 4.1.3, suggestions.cost: it says ${title}`, async () => {
      const diner = await looks(answers, {}, first)
      await diner.waits(30_000)
      expect(diner.heard).to.deep.equal(heard)
      expect(diner.reads().includes(none)).to.equal(heard.includes(none as never))
      expect(diner.reads().includes(failure)).to.equal(heard.includes(failure as never))
      if (heard.includes(failure as never)) expect(diner.network.requests).to.have.length(1)
      await diner.sees(() => diner.kernel.choices.set(chosen))
      expect(diner.heard).to.have.length(heard.length)
    })

  it('the tables are a list with a name', async () => {
    const diner = await looks(two)
    expect(diner.within('list', 'Next available:').getsAll('button')).to.have.length(2)
  })
})
