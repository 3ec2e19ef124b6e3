import { expect } from 'chai'
import sinon from 'sinon'
import { forgetOldKeys } from '../../../examples/server/http/idempotency'
import { onEachDatabase } from '../kit/databases'
import { MIDDAY, refuses } from '../kit/test-server'

const DAY = 86_400_000
const key = { 'Idempotency-Key': 'key-1' }
/** Kinsale has one table for four. */
const wholeKinsale = { venueId: 'kinsale', guests: 4 }

onEachDatabase('A create with an idempotency key', (server) => {
  const create = (changes: object = wholeKinsale, headers = {}) =>
    server.book({ ...changes }, { ...key, ...headers })

  it('gets the same response when repeated, and takes one table', async () => {
    const { body: first } = await create()
    expect(first.bookingReference).to.be.a('string')
    expect((await create()).body).to.deep.equal(first)
    expect(await server.rows('bookings')).to.have.length(1)
  })

  it('sends one enquiry', async () => {
    const send = () => server.enquire({}, key)
    const answers = [...(await Promise.all([send(), send()])), await send()]
    expect(new Set(answers.map(({ body }) => body.enquiryReference))).to.have.property('size', 1)
    expect(await server.rows('enquiries')).to.have.length(1)
  })

  it('is refused with a 422 if the key was used with another body, or in another call', async () => {
    await create()
    refuses(await create({ ...wholeKinsale, guests: 3 }), 422, 'Idempotency-Key')
    expect((await server.enquire({}, key)).status).to.equal(422)
    expect(await server.rows('bookings')).to.have.length(1)
    expect(await server.rows('enquiries')).to.be.empty
  })

  it('is refused with a 422 if the key is pending with another body', async () => {
    const answers = await Promise.all([create(), create({ ...wholeKinsale, guests: 3 })])
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 422])
  })

  it('is the same create with a new verification token, which is not verified again', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const withToken = (captchaToken: string) => create({ captchaToken })
    const [first, beside] = await Promise.all(['P1_first', 'P1_second'].map(withToken))
    const later = await withToken('P1_third')
    expect([beside!.body, later.body]).to.deep.equal([first!.body, first!.body])
    expect(verifyCaptcha.callCount).to.equal(1)
  })

  it('needs a card, and books with the card under the same key', async () => {
    const guaranteed = { venueId: 'edinburgh' }
    const needs = { bookingReference: null, requiresCcg: true, ccgPerformed: false }
    expect((await create(guaranteed)).body).to.deep.equal(needs)
    expect(await server.rows('bookings')).to.be.empty
    expect((await create({ ...guaranteed, paymentNonce: 'sandbox-nonce-1' })).body.ccgPerformed).to.be.true
  })

  it('may go through after a refusal, which is not stored', async () => {
    await create(wholeKinsale, { 'Idempotency-Key': 'of-another' })
    expect((await create()).status).to.equal(400)
    await server.database.query('delete from bookings')
    expect((await create()).status).to.equal(200)
  })

  it('is another create in another browser session', async () => {
    await create()
    expect((await create(wholeKinsale, { 'X-Session-Id': 'another' })).status).to.equal(400)
  })

  it('keeps its response for 24 hours, and no personal data with it', async () => {
    const { body: first } = await create()
    const stored = JSON.stringify(await server.rows('idempotent_answers'))
    expect(stored).to.not.match(/Ada|Byrne|example\.com|0123/)
    server.now = new Date(MIDDAY.getTime() + DAY - 1)
    await forgetOldKeys(server.database, server.now)
    expect((await create()).body).to.deep.equal(first)

    server.now = new Date(MIDDAY.getTime() + DAY)
    expect((await create()).status).to.equal(400)
    await server.database.query('delete from bookings')
    expect((await create()).status).to.equal(200)
    await forgetOldKeys(server.database, new Date(server.now.getTime() + DAY))
    expect(await server.rows('idempotent_answers')).to.be.empty
  })

  it('answers 400 for an invalid key', async () => {
    for (const invalid of ['', 'two words', 'x'.repeat(256), 'clé'])
      refuses(await create(wholeKinsale, { 'Idempotency-Key': invalid }), 400, 'Idempotency-Key')
  })
})
