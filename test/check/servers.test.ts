import { expect } from 'chai'
import { checkIds, needsOf } from '../../tools/check/checks'
import { examine, idsWith, writing } from './examine'
import { all, answer, body, gives, headers, venues } from './mutations'
import { validServer } from './valid-server'

describe('tavola-check: a valid back end', () => {
  it('passes without a finding, and receives only reads', async () => {
    const methods = new Set<string>()
    const report = await examine(validServer((_, { method }) => void methods.add(method)))
    expect(idsWith(report, 'fault', 'warning', 'inconclusive')).to.deep.equal([])
    expect([...methods]).to.have.members(['GET', 'OPTIONS'])
    expect(idsWith(report, 'skipped')).to.deep.equal(checkIds.filter((id) => needsOf(id).length > 0))
  })

  it('passes with --write, and the report lists what was created', async () => {
    const report = await examine(validServer(), writing)
    expect(idsWith(report, 'fault', 'warning', 'inconclusive', 'skipped')).to.deep.equal([])
    expect(report.created.bookings).to.have.length.above(5)
    expect(report.created.enquiries).to.have.lengthOf(4)
  })

  it('body.original-choice, error.shapes: may make other choices', async () => {
    const json = { 'Content-Type': 'application/json; charset=utf-8' }
    const other = all(
      headers({ 'Access-Control-Allow-Origin': 'https://www.example.com', Vary: 'Accept, Origin' }),
      headers(json, (_, { method }) => method !== 'OPTIONS'),
      venues((venue) => Object.assign(venue, { id: Number(venue.id), brand: 'Milano' })),
      body('venues/searchavailability', (reply) => {
        reply.anyAvailabilityInOriginalRestaurant = reply.originalChoiceAvailable
        delete reply.originalChoiceAvailable
      }),
      gives('payment/getclienttoken', { status: 404, body: {} }),
      answer('bookings/create', (reply) => {
        if (reply.status === 400) reply.body = { title: 'Bad request', status: 400, errors: reply.body }
      }),
    )
    const report = await examine(validServer(other))
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(report, 'inconclusive')).to.deep.equal(['token.body'])
  })

  it('gets a warning for a missing field that has a default', async () => {
    const ofDistance = ['distance', 'distanceInMilesString', 'showJourneyOptions']
    const names = [...ofDistance, 'telephone', 'isClosed', 'closedMessage']
    const bare = venues((venue) => names.forEach((name) => delete venue[name]))
    const report = await examine(validServer(bare))
    const bodies = ['search', 'nearby', 'venue', 'availability'].map((call) => `${call}.body`)
    expect(idsWith(report, 'fault')).to.deep.equal([])
    expect(idsWith(report, 'warning')).to.have.members(bodies)
  })

  /** A back end that refuses a booking that would be made, with a message about a field. */
  const refuses = (field: string, when: (sent: Readonly<Record<string, unknown>>) => unknown) =>
    validServer(
      gives(
        'bookings/create',
        { status: 400, body: { [field]: ['No.'] } },
        (reply, { body: sent }) => reply.status === 200 && when(sent),
      ),
    )

  it('is undecided with human verification, or with a nonce that its sandbox refuses', async () => {
    const verified = await examine(
      refuses('captchaToken', (sent) => !sent.captchaToken),
      writing,
    )
    expect(idsWith(verified, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(verified, 'inconclusive')).to.include.members([
      'booking.answer',
      'selling.once',
      'key.same',
    ])
    const strict = await examine(
      refuses('paymentNonce', (sent) => sent.paymentNonce),
      writing,
    )
    expect(idsWith(strict, 'fault', 'warning')).to.deep.equal([])
    expect(idsWith(strict, 'inconclusive')).to.deep.equal(['guarantee.second'])
  })
})

describe('tavola-check: the connection', () => {
  it("a host that can't be reached is one fault with its cause, and nothing else", async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' })
    const report = await examine(() => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(report.requests).to.equal(1)
    expect(report.checks.map(({ id }) => id)).to.deep.equal(['reachable'])
    const [{ response } = { response: '' }] = report.checks[0]!.findings
    expect(response).to.equal('No such host (getaddrinfo ENOTFOUND api.example)')
  })

  it('a host that never responds is one fault, after two calls', async () => {
    const report = await examine(() => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(report.requests).to.equal(2)
    expect(idsWith(report, 'fault')).to.deep.equal(['reachable'])
  })

  it('a call without a response is one fault: latency', async () => {
    const server = validServer()
    const silent: typeof fetch = (input, init) =>
      String(input).includes('/menus/') && init?.method === 'GET'
        ? new Promise((_, reject) =>
            init.signal!.addEventListener('abort', () => reject(init.signal!.reason)),
          )
        : server(input, init)
    const report = await examine(silent, { timeout: 0.05 })
    expect(idsWith(report, 'fault')).to.deep.equal(['latency'])
    expect(idsWith(report, 'inconclusive')).to.have.members(['menus.answer', 'menus.body', 'menus.once'])
  })

  it('a call that takes over a second is a warning, and one slow response is not', async () => {
    let elapsed = 0
    let tokens = 0
    const slow = validServer((_, { parts }) => {
      if (parts[0] === 'menus' || (parts[1] === 'getclienttoken' && tokens++ === 0)) elapsed += 1500
    })
    const report = await examine(slow, {}, () => elapsed)
    const latency = report.checks.find(({ id }) => id === 'latency')!
    expect(latency.outcome).to.equal('warning')
    expect(latency.findings.map(({ request }) => request.split('/')[2])).to.deep.equal(['menus'])
  })

  it('an http address is a warning, except on localhost', async () => {
    const warnings = async (baseUrl: string) => idsWith(await examine(validServer(), { baseUrl }), 'warning')
    expect(await warnings('http://api.example')).to.deep.equal(['https'])
    expect(await warnings('http://localhost:8080')).to.deep.equal([])
  })

  it('after a 429 it waits as long as Retry-After says, and tries again', async () => {
    let refused = 0
    const busy = validServer((reply, { parts }) => {
      if (parts[0] === 'menus' && refused++ === 0)
        Object.assign(reply, { status: 429, headers: { 'Retry-After': '3' } })
    })
    const waits: number[] = []
    const report = await examine(busy, {}, undefined, waits)
    expect(idsWith(report, 'fault')).to.deep.equal(['cors.errors'])
    expect(waits).to.deep.equal([3000])
  })
})
