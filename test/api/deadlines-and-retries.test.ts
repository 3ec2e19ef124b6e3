import { expect } from 'chai'
import { settles } from '../kit/pending'
import { hangs, status, type SeenRequest, type Answer } from '../kit/network'
import { apiWith, creates, describeEachHttp, failure, kindOf, reads } from './calls'
import { stopClockOfTests } from '../kit/stopped-clock'
import sinon from 'sinon'

const calls = { ...reads, ...creates }
const lost = new TypeError('Failed to fetch')

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
    const failed = kindOf(call).finally(() => (ended = true))
    await clock.advance(deadline - 1)
    const before = ended
    await clock.advance(1)
    return [before, await failed]
  }

  for (const [name, call] of Object.entries(calls)) {
    const seconds = name in creates ? 30 : 10
    it(`call.timeouts: ${name} gives up after ${seconds} s, and is aborted`, async () => {
      const { api, network } = apiWith(hangs)
      expect(await ends(call(api), seconds * 1_000)).to.deep.equal([false, 'unanswered'])
      expect(network.requests[0]!.signal.aborted).to.equal(true)
    })
  }

  it('the 10 s are for all tries together', async () => {
    let tries = 0
    const answer = () => (tries++ === 0 ? status(503) : hangs())
    expect(await ends(apiWith(answer).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
    expect(tries).to.equal(2)
  })

  const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } })
  for (const [what, answer] of Object.entries({
    'also if the server requests a longer pause': busy,
    'also for the body': trickles,
    'also where the page has wrapped fetch and lost the signal': () => new Promise(() => {}),
  }))
    it(`they hold ${what}`, async () => {
      expect(await ends(apiWith(answer).api.getVenue('cork'), 10_000)).to.deep.equal([false, 'unanswered'])
    })

  it('host.destroy: a call that went well leaves no timer behind', async () => {
    await apiWith({ clientToken: 'token' }).api.getClientToken()
    expect(clock.countTimers()).to.equal(0)
  })
})

describeEachHttp('Aborting', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`${name} can be given up while it runs, and is not sent if it is at once`, async () => {
      for (const isRunning of [true, false]) {
        const { api, network } = apiWith(hangs)
        const stop = new AbortController()
        const running = kindOf(call(api, stop.signal))
        if (isRunning) await settles()
        stop.abort()
        expect(await running).to.equal('aborted')
        await settles()
        const signals = network.requests.map(({ signal }) => signal.aborted)
        expect(signals).to.deep.equal(isRunning ? [true] : [])
      }
    })

    it(`${name} that is given up before is not sent, not by a page that loses the signal either`, async () => {
      let sent = 0
      const { api } = apiWith({}, { fetch: async () => (sent++, new Response('{}')) })
      expect(await kindOf(call(api, AbortSignal.abort()))).to.equal('aborted')
      expect(sent).to.equal(0)
    })
  }
})

describeEachHttp('Retries', () => {
  const clock = stopClockOfTests()

  /** How often the server was asked before the call gave up, and with what. */
  async function tries(answer: Answer, call: (typeof reads)[string]) {
    const { api, network } = apiWith(answer)
    const failed = kindOf(call(api))
    await clock.advance(40_000)
    return [network.requests.length, await failed]
  }

  for (const [name, call] of Object.entries(reads))
    it(`call.retries: ${name} is tried twice again on a lost connection, 429 and 5xx alone`, async () => {
      expect(await tries(lost, call)).to.deep.equal([3, 'unanswered'])
      for (const code of [429, 500, 502, 503, 504, 599])
        expect(await tries(status(code), call)).to.deep.equal([3, 'status'])
      for (const code of [400, 401, 404, 408, 409])
        expect(await tries(status(code), call)).to.deep.equal([1, 'status'])
    })

  for (const [name, call] of Object.entries(creates))
    it(`submit.never-repeated: ${name} is never sent again`, async () => {
      for (const answer of [lost, hangs]) expect(await tries(answer, call)).to.deep.equal([1, 'unanswered'])
      for (const code of [400, 408, 429, 500, 503])
        expect(await tries(status(code), call)).to.deep.equal([1, 'status'])
    })

  for (const [name, call] of Object.entries(calls)) {
    const code = name in creates ? 300 : 201
    it(`call.statuses: ${name} takes no ${code} for an answer`, async () => {
      const { failure: kind, detail } = await failure(call(apiWith(status(code, {})).api))
      expect([kind, detail.status]).to.deep.equal(['status', code])
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
