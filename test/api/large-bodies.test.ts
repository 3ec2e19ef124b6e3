import { expect } from 'chai'
import { createApi, type InvalidResponse } from '../../src/api/client'
import { bodyLimit } from '../../src/constants'
import { settles, turn } from '../kit/pending'
import { baseUrl } from '../kit/network'
import { apiWith, creates, failure, reads, slot, type ParsedApi } from './calls'
import { stopClockOfTests } from '../kit/stopped-clock'

/** A body of blank megabytes that never ends, and how many of them were taken before it was cancelled. */
function endless(init: ResponseInit = {}) {
  const seen = { taken: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        await turn()
        seen.taken++
        stream.enqueue(new Uint8Array(1_000_000).fill(32))
      },
      cancel: () => void (seen.cancelled = true),
    },
    { highWaterMark: 0 },
  )
  return { seen, response: new Response(body, init) }
}

/** A client of a page that has wrapped fetch and lost the signal. */
function clientOf(response: Response) {
  const invalid: InvalidResponse[] = []
  const fetch = async () => response
  const onInvalid = (one: InvalidResponse) => void invalid.push(one)
  const api = createApi({ baseUrl, headers: {}, fetch, onInvalid })
  return { api: api as unknown as ParsedApi, invalid }
}

describe('Bodies over the limit', () => {
  for (const [name, call] of Object.entries({ ...reads, ...creates })) {
    it(`body.size: ${name} stops a body at 8 MB, and it is malformed`, async () => {
      const { seen, response } = endless()
      const { api, invalid } = clientOf(response)
      expect((await failure(call(api))).failure).to.equal('malformed')
      expect(seen).to.deep.equal({ taken: bodyLimit / 1_000_000 + 1, cancelled: true })
      expect(invalid).to.have.length(1)
      expect(invalid[0]).to.deep.include({
        refused: true,
        findings: [{ path: [], expected: 'size', got: undefined }],
      })
    })
  }

  it('body.size: a body of exactly 8 MB is read', async () => {
    const text = JSON.stringify({ clientToken: 'token' }).padEnd(bodyLimit)
    expect(await apiWith(new Response(text)).api.getClientToken()).to.deep.equal({ clientToken: 'token' })
  })

  it('body.size: a Content-Length over 8 MB is refused before a byte is read', async () => {
    const { seen, response } = endless({ headers: { 'Content-Length': String(bodyLimit + 1) } })
    expect((await failure(clientOf(response).api.getVenue('cork'))).failure).to.equal('malformed')
    expect(seen).to.deep.equal({ taken: 0, cancelled: true })
  })

  it('error.shapes: a refusal stays one without its messages', async () => {
    const { seen, response } = endless({ status: 400 })
    const { failure: kind, detail } = await failure(clientOf(response).api.createBooking({}))
    expect([kind, detail.status, detail.messages]).to.deep.equal(['status', 400, []])
    expect(seen.cancelled).to.equal(true)
  })

  it("error.shapes: a plugin's own call is malformed too", async () => {
    const { seen, response } = endless()
    const { api } = clientOf(response)
    expect(
      (await failure((api as unknown as typeof api & ReturnType<typeof createApi>).request('get', 'x')))
        .failure,
    ).to.equal('malformed')
    expect(seen.cancelled).to.equal(true)
  })
})

describe('Bodies that drip', () => {
  const clock = stopClockOfTests()

  it('the body is cancelled at the deadline, also where the page has lost the signal', async () => {
    let cancelled = false
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        stream.enqueue(new Uint8Array([32]))
      },
      cancel: () => void (cancelled = true),
    })
    const failed = failure(clientOf(new Response(body)).api.getVenue('cork'))
    await settles()
    await clock.advance(9_999)
    expect(cancelled).to.equal(false)
    await clock.advance(1)
    expect((await failed).failure).to.equal('unanswered')
    expect(cancelled).to.equal(true)
  })
})

const browser = globalThis as { scheduler?: { yield: () => Promise<void> } }

describe('Long lists', () => {
  let pauses = 0
  let onPause = () => {}
  beforeEach(() => {
    pauses = 0
    onPause = () => {}
    browser.scheduler = {
      yield: async () => {
        pauses++
        onPause()
        await turn()
      },
    }
  })
  afterEach(() => delete browser.scheduler)

  const restaurants = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, name: `Milano ${id}` }))

  it('body.parts: 100,000 restaurants are read with a pause after each 2,000', async () => {
    expect(await apiWith(restaurants(100_000)).api.searchVenues('milano')).to.have.length(100_000)
    // One after the text has become objects, and 49 between the parts of the list.
    expect(pauses).to.equal(50)
    const { venues } = await apiWith({ venues: restaurants(100_000) }).api.searchNearby('milano')
    expect(venues).to.have.length(100_000)
    expect(pauses).to.equal(100)
  })

  it('body.parts: so are the slots of a session', async () => {
    const availability = Array.from({ length: 2_001 }, () => ({ time: 1930, available: true }))
    await apiWith({ sessions: [{ availability }] }).api.getSessions(slot)
    expect(pauses).to.equal(1)
  })

  it('a call that is given up during a pause is aborted', async () => {
    const stop = new AbortController()
    onPause = () => pauses === 3 && stop.abort()
    const { failure: kind } = await failure(
      apiWith(restaurants(100_000)).api.searchVenues('milano', stop.signal),
    )
    expect([kind, pauses]).to.deep.equal(['aborted', 3])
  })
})
