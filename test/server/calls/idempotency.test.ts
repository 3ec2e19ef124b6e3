import { expect } from 'chai'
import sinon from 'sinon'
import { forgetOldKeys } from '../../../examples/server/http/idempotency'
import { onEachDatabase } from '../kit/databases'
import { type Booked, booking, enquiry, type Problems } from '../kit/payloads'
import { MIDDAY, TestServer } from '../kit/test-server'

const CREATE = '/api/bookings/create'
const DAY = 86_400_000
/** Kinsale has one table for four. */
const wholeKinsale = booking({ venueId: 'kinsale', guests: 4 })

onEachDatabase('A create with an idempotency key', (server) => {
  const create = (body: unknown = wholeKinsale, key = 'key-1', headers = {}) =>
    server.post<Booked & Problems>(CREATE, body, { 'Idempotency-Key': key, ...headers })
  const rows = (table: string) => server.database.query(`select * from ${table}`)

  it('gets the same response when repeated, and takes one table', async () => {
    const { body: first } = await create()
    expect(first.bookingReference).to.be.a('string')
    expect((await create()).body).to.deep.equal(first)
    expect(await rows('bookings')).to.have.length(1)
  })

  it('takes one table when sent several times at once, to two servers', async () => {
    const other = new TestServer()
    other.database = server.database
    const post = (to: TestServer) => to.post<Booked>(CREATE, wholeKinsale, { 'Idempotency-Key': 'key-1' })
    const answers = await Promise.all([server, other, server, other, server, other].map(post))
    expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.bookingReference))).to.have.property('size', 1)
    expect(await rows('bookings')).to.have.length(1)
  })

  it('sends one enquiry', async () => {
    const send = () => server.post('/api/enquiries/create', enquiry(), { 'Idempotency-Key': 'key-1' })
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).to.have.property('size', 1)
    expect(await rows('enquiries')).to.have.length(1)
  })

  it('is refused with a 422 if the key was used with another body, or in another call', async () => {
    await create()
    const { status, body } = await create({ ...wholeKinsale, guests: 3 })
    expect(status).to.equal(422)
    expect(body).to.have.all.keys('Idempotency-Key')
    const call = await server.post('/api/enquiries/create', enquiry(), { 'Idempotency-Key': 'key-1' })
    expect(call.status).to.equal(422)
    expect(await rows('bookings')).to.have.length(1)
    expect(await rows('enquiries')).to.be.empty
  })

  it('is refused with a 422 if the key is pending with another body', async () => {
    const answers = await Promise.all([create(), create({ ...wholeKinsale, guests: 3 })])
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 422])
  })

  it('is the same create with a new verification token, which is not verified again', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const [first, beside] = await Promise.all([
      create(booking({ captchaToken: 'P1_first' })),
      create(booking({ captchaToken: 'P1_second' })),
    ])
    const later = await create(booking({ captchaToken: 'P1_third' }))
    expect([beside.body, later.body]).to.deep.equal([first.body, first.body])
    expect(verifyCaptcha.callCount).to.equal(1)
  })

  it('needs a card, and books with the card under the same key', async () => {
    const guaranteed = booking({ venueId: 'edinburgh' })
    expect((await create(guaranteed)).body.requiresCcg).to.be.true
    expect((await create({ ...guaranteed, paymentNonce: 'sandbox-nonce-1' })).body.ccgPerformed).to.be.true
  })

  it('may go through after a refusal, which is not stored', async () => {
    await create(wholeKinsale, 'of-another')
    expect((await create()).status).to.equal(400)
    await server.database.query('delete from bookings')
    expect((await create()).status).to.equal(200)
  })

  it('is another create in another browser session', async () => {
    await create()
    expect((await create(wholeKinsale, 'key-1', { 'X-Session-Id': 'another' })).status).to.equal(400)
  })

  it('keeps its response for 24 hours', async () => {
    const { body: first } = await create()
    server.now = new Date(MIDDAY.getTime() + DAY - 1)
    await forgetOldKeys(server.database, server.now)
    expect((await create()).body).to.deep.equal(first)

    server.now = new Date(MIDDAY.getTime() + DAY)
    expect((await create()).status).to.equal(400)
    await server.database.query('delete from bookings')
    expect((await create()).status).to.equal(200)
    await forgetOldKeys(server.database, new Date(server.now.getTime() + DAY))
    expect(await rows('idempotent_answers')).to.be.empty
  })

  it('stores no personal data with the response', async () => {
    await create()
    expect(JSON.stringify(await rows('idempotent_answers'))).to.not.match(/Ada|Byrne|example\.com|0123/)
  })

  it('answers 400 for an invalid key', async () => {
    for (const key of ['', 'two words', 'x'.repeat(256), 'clé']) {
      const { status, body } = await create(wholeKinsale, key)
      expect(status, key).to.equal(400)
      expect(body, key).to.have.all.keys('Idempotency-Key')
    }
  })
})
