import { expect } from 'chai'
import * as client from '../../src/api/client'
import { createLazyApi } from '../../src/api/lazy-client'
import { settles } from '../kit/pending'
import { baseUrl, createNetwork, status } from '../kit/network'
import { apiWith, creates, failure, kindOf, reads, type ParsedApi } from './calls'
import { answers } from './fields'
import { stopClockOfTests } from '../kit/stopped-clock'

const calls = { ...reads, ...creates }

/** A client whose file comes when the test says so, and then by `come` or not. */
function late() {
  const network = createNetwork({ 'GET *': {}, 'POST *': {} })
  const files: { come(): void; lose(): void }[] = []
  const fetchFile = () =>
    new Promise<typeof client>((resolve, reject) => {
      files.push({ come: () => resolve(client), lose: () => reject(new Error('ChunkLoadError')) })
    })
  const headers = { 'X-Session-Id': 'session-1' }
  const api = createLazyApi(fetchFile, { baseUrl, headers, fetch: network.fetch })
  return { network, files, api, parsed: api as unknown as ParsedApi }
}

describe('The client, loaded later', () => {
  for (const [name, call] of Object.entries(calls)) {
    it(`${name} waits for the file, and is then the client's own`, async () => {
      const { network, files, parsed } = late()
      const { network: own, api } = apiWith(answers[name]!.body)
      for (const method of ['GET', 'POST']) network.answer(`${method} *`, answers[name]!.body)
      const answer = call(parsed)
      files[0]!.come()
      await answer
      await call(api)
      const seen = ({ requests }: typeof network) =>
        requests.map(({ method, path, body }) => [method, path, body])
      expect(seen(network)).to.deep.equal(seen(own))
    })

    it(`${name} is never sent if it is cancelled meanwhile`, async () => {
      const { network, files, parsed } = late()
      const stop = new AbortController()
      const given = kindOf(call(parsed, stop.signal))
      stop.abort()
      expect(await given).to.equal('aborted')
      expect(await kindOf(call(parsed, stop.signal))).to.equal('aborted')
      files[0]!.come()
      await settles()
      expect(network.requests).to.be.empty
    })
  }

  it("a plugin's own call waits for the file too", async () => {
    const { network, files, api } = late()
    network.answer('POST /api/waiting-list', { place: 3 })
    const answer = api.request('post', 'api/waiting-list', { guests: 2 })
    files[0]!.come()
    expect(await answer).to.deep.equal({ place: 3 })
    expect(network.requests[0]!.body).to.deep.equal({ guests: 2 })
  })

  it('suggestions.cost: a call can have further headers, and be sent once', async () => {
    const { network, files, api } = late()
    network.answer('GET *', status(503))
    const answered = kindOf(api.withHeaders({ 'X-Test': '1' }).withoutRetries().getClientToken())
    files[0]!.come()
    expect(await answered).to.equal('status')
    expect(network.requests).to.have.length(1)
    const { headers } = network.requests[0]!
    expect([headers.get('X-Session-Id'), headers.get('X-Test')]).to.deep.equal(['session-1', '1'])
  })

  it("a file that doesn't load counts as a lost connection; the next call requests it, once", async () => {
    const { network, files, api } = late()
    const first = kindOf(api.getClientToken())
    files[0]!.lose()
    expect(await first).to.equal('unanswered')
    const second = kindOf(api.getClientToken())
    files[1]!.come()
    expect(await second).to.equal('malformed')
    await failure(api.getClientToken())
    expect([files.length, network.requests.length]).to.deep.equal([2, 2])
  })

  describe('that takes its time', () => {
    const clock = stopClockOfTests()

    it('a create is not sent after the diner has read that there was no response', async () => {
      const { network, files, api } = late()
      const told = kindOf(api.createBooking({}))
      await clock.advance(10_000)
      expect(await told).to.equal('unanswered')
      files[0]!.come()
      await clock.advance(1_000)
      expect(network.requests).to.be.empty
    })

    it('host.destroy: leaves no timer and no listener behind', async () => {
      const { files, api } = late()
      const stop = new AbortController()
      let listeners = 0
      stop.signal.addEventListener = () => void listeners++
      stop.signal.removeEventListener = () => void listeners--
      const answered = failure(api.getClientToken(stop.signal))
      files[0]!.come()
      await answered
      expect([clock.countTimers(), listeners]).to.deep.equal([0, 0])
    })
  })
})
