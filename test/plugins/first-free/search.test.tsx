import { expect } from 'chai'
import { definePlugin, noAvailabilityFailure, type PluginContext, type Session } from 'tavola'
import { Place, usePlugin } from 'tavola/controls'
import firstFree from '../../../plugins/first-free'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venueBody, availabilityBody, sessionsBody, slotBody, venue } from '../../kit/fixtures'
import { type Answer, baseUrl, createNetwork, hangs, later } from '../../kit/network'
import { page, table } from '../../kit/stand-ins'
import { anyDay, check, free, freeAt, full, offered, searchEnds, sessions } from './setup'
import { lookForTables, type SearchForTables } from '../../../plugins/first-free/look-for-tables'
import type { FreeTable } from '../../../plugins/first-free/model'
import { type Api, createApi } from '../../../src/api/client'
import { atSlot } from '../../kit/booking'

/** A first step with the note below the times, as step 1 has it. */
const noting = definePlugin({
  id: 'noting',
  steps: [{ id: 'noting', priority: 'base', when: () => true, load: page('Choose', Note) }],
})

function Note() {
  return (
    <div className="note">
      <Place name="full-day" />
    </div>
  )
}

describe('first-free: its room', () => {
  it('is kept from the choice of a day on, or while the restaurant is closed, so that nothing moves later', async () => {
    const diner = await renderPlugins({ plugins: [noting, firstFree, table] })
    const keepsRoom = () => document.querySelector('.note')!.hasAttribute('data-first-free')
    const closed = venue({ closedFrom: '2026-11-01' })
    const kept: boolean[] = []
    for (const choice of [{ venue: venue() }, { date: '2026-11-28' }, { venue: null }, { venue: closed }]) {
      await diner.sees(() => diner.kernel.choices.set(choice))
      kept.push(keepsRoom())
    }
    expect(kept).to.deep.equal([false, true, false, true])
    expect(diner.faults).to.deep.equal([])
  })
})

/** A first step whose Continue finds no table. */
const refusing = definePlugin({
  id: 'refusing',
  steps: [{ id: 'refusing', priority: 'base', when: () => true, load: page('Choose', Refusing) }],
})

function Refusing() {
  const { facts, fail } = usePlugin<PluginContext>()
  return (
    <button onClick={() => fail(noAvailabilityFailure(facts.venue!.name, 'Please give us a call.'))}>
      Continue
    </button>
  )
}

describe('first-free: after Continue has found no table', () => {
  const ownDay = [
    { title: '', availability: ['17:00', '18:00', '19:15'].map(freeAt) },
  ] as unknown as readonly Session[]

  async function continues(answers: object, first: object = {}) {
    const diner = await renderPlugins({
      plugins: [refusing, firstFree, table],
      first: { ...atSlot, time: '18:30', sessions: ownDay, ...first },
      answers: { ...answers, [anyDay]: full, ...answers },
    })
    await diner.presses('Continue')
    await searchEnds(diner)
    return diner
  }

  it('error.no-table: the banner offers the nearest times of the day, then the next days', async () => {
    const diner = await continues({ [sessions('2026-11-30')]: free })
    expect(offered()).to.deep.equal(['18:00', '19:15', 'Mon 30 Nov, 18:15'])
    expect(diner.heard.filter((text) => /table|available/.test(text))).to.deep.equal([
      'Next available: 18:00; 19:15; Mon 30 Nov, 18:15',
    ])
    // Continue has asked for other restaurants.
    expect(diner.network.sent(check)).to.have.length(0)
  })

  it('error.no-table: a press on one of them chooses it, and closes the banner', async () => {
    const diner = await continues({})
    await diner.presses('18:00')
    expect(diner.kernel.facts).to.include({ date: '2026-11-28', time: null, wishedTime: '18:00' })
    expect(diner.has('alert')).to.equal(false)
  })

  it('error.no-table: while the times of the day are unknown it looks for the next days alone', async () => {
    const diner = await continues({ [anyDay]: hangs }, { sessions: null })
    expect(diner.reads('alert')).to.include('Finding the next available table…')
    expect(offered()).to.deep.equal([])
    expect(diner.faults).to.deep.equal([])
  })

  it('error.no-table: without a day and a time there is nothing to look for', async () => {
    for (const choice of [{ time: null }, { date: null }, { date: null, time: null }]) {
      const diner = await continues({})
      await diner.sees(() => diner.kernel.choices.set(choice))
      expect(offered(), JSON.stringify(choice)).to.deep.equal([])
      expect(diner.reads('alert')).to.not.include('Next available')
      expect(diner.faults).to.deep.equal([])
      removeWidget()
    }
  })
})

