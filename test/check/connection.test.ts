import { expect } from 'chai'
import { examine, idsWith } from './examine'
import { validServer } from './valid-server'

describe('tavola-check: the connection', () => {
  it("a host that can't be reached is one fault with its cause, and nothing else", async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND api.example'), { code: 'ENOTFOUND' })
    const report = await examine(() => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(report.requests).to.equal(1)
    expect(report.checks.map(({ id }) => id)).to.deep.equal(['reachable'])
    expect(report.checks[0]!.findings[0]!.response).to.equal(
      'No such host (getaddrinfo ENOTFOUND api.example)',
    )
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
    let first = true
    const slow = validServer((_, { parts }) => {
      if (parts[0] === 'menus') elapsed += 1500
      if (parts[1] === 'getclienttoken' && first) elapsed += 1500
      if (parts[1] === 'getclienttoken') first = false
    })
    const report = await examine(slow, {}, () => elapsed)
    const [latency] = report.checks.filter(({ id }) => id === 'latency')
    expect(latency!.outcome).to.equal('warning')
    expect(latency!.findings.map(({ request }) => request.split('/')[2])).to.deep.equal(['menus'])
  })

  it('an http address is a warning, except on localhost', async () => {
    const outcomes = ['http://api.example', 'http://localhost:8080'].map(async (baseUrl) => {
      const report = await examine(validServer(), { baseUrl })
      return idsWith(report, 'warning')
    })
    expect(await Promise.all(outcomes)).to.deep.equal([['https'], []])
  })

  it('after a 429 it waits as long as Retry-After says, and tries again', async () => {
    let refused = 0
    const busy = validServer((reply, { parts }) => {
      if (parts[0] === 'menus' && refused++ === 0)
        Object.assign(reply, { status: 429, headers: { 'Retry-After': '3' } })
    })
    expect(idsWith(await examine(busy), 'fault')).to.deep.equal(['cors.errors'])
  })
})
