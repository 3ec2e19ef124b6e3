import { expect } from 'chai'
import type { ComponentType } from 'react'
import { definePlugin, type PluginContext, type Session } from 'tavola'
import { noAvailabilityFailure } from 'tavola/journeys'
import { Place, usePlugin } from 'tavola/controls'
import firstFree from '../../../plugins/first-free'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venueBody, availabilityBody, slotBody, venue } from '../../kit/fixtures'
import { type Answer, baseUrl, createNetwork, hangs, later } from '../../kit/network'
import { page, table } from '../../kit/stand-ins'
import { anyDay, check, free, freeAt, full, offered, searchEnds, sessions } from './setup'
import { lookForTables, type FreeTable, type SearchForTables } from '../../../plugins/first-free/search'
import { type Api, createApi } from '../../../src/api/client'
import { atSlot } from '../../kit/booking'

const stepWith = (id: string, Body: ComponentType) =>
  definePlugin({ id, steps: [{ id, priority: 'base', when: () => true, load: page('Choose', Body) }] })

/** A first step with the note below the times, as step 1 has it. */
const noting = stepWith('noting', () => (
  <div className="note">
    <Place name="full-day" />
  </div>
))

describe('first-free: its room', () => {
  it('is kept from the choice of a day on, or while the restaurant is closed, so that nothing moves later', async () => {
    const diner = await renderPlugins({ plugins: [noting, firstFree, table] })
    const keepsRoom = () => document.querySelector('.note > .first-free') !== null
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
const refusing = stepWith('refusing', function Refusing() {
  const { facts, fail } = usePlugin<PluginContext>()
  return (
    <button onClick={() => fail(noAvailabilityFailure(facts.venue!.name, 'Please give us a call.'))}>
      Continue
    </button>
  )
})

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

  it('error.no-table: the banner offers the nearest times of the day, then the next days, in one press', async () => {
    const diner = await continues({ [sessions('2026-11-30')]: free })
    expect(offered()).to.deep.equal(['18:00', '19:15', 'Mon 30 Nov, 18:15'])
    expect(diner.heard.filter((text) => /table|available/.test(text))).to.deep.equal([
      'Next available: 18:00; 19:15; Mon 30 Nov, 18:15',
    ])
    // Continue has asked for other restaurants.
    expect(diner.network.sent(check)).to.have.length(0)
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

/** A search of a back end with these answers, and otherwise with a full evening everywhere. */
function looks(answers: Readonly<Record<string, Answer>>, over: Partial<SearchForTables> = {}) {
  const network = createNetwork(answers, { [check]: nobody, [anyDay]: full })
  const { searchAvailability, getSessions } = createApi({ baseUrl, headers: {}, fetch: network.fetch })
  const api: SearchForTables['api'] = {
    // A call that cannot be cancelled any more, as its response is being read.
    searchAvailability: (query) => searchAvailability(query),
    getSessions: (query) => getSessions(query),
    withoutRetries: () => api as Api,
  }
  const { signal } = new AbortController()
  const search = { api, wanted, daysElsewhere: 1, own: true, calls: 8, earliest: '', signal, ...over }
  const found: FreeTable[] = []
  return { network, found, ends: lookForTables(search, (table) => void found.push(table)) }
}

const daysIn = ({ requests }: ReturnType<typeof looks>['network']) =>
  requests.flatMap(({ path }) => (path.includes('/sessions/') ? [path.split('/')[5]] : []))

describe('first-free: the search', () => {
  it('date.closure: looks for an open day within a year and a day', async () => {
    for (const [closedTo, days] of [
      ['2027-11-29', ['2027-11-29']],
      ['2027-11-30', []],
    ] as const) {
      const { network, ends } = looks({}, { wanted: { ...wanted, venue: venue({ closedTo }) } })
      await ends
      expect(daysIn(network)).to.deep.equal(days)
    }
  })

  for (const [what, call, answer] of [
    [
      'another restaurant',
      check,
      availabilityBody({ venues: [venueBody({ id: 7, availability: [slotBody(1930)] })] }),
    ],
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
