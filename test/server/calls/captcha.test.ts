import { expect } from 'chai'
import sinon from 'sinon'
import { hcaptcha } from '../../../examples/server/booking/verify-captcha'
import { onEachDatabase } from '../kit/databases'
import { type Booked, booking, enquiry, type Problems } from '../kit/payloads'

const CREATE = '/api/bookings/create'
const ENQUIRE = '/api/enquiries/create'

onEachDatabase('The human verification', (server) => {
  const bookings = () => server.database.query('select reference from bookings')

  afterEach(() => sinon.restore())

  it('books with a token that the provider accepts', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const { status } = await server.post<Booked>(CREATE, booking({ captchaToken: 'P1_human' }))
    expect(status).to.equal(200)
    expect(verifyCaptcha.args).to.deep.equal([['P1_human']])
  })

  it('answers 400 for captchaToken without a token, or with one that is refused', async () => {
    server.use({ verifyCaptcha: sinon.fake.resolves(false) })
    for (const captchaToken of [null, 'P1_robot']) {
      const { status, body } = await server.post<Problems>(CREATE, booking({ captchaToken }))
      expect(status).to.equal(400)
      expect(body).to.have.all.keys('captchaToken')
    }
    expect(await bookings()).to.be.empty
  })

  it('answers 400 with another text if the provider cannot be reached', async () => {
    server.use({ verifyCaptcha: sinon.fake.rejects(new Error('no network')) })
    const { status, body } = await server.post<Problems>(CREATE, booking({ captchaToken: 'P1_human' }))
    expect(status).to.equal(400)
    expect(body.captchaToken?.[0]).to.contain('could not check')
    expect(server.logged).to.have.length(1)
  })

  it('is required of enquiries only if it is set', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    expect((await server.post(ENQUIRE, enquiry())).status).to.equal(200)
    server.use({ verifyCaptcha, captchaOnEnquiries: true })
    const { status, body } = await server.post<Problems>(ENQUIRE, enquiry())
    expect([status, Object.keys(body)]).to.deep.equal([400, ['captchaToken']])
    expect((await server.post(ENQUIRE, enquiry({ captchaToken: 'P1_human' }))).status).to.equal(200)
    expect(verifyCaptcha.args).to.deep.equal([['P1_human']])
  })

  it('verifies a token once if a card must guarantee the booking', async () => {
    const verifyCaptcha = sinon.fake.resolves(true)
    server.use({ verifyCaptcha })
    const first = booking({ venueId: 'edinburgh', captchaToken: 'P1_human' })
    expect((await server.post<Booked>(CREATE, first)).body.requiresCcg).to.be.true
    expect(
      (await server.post<Booked>(CREATE, { ...first, paymentNonce: 'sandbox-nonce-1' })).body.ccgPerformed,
    ).to.be.true
    expect(verifyCaptcha.callCount).to.equal(1)
  })
})

describe('hCaptcha', () => {
  const keys = { secret: '0xsecret', siteKey: '10000000-ffff', hostNames: [] }

  afterEach(() => sinon.restore())

  /** Answers in hCaptcha's place. */
  const hcaptchaAnswers = (answer: object) =>
    sinon.stub(globalThis, 'fetch').resolves(new Response(JSON.stringify(answer)))

  it('gets the secret, the token and the site key, and decides', async () => {
    const sent = hcaptchaAnswers({ success: true })
    expect(await hcaptcha(keys)('P1_human')).to.be.true
    const [address, { body }] = sent.firstCall.args as [string, { readonly body: URLSearchParams }]
    expect(address).to.equal('https://hcaptcha.com/siteverify')
    expect(Object.fromEntries(body)).to.deep.equal({
      secret: '0xsecret',
      response: 'P1_human',
      sitekey: '10000000-ffff',
    })
  })

  for (const [name, answer, accepted] of [
    ['accepts a token of our host', { success: true, hostname: 'www.example.com' }, true],
    ['refuses a token of another host', { success: true, hostname: 'thief.example' }, false],
    ['accepts a token of an unknown host', { success: true, hostname: 'not-provided' }, true],
    ['refuses a seen token', { success: false, 'error-codes': ['already-seen-response'] }, false],
  ] as const)
    it(name, async () => {
      hcaptchaAnswers(answer)
      expect(await hcaptcha({ ...keys, hostNames: ['www.example.com'] })('P1_human')).to.equal(accepted)
    })

  it('fails if it does not accept our keys: that says nothing about the diner', async () => {
    hcaptchaAnswers({ success: false, 'error-codes': ['sitekey-secret-mismatch'] })
    const failure = await hcaptcha(keys)('P1_human').catch((error: Error) => error)
    expect(failure).to.be.an('error').with.property('message').that.contains('sitekey-secret-mismatch')
  })
})
