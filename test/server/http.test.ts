import { expect } from 'chai'
import sinon from 'sinon'
import type { Database } from '../../examples/server/database/database'
import { onEachDatabase } from './databases'
import { booking, type Problems } from './payloads'

const CREATE = '/api/bookings/create'

onEachDatabase('The server', (server) => {
  afterEach(() => sinon.restore())

  it('may be called from any page, with the session header (section 6)', async () => {
    const preflight = await server.app.request(CREATE, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://restaurant.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-session-id',
      },
    })
    expect(preflight.status).to.equal(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).to.equal('*')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).to.equal('GET,POST,OPTIONS')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).to.contain('x-session-id')
    expect(preflight.headers.get('Access-Control-Max-Age')).to.equal('86400')
  })

  it('lets the page read errors too (section 8)', async () => {
    const response = await server.app.request('/api/venues/getbyid/atlantis')
    expect(response.headers.get('Access-Control-Allow-Origin')).to.equal('*')
  })

  it('lets nobody keep an answer: tables come and go', async () => {
    const response = await server.app.request('/api/venues/getbyid/cork')
    expect(response.headers.get('Cache-Control')).to.equal('no-store')
  })

  it('answers 400 for a body that is no JSON, or no object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '7']) {
      const answer = await server.post<Problems>(CREATE, body)
      expect(answer.status, body).to.equal(400)
      expect(Object.keys(answer.body), body).to.not.be.empty
    }
  })

  it('answers 413 for a body that is too large', async () => {
    const { status, body } = await server.post<Problems>(CREATE, booking({ firstName: 'x'.repeat(70_000) }))
    expect(status).to.equal(413)
    expect(body).to.have.all.keys('body')
  })

  it('answers 404 in JSON where there is nothing', async () => {
    const response = await server.app.request('/api/nothing')
    expect(response.status).to.equal(404)
    expect(await response.json()).to.have.all.keys('path')
  })

  it('answers 500 without the reason, which it logs', async () => {
    const log = sinon.stub(console, 'error')
    const broken: Database = { ...server.database, query: () => Promise.reject(new Error('secret')) }
    server.use({ database: broken })
    const response = await server.app.request('/api/venues/getbyid/cork')
    expect(response.status).to.equal(500)
    expect(await response.text()).to.not.contain('secret')
    expect(log.calledOnce).to.be.true
  })
})
