import { expect } from 'chai'
import sinon from 'sinon'
import { hangs, status, type Answer } from '../kit/network'
import { apiWith, creates, describeEachHttp, failure, reads } from './calls'
import { stopClockOfTests } from '../kit/stopped-clock'

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

  for (const [name, call] of Object.entries(creates)) {
    it(`submit.never-repeated: ${name} is never sent again`, async () => {
      for (const answer of [lost, hangs]) expect(await tries(answer, call)).to.deep.equal([1, 'unanswered'])
      for (const code of [400, 408, 429, 500, 503]) {
        expect(await tries(status(code), call)).to.deep.equal([1, 'status'])
      }
    })
  }

  it('a GET that goes well at last has gone well', async () => {
    const answers = [lost, status(503), { clientToken: 'token' }]
    const { api, network } = apiWith(() => answers.shift())
    const token = api.getClientToken()
    await clock.advance(5_000)
    expect(await token).to.deep.equal({ clientToken: 'token' })
    expect(network.requests).to.have.length(3)
  })

  it('call.retries: the tries have a pause between them', async () => {
    const { api, network } = apiWith(status(503, ''))
    // How long it is is drawn by lot, and may be nothing.
    const lot = sinon.stub(Math, 'random').returns(0.5)
    const failed = failure(api.getClientToken())
    await clock.advance(0)
    const atOnce = network.requests.length
    await clock.advance(5_000)
    await failed
    lot.restore()
    expect([atOnce, network.requests.length]).to.deep.equal([1, 3])
  })
})
