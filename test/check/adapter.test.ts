import { expect } from 'chai'
import { createChainAdapter } from '../../examples/adapter'
import { createChainServer } from '../../examples/adapter/back-end/chain-server'
import {
  createAdapter,
  outcomeUnknown,
  refused,
  type Adapter,
  type AdapterFunctions,
} from '../../src/adapter'
import { functionNames } from '../../tools/check/adapter'
import { checkBackEnd } from '../../tools/check/check-back-end'
import { callNames, calls } from '../../tools/check/client'
import type { CheckOptions } from '../../tools/check/options'
import { reportAsText } from '../../tools/check/report-text'
import { idsWith, optionsOf, writing } from './examine'
import { now, validServer } from './valid-server'
import { recordErrors } from '../kit/logged'

const examineAdapter = (adapter: Adapter, over: Partial<CheckOptions> = {}) =>
  checkBackEnd(
    { ...optionsOf('--adapter', './adapter.js'), ...over },
    { adapter, now, wait: () => Promise.resolve() },
  )

/** An adapter with all functions, each a call of the valid server. */
function validFunctions(): AdapterFunctions {
  const server = validServer()
  const ask = (path: string, init?: RequestInit) => server(`https://api.example/api/${path}`, init)
  const create = (path: string) => (body: object, call: { headers: Headers }) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: call.headers })
  const word = encodeURIComponent
  return {
    search: ({ text }) => ask(`venues/search/${word(text)}`),
    searchNearby: ({ text }) => ask(`venues/searchnearby/${word(text)}`),
    getVenue: ({ venueId }) => ask(`venues/getbyid/${venueId}`),
    getSessions: ({ venueId, date, guests }) =>
      ask(`sessions/availability/${venueId}/${date}/${guests}/true`),
    checkAvailability: ({ venueId, date, time, guests }) =>
      ask(`venues/searchavailability/${venueId}/${date}/${time.replace(':', '')}/${guests}`),
    getMenus: ({ venueId, date, time, guests }) => ask(`menus/search/${venueId}/${date}/${guests}/${time}`),
    getClientToken: () => ask('payment/getclienttoken'),
    createBooking: create('bookings/create'),
    createEnquiry: create('enquiries/create'),
  }
}

type Functions = (valid: AdapterFunctions) => AdapterFunctions

/** The faults that follow and a name, a sentence of the report, and how the functions of a valid adapter are bent. */
const bent: Readonly<
  Record<string, readonly [sentence: string, change: Functions, options?: Partial<CheckOptions>]>
> = {
  'menus.answer: a bug in a function': [
    "Cannot read properties of undefined (reading 'courses')",
    () => ({ getMenus: () => (undefined as unknown as { courses: [] }).courses }),
  ],
  'latency: a function that never answers': [
    'No response in time.',
    () => ({ getMenus: () => new Promise<never>(() => undefined) }),
    { timeout: 0.02 },
  ],
  'menus.body: a function that returns nothing': [
    'The body is null.',
    () => ({ getMenus: () => undefined as never }),
  ],
  'sessions.answer: no function for sessions, without which no time can be chosen': [
    'getSessions: GET /api/sessions/availability/101/',
    () => ({ getSessions: undefined }),
  ],
  'slots.time: times as the chain writes them': [
    'sessions[0].availability[0].time is "19:30"',
    () => ({
      getSessions: () => ({ sessions: [{ availability: [{ time: '19:30' as never, available: false }] }] }),
      checkAvailability: undefined,
    }),
  ],
  'guests.used: guests that are always two': [
    'The same free times for 2, 14 and 99 guests: 0900, 1200, 1900, 1930',
    ({ getSessions }) => ({ getSessions: (asked, call) => getSessions!({ ...asked, guests: 2 }, call) }),
  ],
  'refusal.status, refusal.wrong-input, selling.refusal: a refusal thrown as an unknown outcome': [
    'the outcome is unknown',
    ({ createBooking }) => ({
      createBooking: async (payload, call) => {
        const response = (await createBooking!(payload, call)) as Response
        if (response.status === 400) throw outcomeUnknown()
        return response
      },
    }),
    writing,
  ],
  'key.same: a key that is not passed on': [
    'Two bookings: ',
    ({ createBooking }) => ({
      createBooking: (payload, call) => createBooking!(payload, { ...call, headers: new Headers() }),
    }),
    writing,
  ],
}

describe('tavola-check: an adapter', () => {
  recordErrors()

  it('the example adapter has no fault, and what it leaves out is not applicable, with the reason', async () => {
    const timeZone = 'Europe/Dublin'
    const time = () => now.getTime()
    const { fetch } = createChainServer(timeZone, time)
    const adapter = createChainAdapter({ root: 'https://chain.example/v2', timeZone, now: time, fetch })
    const report = await examineAdapter(adapter, writing)
    expect(idsWith(report, 'fault', 'warning', 'skipped')).to.deep.equal([])
    expect(report.checks.flatMap(({ findings }) => findings)).to.deep.equal([])
    const unused = report.checks.filter(({ outcome }) => outcome === 'not applicable')
    expect([...new Set(unused.map(({ reason }) => reason))]).to.deep.equal([
      'An adapter is in the page: there is no connection between it and the widget.',
      'The widget gives an adapter only dates that exist.',
      'The adapter has no searchNearby.',
      'The adapter has no getMenus.',
      'The adapter has no getClientToken.',
    ])
    expect(unused.map(({ id }) => id)).to.include.members(['cors.answers', 'caching', 'menus.once'])
    expect(report.created.bookings).to.have.length.above(2)
    expect(reportAsText(report, false)).to.match(/\d+ inconclusive, \d+ not applicable; \d+ requests\./)
  })

  it('an adapter with all functions passes every stage of a back end, with --write', async () => {
    const report = await examineAdapter(createAdapter(validFunctions()), writing)
    expect(idsWith(report, 'fault', 'warning', 'inconclusive', 'skipped')).to.deep.equal([])
  })

  it('docs/back-end/adapter.md: the names of the fields of `refused` are free', async () => {
    const valid = validFunctions()
    const createBooking: AdapterFunctions['createBooking'] = async (payload, call) => {
      const response = (await valid.createBooking!(payload, call)) as Response
      if (response.status === 400) throw refused('Not like this.')
      return response
    }
    const report = await examineAdapter(createAdapter({ ...valid, createBooking }), writing)
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
  })

  it('each call is named by its function', () => {
    expect(Object.keys(functionNames)).to.deep.equal(callNames)
    expect(callNames).to.deep.equal(Object.keys(calls))
    expect(Object.values(functionNames)).to.have.members(Object.keys(validFunctions()))
  })

  for (const [name, [sentence, change, options]] of Object.entries(bent))
    it(name, async () => {
      const valid = validFunctions()
      const report = await examineAdapter(createAdapter({ ...valid, ...change(valid) }), options)
      expect(idsWith(report, 'fault')).to.have.members(name.split(': ')[0]!.split(', '))
      expect(reportAsText(report, false)).to.include(sentence)
    })
})
