import { expect } from 'chai'
import { stub } from 'sinon'
import { sentId } from 'tavola/journeys'
import { createAdapter, type AdapterCall, type AdapterFunctions } from '../../src/adapter'
import { calls, clientOver } from './client'
import { recordErrors } from '../kit/logged'

type Name = keyof typeof calls

/** The arguments of each function, and its result here. */
const given: Record<Name, readonly [asked: object, answer: unknown]> = {
  search: [{ text: 'St. John’s / 50%' }, []],
  searchNearby: [{ text: 'Galway' }, {}],
  getVenue: [{ venueId: '28' }, { id: 28, name: 'Cork' }],
  getSessions: [{ venueId: 'a/b', date: '2026-11-28', guests: -1 }, { sessions: [] }],
  checkAvailability: [
    { venueId: 'cork', date: '2026-11-28', time: '09:30', guests: 2 },
    { noAvailability: true },
  ],
  getMenus: [{ venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 4 }, []],
  getClientToken: [{}, { clientToken: 'token' }],
  createBooking: [{ venueId: 28, time: '1930', tea: ['green'] }, { bookingReference: 7 }],
  createEnquiry: [{ venueId: 28, ocassionType: null }, {}],
  request: [{ method: 'POST', path: 'loyalty/points?card=7', body: { add: 1 } }, { points: 8 }],
}

describe('Adapter: the arguments of its functions', () => {
  for (const [name, [asked, answer]] of Object.entries(given) as [Name, (typeof given)[Name]][]) {
    it(`${name} gets its arguments decoded and typed, and its result becomes the response body`, async () => {
      const received: unknown[] = []
      const functions = {
        [name]: (what: unknown, call: AdapterCall) => {
          received.push(what, call.sessionId, call.idempotencyKey)
          return answer
        },
      } as AdapterFunctions
      const result = await calls[name](clientOver(functions))
      expect(received).to.deep.equal([asked, 'session-1', null])
      if (name === 'createBooking') expect(result).to.have.nested.property('answer.bookingReference', '7')
      if (name === 'getVenue') expect(result).to.include({ id: 28, telephone: '', isClosed: false })
      if (name === 'request') expect(result).to.deep.equal(answer)
    })
  }

  it('an id may be a BigInt, and is a text in a payload', async () => {
    const received: unknown[] = []
    const api = clientOver({
      getVenue: () => ({ id: 9007199254740993n as never, name: 'Cork' }),
      createBooking: ({ venueId }) => (received.push(venueId), { bookingReference: 7 }),
    })
    await api.createBooking({ venueId: sentId(await api.getVenue(7)) })
    expect(received).to.deep.equal(['9007199254740993'])
  })

  it('an id that JavaScript has rounded is named in the console, once', async () => {
    const error = stub(console, 'error')
    const api = clientOver({ search: () => [{ id: 9007199254740993, name: 'Cork' }] })
    await api.searchVenues('Cork')
    await api.searchVenues('Cork')
    error.restore()
    expect(error.args.map(([line]) => String(line).slice(0, 44))).to.deep.equal([
      "[Tavola] T058 Your adapter's search returned",
    ])
  })

  it('each call passes all headers, under their usual names or the brand’s', async () => {
    const received: unknown[] = []
    const functions: AdapterFunctions = {
      createEnquiry: (_asked, { sessionId, idempotencyKey, headers }) => {
        received.push([sessionId, idempotencyKey, headers.get('content-type')])
        return {}
      },
    }
    await calls.createEnquiry(clientOver(functions, { 'X-Session-Id': 's', 'Idempotency-Key': 'k' }))
    const names = { sessionHeader: 'X-Chain', idempotencyHeader: 'X-Once' }
    await calls.createEnquiry(clientOver(functions, { 'X-Chain': 's', 'X-Once': 'k' }, names))
    expect(received).to.deep.equal([
      ['s', 'k', 'application/json'],
      ['s', 'k', 'application/json'],
    ])
  })

  it('the functions may be a class with fields, and may return a Response', async () => {
    class Chain implements AdapterFunctions {
      readonly #names = ['Cork']
      search() {
        return this.#names.map((name, id) => ({ id, name }))
      }
      createEnquiry() {
        return Response.json({ enquiryReference: 'E-1' })
      }
    }
    const api = clientOver(new Chain())
    expect((await calls.search(api)).map(({ name }) => name)).to.deep.equal(['Cork'])
    expect((await calls.createEnquiry(api)).answer.enquiryReference).to.equal('E-1')
    expect(createAdapter(new Chain()).offers).to.deep.equal(['search', 'createEnquiry'])
  })

  it('a read that is no longer needed is aborted, without a report', async () => {
    const error = stub(console, 'error')
    const stop = new AbortController()
    let signal: AbortSignal | undefined
    const api = clientOver({
      search: async (_asked, call) => {
        signal = call.signal
        stop.abort()
        await new Promise((_resolve, reject) => {
          if (call.signal.aborted) reject(call.signal.reason as Error)
          else call.signal.addEventListener('abort', () => reject(call.signal.reason as Error))
        })
        return []
      },
    })
    const end = await api.searchVenues('cork', stop.signal).catch((cause: unknown) => cause)
    error.restore()
    expect(end).to.include({ failure: 'aborted' })
    expect(signal!.aborted).to.equal(true)
    expect(error.args).to.deep.equal([])
  })
})

describe('Adapter: wrong functions', () => {
  const error = recordErrors()
  const made = (functions: unknown) => () => createAdapter(functions as AdapterFunctions)

  it("a value that isn't a function is reported with what was expected", () => {
    expect(made(undefined)).to.throw(
      TypeError,
      /expected an object with functions: search, .*, createEnquiry/,
    )
    expect(made({ search: 'https://api.example' })).to.throw('"search" must be a function, but is a string.')
    expect(made({ search: undefined })).not.to.throw()
  })

  it('an unknown function is reported with a suggestion', () => {
    made({ getVenus: () => null })()
    expect(error.args.flat()).to.have.length(1)
    expect(error.args[0]![0]).to.match(/unknown function "getVenus"\. Did you mean "getVenue"\?/)
  })
})
