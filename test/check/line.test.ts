import { expect } from 'chai'
import { answer, body, venues } from './bends'
import { examine, idsWith } from './examine'
import { rightServer } from './right-server'

describe('tavola-check: the line', () => {
  it("a host that can't be reached is one fault with its cause, and nothing else", async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' })
    const report = await examine(() => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(report.requests).to.equal(1)
    expect(report.checks.map(({ id }) => id)).to.deep.equal(['reachable'])
    expect(report.checks[0]!.findings[0]!.came).to.equal(
      'There is no host of this name. (getaddrinfo ENOTFOUND api.example)',
    )
  })

  it('a host that never responds is one fault, after two calls', async () => {
    const report = await examine(() => Promise.reject(new DOMException('late', 'TimeoutError')))
    expect(report.requests).to.equal(2)
    expect(idsWith(report, 'fault')).to.deep.equal(['reachable'])
  })

  it('decisions, "Step 2": markup in a text is a warning', async () => {
    const marked = venues((venue) => void (venue.address = ['Corner of High &amp; Low Street']))
    const report = await examine(rightServer(marked))
    expect(idsWith(report, 'fault', 'warning')).to.deep.equal(['texts.plain'])
  })

  it('decisions, "Booking": a call that is never answered is one fault, under its own name', async () => {
    const server = rightServer()
    const silent: typeof fetch = (input, init) =>
      String(input).includes('/menus/') && init?.method === 'GET'
        ? new Promise((_, reject) =>
            init.signal!.addEventListener('abort', () => reject(init.signal!.reason)),
          )
        : server(input, init)
    const report = await examine(silent, { timeout: 0.05 })
    expect(idsWith(report, 'fault')).to.deep.equal(['latency'])
    expect(idsWith(report, 'not concluded')).to.have.members(['menus.answer', 'menus.body', 'menus.once'])
  })

  it('decisions, "Booking": a call whose answers take over a second has a warning; one slow answer has none', async () => {
    let elapsed = 0
    let first = true
    const slow = rightServer((_, { parts }) => {
      if (parts[0] === 'menus') elapsed += 1500
      if (parts[1] === 'getclienttoken' && first) elapsed += 1500
      if (parts[1] === 'getclienttoken') first = false
    })
    const report = await examine(slow, {}, () => elapsed)
    const [latency] = report.checks.filter(({ id }) => id === 'latency')
    expect(latency!.outcome).to.equal('warning')
    expect(latency!.findings.map(({ asked }) => asked.split('/')[2])).to.deep.equal(['menus'])
  })

  it('contract 1: an address on http is a warning, but not on this machine', async () => {
    const outcomes = ['http://api.example', 'http://localhost:8080'].map(async (baseUrl) => {
      const report = await examine(rightServer(), { baseUrl })
      return idsWith(report, 'warning')
    })
    expect(await Promise.all(outcomes)).to.deep.equal([['https'], []])
  })

  it('sessions that a cache may keep, and an origin that caches mix up, are warnings', async () => {
    const cached = rightServer(({ headers }) => {
      headers['Cache-Control'] = 'public, max-age=300'
      headers['Access-Control-Allow-Origin'] = 'https://www.example.com'
    })
    expect(idsWith(await examine(cached), 'fault')).to.deep.equal([])
    expect(idsWith(await examine(cached), 'warning')).to.deep.equal(['cors.vary', 'caching'])
  })

  it("JSON under another content type, and hours that the widget doesn't read, are warnings", async () => {
    const called = rightServer(
      answer('menus/search', ({ headers }) => void (headers['Content-Type'] = 'text/html')),
    )
    expect(idsWith(await examine(called), 'fault')).to.deep.equal([])
    expect(idsWith(await examine(called), 'warning')).to.deep.equal(['menus.answer'])
    const hours = rightServer(
      body('sessions/availability', ({ sessions }) => void (sessions[0].startTime = '09:00')),
    )
    expect(idsWith(await examine(hours), 'fault')).to.deep.equal([])
    expect(idsWith(await examine(hours), 'warning')).to.deep.equal(['sessions.window'])
  })

  it('after a 429 it waits as long as it is told, and tries again', async () => {
    let refused = 0
    const busy = rightServer((given, { parts }) => {
      if (parts[0] === 'menus' && refused++ === 0)
        Object.assign(given, { status: 429, headers: { 'Retry-After': '3' } })
    })
    expect(idsWith(await examine(busy), 'fault')).to.deep.equal(['cors.errors'])
  })
})
