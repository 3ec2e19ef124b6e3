import { expect } from 'chai'
import type { Database } from '../../../examples/server/database/database'
import { onEachDatabase } from '../kit/databases'
import { booking, type Problems } from '../kit/payloads'

const CREATE = '/api/bookings/create'
const CORK = '/api/venues/getbyid/cork'

onEachDatabase('The server', (server) => {
  // Preflights, errors and caching: tavola-check of the reference server (openapi.test.ts).
  it('lets browsers keep a preflight for a day, and pages read the retry time and the request id', async () => {
    const preflight = await server.app.request(CREATE, {
      method: 'OPTIONS',
      headers: { Origin: 'https://restaurant.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(preflight.status).to.equal(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).to.equal('GET,POST,OPTIONS')
    expect(preflight.headers.get('Access-Control-Max-Age')).to.equal('86400')
    const { headers } = await server.app.request(CORK)
    expect(headers.get('Access-Control-Expose-Headers')).to.equal('Date,Retry-After,X-Request-Id')
    expect(headers.get('Cache-Control')).to.equal('no-store')
  })

  it('may only be called from pages of CORS_ORIGINS, if it is set', async () => {
    server.use({ corsOrigins: ['https://www.example.com'] })
    for (const [origin, allowed] of [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://thief.example', null],
    ] as const) {
      const { headers } = await server.app.request(CORK, { headers: { Origin: origin } })
      expect(headers.get('Access-Control-Allow-Origin')).to.equal(allowed)
    }
  })

  it('prevents browsers from showing a response as a page', async () => {
    const { headers } = await server.app.request(CORK)
    expect(headers.get('X-Content-Type-Options')).to.equal('nosniff')
    expect(headers.get('Content-Security-Policy')).to.contain("default-src 'none'")
    expect(headers.get('Strict-Transport-Security')).to.be.null
    server.use({ publicUrl: 'https://tables.example' })
    const secure = await server.app.request(CORK)
    expect(secure.headers.get('Strict-Transport-Security')).to.equal('max-age=15552000')
  })

  it('answers 400 for a body that is no JSON, or no object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '7']) {
      const answer = await server.post<Problems>(CREATE, body)
      expect(answer.status, body).to.equal(400)
      expect(Object.keys(answer.body), body).to.not.be.empty
    }
  })

  it('answers 400 for a body that is not in UTF-8', async () => {
    const [before, after] = JSON.stringify(booking({ firstName: 'Zo*' })).split('*')
    const withName = (...letter: number[]) => new Blob([before!, Uint8Array.from(letter), after!])
    const refused = await server.post<Problems>(CREATE, withName(0xff, 0xfe))
    expect(refused.status).to.equal(400)
    expect(refused.body).to.have.all.keys('body')
    expect((await server.post(CREATE, withName(0xc3, 0xab))).status).to.equal(200)
  })

  it('answers 413 for a body that is too large, with a stated length or without', async () => {
    const { status, body } = await server.post<Problems>(CREATE, booking({ firstName: 'x'.repeat(70_000) }))
    expect(status).to.equal(413)
    expect(body).to.have.all.keys('body')

    const chunk = new TextEncoder().encode('x'.repeat(10_000))
    let chunks = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => (chunks++ < 100 ? controller.enqueue(chunk) : controller.close()),
    })
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    const init = { method: 'POST', headers, body: endless, duplex: 'half' }
    expect((await server.app.request(CREATE, init)).status).to.equal(413)
    expect(chunks).to.be.below(20)
  })

  it('answers 415 for a body without a JSON content type, as a form on any page could send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json']) {
      const { status, body } = await server.post<Problems>(CREATE, booking(), { 'Content-Type': type })
      expect(status, type).to.equal(415)
      expect(body.body?.[0]).to.contain('application/json')
    }
    const json = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect((await server.post(CREATE, booking(), json)).status).to.equal(200)
  })

  it('answers 404 in JSON for an unknown path', async () => {
    const response = await server.app.request('/api/nothing')
    expect(response.status).to.equal(404)
    expect(await response.json()).to.have.all.keys('path')
  })

  it('answers 500 without the reason, which it logs without what a database quotes', async () => {
    const quoting = Object.assign(new Error('duplicate key "ada@example.com"'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
    })
    const database: Database = { ...server.database, query: () => Promise.reject(quoting) }
    server.use({ database })
    const response = await server.app.request('/api/venues/search/ada@example.com')
    expect(response.status).to.equal(500)
    expect(await response.text()).to.not.contain('duplicate')
    expect(server.logged).to.have.length(1)
    expect(server.logged[0]).to.include({ level: 'error', route: '/api/venues/search/:text' })
    expect(JSON.stringify(server.logged)).to.contain('23505').and.not.contain('ada@')
  })
})