const nobody = availabilityBody({ noAvailability: true, originalChoiceAvailable: false })
const wanted = { venue: venue(), date: '2026-11-28', time: '19:30', guests: 2 }

/** A restaurant at a distance, with these slots that day. */
const at = (distance: number, ...availability: readonly ReturnType<typeof slotBody>[]) => ({
  ...venueBody({ id: `at ${distance}`, name: `Milano at ${distance}` }),
  distance,
  availability,
})

/** A back end with these answers, and otherwise with a full evening everywhere. */
function backEnd(answers: Readonly<Record<string, Answer>>) {
  const network = createNetwork(answers, { [check]: nobody, [anyDay]: full })
  const { searchAvailability, getSessions } = createApi({ baseUrl, headers: {}, fetch: network.fetch })
  const api: SearchForTables['api'] = {
    // A call that cannot be cancelled any more, as its response is being read.
    searchAvailability: (query) => searchAvailability(query),
    getSessions: (query) => getSessions(query),
    withoutRetries: () => api as Api,
  }
  return { network, api }
}

function looks(answers: Readonly<Record<string, Answer>>, over: Partial<SearchForTables> = {}) {
  const { network, api } = backEnd(answers)
  const found: FreeTable[] = []
  const tell = (table: FreeTable) => void found.push(table)
  const search = { api, wanted, daysElsewhere: 1, own: true, calls: 8, earliest: '', ...over }
  const signal = over.signal ?? new AbortController().signal
  const ends = lookForTables({ ...search, signal }, tell).then(() => found)
  return { network, found, ends }
}

const daysIn = ({ requests }: ReturnType<typeof looks>['network']) =>
  requests.flatMap(({ path }) => (path.includes('/sessions/') ? [path.split('/')[5]] : []))

describe('first-free: the search', () => {
  it('suggestions.cost: two days with a table are enough, even if the last two calls find three', async () => {
    const asked = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
    for (const days of [asked.slice(1, 3), asked.slice(1)]) {
      const { network, ends } = looks(Object.fromEntries(days.map((day) => [sessions(day), free])))
      expect((await ends).map(({ date }) => date)).to.deep.equal(asked.slice(1, 3))
      expect(daysIn(network)).to.deep.equal(asked)
    }
  })

  it('suggestions.cost: the calls for other restaurants count too', async () => {
    const { network, ends } = looks({}, { daysElsewhere: 3, calls: 2 })
    await ends
    expect(network.requests.map(({ path }) => path)).to.deep.equal([
      '/api/venues/searchavailability/cork/2026-11-28/1930/2',
      '/api/venues/searchavailability/cork/2026-11-29/1930/2',
    ])
  })

  it('passes over a nearer restaurant that has no free table', async () => {
    const venues = [at(3, slotBody(1930, false)), at(9), at(20, slotBody(1900))]
    const { ends } = looks({ [check]: availabilityBody({ venues }) }, { own: false })
    expect((await ends).map((table) => [table.venue?.name, table.time])).to.deep.equal([
      ['Milano at 20', '19:00'],
    ])
  })

  it('time.past: a table at the first moment that may be chosen is offered', async () => {
    const day = sessionsBody([slotBody(1915), slotBody(1930)])
    const { ends } = looks({ [sessions('2026-11-29')]: day }, { earliest: '2026-11-29 19:30' })
    expect((await ends).map(({ time }) => time)).to.deep.equal(['19:30'])
  })

  it('date.closure: looks for an open day within a year', async () => {
    const opensOn = (closedTo: string) => looks({}, { wanted: { ...wanted, venue: venue({ closedTo }) } })
    const inTime = opensOn('2027-11-28')
    await inTime.ends
    expect(daysIn(inTime.network)).to.deep.equal(['2027-11-28'])
    const tooLate = opensOn('2027-11-29')
    await tooLate.ends
    expect(daysIn(tooLate.network)).to.deep.equal([])
  })

  for (const [what, call, answer] of [
    ['another restaurant', check, availabilityBody({ venues: [at(3, slotBody(1930))] })],
    ['the next days', anyDay, free],
  ] as const) {
    it(`a response about ${what} that comes after the choice of a time is dropped`, async () => {
      const stop = new AbortController()
      const late = later()
      const { found, ends } = looks({ [call]: late.answer }, { signal: stop.signal })
      stop.abort()
      late.come(answer)
      await ends
      expect(found).to.deep.equal([])
    })
  }
})
