import { expect } from 'chai'
import { createApi } from '../../src/api/client'
import { settles } from '../kit/pending'
import { baseUrl, hangs, status, type SeenRequest, type Answer } from '../kit/network'
import { apiWith, creates, describeEachHttp, failure, reads, type ParsedApi } from './calls'
import { stopClockOfTests } from '../kit/stopped-clock'
import sinon from 'sinon'

/** A body that begins and never ends. */
const trickles = ({ signal }: SeenRequest) =>
  new Response(
    new ReadableStream({
      start(stream) {
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    }),
  )

describeEachHttp('Deadlines', () => {
  const clock = stopClockOfTests()

  /** Whether the call has ended just before and right at so many milliseconds. */
  async function ends(call: Promise<unknown>, deadline: number) {
    let ended = false
    const failed = failure(call).finally(() => (ended = true))
    await clock.advance(deadline - 1)
    const before = ended
    await clock.advance(1)
    return [before, (await failed).failure]
  }

  for (const [name, call] of Object.entries(reads)) {
    it(`call.timeouts: ${name} gives up after 10 s`, async () => {
      expect(await ends(call(apiWith(hangs).api), 10_000)).to.deep.equal([false, 'unanswered'])
    })
  }

  for (const [name, call] of Object.entries(creates)) {
    it(`call.timeouts: ${name} gives up after 30 s`, async () => {
      expect(await ends(call(apiWith(hangs).api), 30_000)).to.deep.equal([false, 'unanswered'])
    })
  }

  it('the 10 s are for all tries together', async () => {
    let tries = 0
    const answer = () => (tries++ === 0 ? status(503) : hangs())
    expect(await ends(apiWith(answer).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
    expect(tries).to.equal(2)
  })

  it('the widget does not wait if the server requests a longer pause', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })
    expect(await ends(apiWith(busy).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
  })

  it('they cover the body too', async () => {
    expect(await ends(apiWith(trickles).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
  })

  it('they hold where the page has wrapped fetch and lost the signal', async () => {
    const never = () => new Promise(() => {})
    expect(await ends(apiWith(never).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
  })

  it('the request is aborted with it', async () => {
    const { api, network } = apiWith(hangs)
    await ends(api.createBooking({}), 30_000)
    expect(network.requests[0]!.signal.aborted).to.equal(true)
  })

  it('host.destroy: a call that went well leaves no timer behind', async () => {
    await apiWith({ clientToken: 'token' }).api.getClientToken()
    expect(clock.countTimers()).to.equal(0)
  })
})

describeEachHttp('Aborting', () => {
  for (const [name, call] of Object.entries({ ...reads, ...creates })) {
    it(`${name} can be given up while it runs, and before`, async () => {
      const { api, network } = apiWith(hangs)
      const stop = new AbortController()
      const running = failure(call(api, stop.signal))
      await settles()
      stop.abort()
      expect((await running).failure).to.equal('aborted')
      expect(network.requests[0]!.signal.aborted).to.equal(true)
      expect((await failure(call(api, AbortSignal.abort()))).failure).to.equal('aborted')
    })

    it(`${name} that is given up in the same moment is not sent`, async () => {
      const { api, network } = apiWith(hangs)
      const stop = new AbortController()
      const running = failure(call(api, stop.signal))
      stop.abort()
      expect((await running).failure).to.equal('aborted')
      await settles()
      expect(network.requests).to.be.empty
    })

    it(`${name} that is given up before is not sent, not by a page that loses the signal either`, async () => {
      let sent = 0
      const headers = { 'X-Session-Id': 'session-1' }
      const fetch = async () => (sent++, new Response('{}'))
      const api = createApi({ baseUrl, headers, fetch }) as unknown as ParsedApi
      expect((await failure(call(api, AbortSignal.abort()))).failure).to.equal('aborted')
      expect(sent).to.equal(0)
    })
  }
})

const lost = new TypeError('Failed to fetch')

describeEachHttp('Retries', () => {
  const clock = stopClockOfTests()

  /** How often the server was asked before the call gave up, and with what. */
  async function tries(answer: Answer, call: (typeof reads)[string]) {
    const { api, network } = apiWith(answer)
    const failed = failure(call(api))
    await clock.advance(40_000)
    return [network.requests.length, (await failed).failure]
  }

  for (const [name, call] of Object.entries(reads)) {
    it(`call.retries: ${name} is tried twice again on a lost connection, 429 and 5xx`, async () => {
      expect(await tries(lost, call)).to.deep.equal([3, 'unanswered'])
      for (const code of [429, 500, 502, 503, 504, 599]) {
        expect(await tries(status(code), call)).to.deep.equal([3, 'status'])
      }
    })

    it(`call.retries: ${name} is not tried again on any other status`, async () => {
      for (const code of [400, 401, 404, 408, 409]) {
        expect(await tries(status(code), call)).to.deep.equal([1, 'status'])
      }
    })
  }

  for (const [name, call] of Object.entries({ ...reads, ...creates })) {
    const code = name in creates ? 300 : 201
    it(`call.statuses: ${name} takes no ${code} for an answer`, async () => {
      const { failure: kind, detail } = await failure(call(apiWith(status(code, {})).api))
      expect([kind, detail.status]).to.deep.equal(['status', code])
    })
  }

  for (const [name, call] of Object.entries(creates)) {
    it(`submit.never-repeated: ${name} is never sent again`, async () => {
      for (const answer of [lost, hangs]) expect(await tries(answer, call)).to.deep.equal([1, 'unanswered'])
      for (const code of [400, 408, 429, 500, 503]) {
        expect(await tries(status(code), call)).to.deep.equal([1, 'status'])
      }
    })
  }

  it('a GET that finally succeeds counts as a success', async () => {
    const answers = [lost, status(503), { clientToken: 'token' }]
    const { api, network } = apiWith(() => answers.shift())
    const token = api.getClientToken()
    await clock.advance(5_000)
    expect(await token).to.deep.equal({ clientToken: 'token' })
    expect(network.requests).to.have.length(3)
  })

  it('call.retries: the tries have a pause between them', async () => {
    const { api, network } = apiWith(status(503, ''))
    // The delay is random and may be zero.
    const random = sinon.stub(Math, 'random').returns(0.5)
    const failed = failure(api.getClientToken())
    await clock.advance(0)
    const atOnce = network.requests.length
    await clock.advance(5_000)
    await failed
    random.restore()
    expect([atOnce, network.requests.length]).to.deep.equal([1, 3])
  })
})
