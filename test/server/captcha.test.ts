import { EventEmitter } from 'node:events'
import https from 'node:https'
import { expect } from 'chai'
import sinon from 'sinon'
import { hcaptcha } from '../../examples/server/booking/verify-captcha'
import { onEachDatabase } from './databases'
import { type Booked, booking, type Problems } from './payloads'

const CREATE = '/api/bookings/create'

onEachDatabase('The human verification', (server) => {
  const bookings = () => server.database.query('select reference from bookings')

  afterEach(() => sinon.restore())

  it('books with a token that the provider accepts (section 6)', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const { status } = await server.post<Booked>(CREATE, booking({ captchaToken: 'P1_human' }))
    expect(status).to.equal(200)
    expect(verifyCaptcha.args).to.deep.equal([['P1_human']])
  })

  it('answers 400 for captchaToken without a token, or with one that is refused (section 8)', async () => {
    server.use({ verifyCaptcha: sinon.fake.resolves(false) })
    for (const captchaToken of [null, 'P1_robot']) {
      const { status, body } = await server.post<Problems>(CREATE, booking({ captchaToken }))
      expect(status).to.equal(400)
      expect(body).to.have.all.keys('captchaToken')
    }
    expect(await bookings()).to.be.empty
  })

  it('answers 400 with its own words when the provider cannot be reached (section 8)', async () => {
    const log = sinon.stub(console, 'error')
    server.use({ verifyCaptcha: sinon.fake.rejects(new Error('no network')) })
    const { status, body } = await server.post<Problems>(CREATE, booking({ captchaToken: 'P1_human' }))
    expect(status).to.equal(400)
    expect(body.captchaToken?.[0]).to.contain('could not check')
    expect(log.calledOnce).to.be.true
  })

  it('verifies a token once where a card must guarantee the booking (section 4)', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const first = booking({ venueId: 'edinburgh', captchaToken: 'P1_human' })
    expect((await server.post<Booked>(CREATE, first)).body.requiresCcg).to.be.true
    expect((await server.post<Booked>(CREATE, { ...first, paymentNonce: 'tokencc_1' })).body.ccgPerformed).to
      .be.true
    expect(verifyCaptcha.callCount).to.equal(1)
  })
})

describe('hCaptcha', () => {
  afterEach(() => sinon.restore())

  /** Answers in hCaptcha's place; gives the form that it was sent. */
  function hcaptchaAnswers(answer: object): { form: string } {
    const sent = { form: '' }
    const respond = (_options: unknown, onResponse: (response: EventEmitter) => void) => {
      const response = Object.assign(new EventEmitter(), { setEncoding: () => response })
      const request = Object.assign(new EventEmitter(), {
        write: (form: string) => (sent.form += form),
        end: () => {
          onResponse(response)
          response.emit('data', JSON.stringify(answer))
          response.emit('end')
        },
      })
      return request
    }
    sinon.stub(https, 'request').callsFake(respond as unknown as typeof https.request)
    return sent
  }

  it('is sent the secret and the token, and its word is taken', async () => {
    const sent = hcaptchaAnswers({ success: true })
    expect(await hcaptcha('0xsecret')('P1_human')).to.be.true
    expect(Object.fromEntries(new URLSearchParams(sent.form))).to.deep.equal({
      secret: '0xsecret',
      response: 'P1_human',
    })
  })

  it('refuses a token that it has seen before', async () => {
    hcaptchaAnswers({ success: false, 'error-codes': ['already-seen-response'] })
    expect(await hcaptcha('0xsecret')('P1_again')).to.be.false
  })
})
