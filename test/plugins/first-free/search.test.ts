import { expect } from 'chai'
import { lookForTables, type SearchForTables } from '../../../plugins/first-free/look-for-tables'
import type { FreeTable } from '../../../plugins/first-free/model'
import { createApi, type Api } from '../../../src/api/client'
import { availabilityBody, sessionsBody, slotBody, venue, venueBody } from '../../kit/fixtures'
import { baseUrl, createNetwork, later, type Answer } from '../../kit/network'
import { anyDay, check, free, full, sessions } from './evening'

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
