import { expect } from 'chai'
import { bodyLimit } from '../../src/constants'
import { settles, turn } from '../kit/pending'
import { slotBody, venueBody } from '../kit/fixtures'
import { status } from '../kit/network'
import { apiWith, creates, failure, kindOf, reads, slot } from './calls'
import { stopClockOfTests } from '../kit/stopped-clock'

/** A client of a page that has wrapped fetch and lost the signal. */
const clientOf = (response: Response) => apiWith({}, { fetch: async () => response })

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
  return { seen, ...clientOf(new Response(body, init)) }
}

const stopped = { taken: bodyLimit / 1_000_000 + 1, cancelled: true }

describe('Bodies over the limit', () => {
  for (const [name, call] of Object.entries({
    ...reads,
    ...creates,
    'a plugin’s own call': ((api) => api.request('get', 'x')) satisfies (typeof reads)[string],
  })) {
    it(`body.size, error.shapes: ${name} stops a body at 8 MB, and it is malformed`, async () => {
      const { seen, api, invalid } = endless()
      expect(await kindOf(call(api))).to.equal('malformed')
      expect(seen).to.deep.equal(stopped)
      if (name in reads || name in creates) {
        const mismatches = [{ path: [], expected: 'size', got: undefined }]
        expect(invalid).to.have.length(1)
        expect(invalid[0]).to.deep.include({ isIgnored: true, mismatches })
      }
    })
  }

  it('body.size: a body of exactly 8 MB is read', async () => {
    const text = JSON.stringify({ clientToken: 'token' }).padEnd(bodyLimit)
    expect(await apiWith(new Response(text)).api.getClientToken()).to.deep.equal({ clientToken: 'token' })
  })

  it('body.size: a Content-Length over 8 MB is refused before a byte is read', async () => {
    const { seen, api } = endless({ headers: { 'Content-Length': String(bodyLimit + 1) } })
    expect(await kindOf(api.getVenue('cork'))).to.equal('malformed')
    expect(seen).to.deep.equal({ taken: 0, cancelled: true })
  })

  it('error.shapes: a refusal stays one without its messages', async () => {
    const { seen, api } = endless({ status: 400 })
    const { failure: kind, detail } = await failure(api.createBooking({}))
    expect([kind, detail.status, detail.messages]).to.deep.equal(['status', 400, []])
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
    const failed = kindOf(clientOf(new Response(body)).api.getVenue('cork'))
    await settles()
    await clock.advance(9_999)
    expect(cancelled).to.equal(false)
    await clock.advance(1)
    expect([await failed, cancelled]).to.deep.equal(['unanswered', true])
  })
})

const browser = globalThis as { scheduler?: { yield: () => Promise<void> } }
const many = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index))

/** What looked at each character for each other one would take hours. */
describe('Huge bodies', () => {
  stopClockOfTests()
  // On a busy machine the calls' deadlines would pass, and say nothing of the bodies.
  beforeEach(() => (browser.scheduler = { yield: turn }))
  afterEach(() => void delete browser.scheduler)

  it('body.nonsense: a text of a megabyte is a text', async () => {
    const text = 'x'.repeat(1_000_000)
    const texts = { name: text, telephone: text, closedMessage: text }
    expect(await apiWith(venueBody(texts)).api.getVenue('cork')).to.include(texts)
    expect((await apiWith([{ id: 1, title: text }]).api.searchMenus(slot))[0]!.title).to.equal(text)
    const answer = await apiWith({ enquiryReference: text }).api.createEnquiry({})
    expect(answer.enquiryReference).to.equal(text)
  })

  it('error.shapes: a day, a time or an id of a megabyte ends at once', async () => {
    const digits = '1'.repeat(1_000_000)
    const over = { id: digits, closedFrom: digits, availability: [{ time: digits }] }
    const venue = await apiWith(venueBody(over)).api.getVenue('cork')
    expect(venue).to.deep.include({ id: digits, closedFrom: null, availability: [] })
  })

  it('body.nonsense: 10,000 slots, menus, keys of a configuration and messages of a refusal are read', async () => {
    const keys = Object.fromEntries(many(10_000, (index) => [`key-${index}`, 'text']))
    const availability = many(10_000, () => slotBody(1930))
    const body = { sessions: [{ availability }], configuration: { configuration: keys } }
    const { sessions, configuration } = await apiWith(body).api.getSessions(slot)
    expect(sessions[0]!.availability).to.have.length(10_000)
    expect(configuration.configuration).to.deep.equal(keys)
    const menus = many(10_000, () => ({ id: 1, title: 'Lunch' }))
    expect(await apiWith(menus).api.searchMenus(slot)).to.have.length(10_000)
    const { detail } = await failure(apiWith(status(400, keys)).api.createBooking({}))
    expect(detail.messages).to.have.length(10_000)
  })
})

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

  const restaurants = many(100_000, (id) => ({ id, name: `Milano ${id}` }))

  it('body.parts: 100,000 restaurants are read with a pause after each 2,000', async () => {
    expect(await apiWith(restaurants).api.searchVenues('milano')).to.have.length(100_000)
    // One after the text has become objects, and 49 between the parts of the list.
    expect(pauses).to.equal(50)
    const { venues } = await apiWith({ venues: restaurants }).api.searchNearby('milano')
    expect(venues).to.have.length(100_000)
    expect(pauses).to.equal(100)
  })

  it('body.parts: so are the slots of a session', async () => {
    await apiWith({ sessions: [{ availability: many(2_001, () => slotBody(1930)) }] }).api.getSessions(slot)
    expect(pauses).to.equal(1)
  })

  it('a call that is given up during a pause is aborted', async () => {
    const stop = new AbortController()
    onPause = () => pauses === 3 && stop.abort()
    const given = apiWith(restaurants).api.searchVenues('milano', stop.signal)
    expect([await kindOf(given), pauses]).to.deep.equal(['aborted', 3])
  })
})
