import { expect } from 'chai'
import { notFound, outcomeUnknown, refused, unavailable, type AdapterFunctions } from '../../src/adapter'
import type { Calls } from '../../src/api/client'
import { failure } from '../api/calls'
import { calls, clientOver } from './client'
import { recordErrors } from '../kit/logged'
import { stopClockOfTests } from '../kit/stopped-clock'

type Name = keyof typeof calls

describe('Adapter: failures', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()

  /** The outcome of a call, how often its function was called, and the console lines. */
  async function end(name: Name, functions: AdapterFunctions) {
    let times = 0
    const counted = Object.fromEntries(
      Object.entries(functions).map(([one, run]) => [
        one,
        (...values: unknown[]) => (times++, (run as (...values: unknown[]) => unknown)(...values)),
      ]),
    )
    const ended = failure(calls[name](clientOver(counted) as Calls))
    await clock.advance(40_000)
    const { failure: kind, detail } = await ended
    const lines = error.args.map(([line]) => String(line))
    return { kind, status: detail.status, messages: detail.messages, times, lines }
  }
  const throwing = (name: Name, thrown: unknown) =>
    end(name, {
      [name]: async () => {
        throw thrown
      },
    })

  it('refused fields become a 400 with the first message of each, once', async () => {
    const thrown = refused({ email: 'Please enter your email', telephoneNumber: ['Too short', 'No digits'] })
    const { lines, ...found } = await throwing('createBooking', thrown)
    const messages = ['Please enter your email', 'Too short']
    expect(found).to.deep.equal({ kind: 'status', status: 400, messages, times: 1 })
    expect(lines).to.deep.equal([])
    expect((await throwing('createEnquiry', refused('That table has just gone.'))).messages).to.deep.equal([
      'That table has just gone.',
    ])
  })

  it('a refusal without messages by field reports what it expects', () => {
    for (const wrong of [undefined, null, ['x'], 7])
      expect(() => refused(wrong as never)).to.throw(TypeError, /expected messages by field/)
  })

  it('"not found" becomes a 404, and so does a restaurant that is undefined or null', async () => {
    expect(await throwing('getVenue', notFound())).to.include({ kind: 'status', status: 404, times: 1 })
    for (const nothing of [undefined, null])
      expect(await end('getVenue', { getVenue: () => nothing })).to.include({ status: 404, times: 1 })
  })

  it('"not available": a read is retried, a create counts as refused', async () => {
    expect(await throwing('getSessions', unavailable())).to.include({ status: 503, times: 3 })
    const { kind, status, times } = await throwing('createBooking', unavailable())
    expect([kind, times]).to.deep.equal(['status', 1])
    expect(status).to.be.within(400, 499).and.not.equal(408)
  })

  it('an unknown outcome has no response, and is never sent again', async () => {
    const { lines, ...found } = await throwing('createBooking', outcomeUnknown())
    expect(found).to.include({ kind: 'unanswered', times: 1 })
    expect(lines).to.deep.equal([])
  })

  it('any other error counts as a lost connection, and is reported once with its function', async () => {
    const asked = await throwing('getSessions', new RangeError('Invalid time value'))
    expect(asked).to.include({ kind: 'unanswered', times: 3 })
    expect(asked.lines).to.deep.equal([
      "[Tavola] T056 Your adapter's getSessions threw RangeError: Invalid time value",
    ])
    const sent = await throwing('createEnquiry', 'a text')
    expect(sent).to.include({ kind: 'unanswered', times: 1 })
    expect(sent.lines.at(-1)).to.equal("[Tavola] T056 Your adapter's createEnquiry threw a text")
  })

  it('a failure that is returned counts as thrown', async () => {
    const createBooking = () => refused({ email: 'No' }) as never
    expect(await end('createBooking', { createBooking })).to.include({ status: 400 })
  })
})

describe('Adapter: functions that are left out', () => {
  const error = recordErrors()

  it('without their functions, searches and menus are empty, and a chosen time counts as free', async () => {
    const api = clientOver({})
    expect(await calls.search(api)).to.deep.equal([])
    expect((await calls.searchNearby(api)).venues).to.deep.equal([])
    expect(await calls.getMenus(api)).to.deep.equal([])
    expect(await calls.checkAvailability(api)).to.include({
      originalChoiceAvailable: true,
      noAvailability: false,
    })
    expect(error.args).to.deep.equal([])
  })

  for (const name of [
    'getVenue',
    'getSessions',
    'getClientToken',
    'createBooking',
    'createEnquiry',
    'request',
  ] as const)
    it(`without ${name} the call is refused, and the console reports once what is missing`, async () => {
      const api = clientOver({})
      for (let time = 0; time < 2; time++)
        expect((await failure(calls[name](api))).detail.status).to.equal(404)
      expect(error.args.flat()).to.have.length(1)
      expect(error.args[0]![0]).to.match(new RegExp(`^\\[Tavola\\] T055 Your adapter has no ${name}: \\w+`))
    })
})
