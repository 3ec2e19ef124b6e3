import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import braintree from 'braintree'
import { expect } from 'chai'
import sinon from 'sinon'
import {
  braintreePayment,
  PaymentUnavailable,
  sandboxPayment,
  type Payment,
} from '../../../examples/server/booking/payment'
import { hcaptcha } from '../../../examples/server/booking/verify-captcha'
import { onEachDatabase } from '../kit/databases'
import { refuses } from '../kit/test-server'

onEachDatabase('The human verification', (server) => {
  /** A provider that accepts every token, or none. */
  const verifies = (verdict: boolean | Error, captchaOnEnquiries = false) => {
    const verifyCaptcha = sinon.fake(() =>
      verdict instanceof Error ? Promise.reject(verdict) : Promise.resolve(verdict),
    )
    server.use({ verifyCaptcha, captchaOnEnquiries })
    return verifyCaptcha
  }
  const withToken = { captchaToken: 'P1_human' }

  it('books with a token that the provider accepts', async () => {
    const verifyCaptcha = verifies(true)
    expect((await server.book(withToken)).status).to.equal(200)
    expect(verifyCaptcha.args).to.deep.equal([['P1_human']])
  })

  it('answers 400 for captchaToken without a token, or with one that is refused', async () => {
    verifies(false)
    for (const captchaToken of [null, 'P1_robot'])
      refuses(await server.book({ captchaToken }), 400, 'captchaToken')
    expect(await server.rows('bookings')).to.be.empty
  })

  it('answers 400 with another text if the provider cannot be reached', async () => {
    verifies(new Error('no network'))
    const answer = await server.book(withToken)
    refuses(answer, 400, 'captchaToken')
    expect(answer.body.captchaToken?.[0]).to.contain('could not check')
    expect(server.logged).to.have.length(1)
  })

  it('is required of enquiries only if it is set', async () => {
    verifies(true)
    expect((await server.enquire()).status).to.equal(200)
    const verifyCaptcha = verifies(true, true)
    refuses(await server.enquire(), 400, 'captchaToken')
    expect((await server.enquire(withToken)).status).to.equal(200)
    expect(verifyCaptcha.args).to.deep.equal([['P1_human']])
  })

  it('verifies a token once if a card must guarantee the booking', async () => {
    const verifyCaptcha = verifies(true)
    const first = { venueId: 'edinburgh', ...withToken }
    expect((await server.book(first)).body.requiresCcg).to.be.true
    expect((await server.book({ ...first, paymentNonce: 'sandbox-nonce-1' })).body.ccgPerformed).to.be.true
    expect(verifyCaptcha.callCount).to.equal(1)
  })
})

describe('hCaptcha', () => {
  const verify = hcaptcha({ secret: '0xsecret', siteKey: '10000000-ffff', hostNames: ['www.example.com'] })
  afterEach(() => sinon.restore())

  /** Answers in hCaptcha's place. */
  const hcaptchaAnswers = (answer: object) =>
    sinon.stub(globalThis, 'fetch').resolves(new Response(JSON.stringify(answer)))

  for (const [name, answer, accepted] of [
    ['accepts a token of our host', { success: true, hostname: 'www.example.com' }, true],
    ['refuses a token of another host', { success: true, hostname: 'thief.example' }, false],
    ['accepts a token of an unknown host', { success: true, hostname: 'not-provided' }, true],
    ['refuses a seen token', { success: false, 'error-codes': ['already-seen-response'] }, false],
  ] as const)
    it(`gets the secret, the token and the site key, and ${name}`, async () => {
      const sent = hcaptchaAnswers(answer)
      expect(await verify('P1_human')).to.equal(accepted)
      const [address, { body }] = sent.firstCall.args as [string, { readonly body: URLSearchParams }]
      expect(address).to.equal('https://hcaptcha.com/siteverify')
      const keys = { secret: '0xsecret', response: 'P1_human', sitekey: '10000000-ffff' }
      expect(Object.fromEntries(body)).to.deep.equal(keys)
    })

  it('fails if it does not accept our keys: that says nothing about the diner', async () => {
    hcaptchaAnswers({ success: false, 'error-codes': ['sitekey-secret-mismatch'] })
    const failure = await verify('P1_human').catch((error: Error) => error)
    expect(failure).to.be.an('error').with.property('message').that.contains('sitekey-secret-mismatch')
  })
})

onEachDatabase('A card guarantee', (server) => {
  const provider = (over: Partial<Payment> = {}) => {
    const takeGuarantee = sinon.fake(over.takeGuarantee ?? (() => Promise.resolve({ token: 'card-1' })))
    const release = sinon.fake(() => Promise.resolve())
    server.use({ payment: { ...sandboxPayment, ...over, takeGuarantee, release } })
    return { takeGuarantee, release }
  }
  const guaranteed = { venueId: 'edinburgh', paymentNonce: 'nonce-1' }
  const stored = (column: 'payment_token' | 'card_guarantee') =>
    server.database.query(`select ${column} from bookings`)

  it('is performed if the provider accepts the card, and stores its token, not the nonce', async () => {
    const payment = provider()
    const { body } = await server.book(guaranteed)
    expect(body).to.include({ requiresCcg: false, ccgPerformed: true })
    expect(await stored('payment_token')).to.deep.equal([{ payment_token: 'card-1' }])
    expect(payment.takeGuarantee.args).to.deep.equal([['nonce-1', { firstName: 'Ada', lastName: 'Byrne' }]])
  })

  it('stores the terms that the diner saw, with the card only', async () => {
    provider()
    const freeCancellationUntil = '2026-11-18T19:30:00+00:00'
    const cardGuarantee = { noShowFee: 37.5, currency: 'GBP', freeCancellationUntil }
    await server.book({ ...guaranteed, cardGuarantee })
    await server.book({ cardGuarantee })
    expect(await stored('card_guarantee')).to.have.deep.members([
      { card_guarantee: cardGuarantee },
      { card_guarantee: null },
    ])
  })

  it('refuses terms that cannot be read, and books nothing', async () => {
    provider()
    for (const wrong of [{ noShowFee: -1 }, { currency: 'pounds' }, { freeCancellationUntil: 'Thursday' }]) {
      const terms = { noShowFee: 10, currency: 'GBP', freeCancellationUntil: null, ...wrong }
      expect((await server.book({ ...guaranteed, cardGuarantee: terms })).status).to.equal(400)
    }
    expect(await server.rows('bookings')).to.be.empty
  })

  it('is not performed if the restaurant requires none, whatever the nonce', async () => {
    const payment = provider()
    expect((await server.book({ paymentNonce: 'nonce-1' })).body.ccgPerformed).to.be.false
    expect(payment.takeGuarantee.called).to.be.false
  })

  it('books nothing if the card is refused, and returns the provider’s text', async () => {
    provider({ takeGuarantee: () => Promise.resolve({ refused: 'The card has expired.' }) })
    const { status, body } = await server.book(guaranteed)
    expect([status, body]).to.deep.equal([400, { paymentNonce: ['The card has expired.'] }])
    expect(await server.rows('bookings')).to.be.empty
  })

  it('books nothing and answers 503 if the provider does not respond', async () => {
    const silent = () => Promise.reject(new PaymentUnavailable(new Error('timed out')))
    provider({ takeGuarantee: silent, clientToken: silent })
    refuses(await server.book(guaranteed), 503, 'paymentNonce')
    expect(await server.rows('bookings')).to.be.empty
    expect((await server.get('/api/payment/getclienttoken')).status).to.equal(503)
  })

  it('is released if the table is taken meanwhile', async () => {
    // The one table for eight is sold while the provider looks at the card.
    const payment = provider({
      takeGuarantee: async () => {
        await server.database.script(
          `insert into bookings (reference, table_id, date, minute, guests, children, first_name, last_name, email,
             telephone_number, special_requests, opt_in, created_at)
           select 'MB-OTHER-' || id, id, '2026-11-20', 1170, 2, 0, '', '', '', '', '', false, now() from tables
           where restaurant_id = 'edinburgh';
           insert into sold_quarters select table_id, date, minute, reference from bookings`,
        )
        return { token: 'card-2' }
      },
    })
    refuses(await server.book(guaranteed), 400, 'time')
    expect(payment.release.args).to.deep.equal([['card-2']])
  })
})

const holder = { firstName: 'Ada', lastName: 'Byrne' }

describe('The sandbox of cards', () => {
  it('accepts the cards of its own form, and refuses all others with a text about the sandbox', async () => {
    const card = await sandboxPayment.takeGuarantee('sandbox-nonce-1763812800000', holder)
    expect(card).to.have.property('token')
    const refusal = await sandboxPayment.takeGuarantee('tokencc_bf_real', holder)
    expect(refusal).to.have.property('refused').that.contains('sandbox')
  })

  it("has a client token in the shape of Braintree's, which says that it takes no payments", async () => {
    const token: unknown = JSON.parse(Buffer.from(await sandboxPayment.clientToken(), 'base64').toString())
    const authorizationFingerprint = 'tavola-sandbox-token-not-for-payments'
    expect(token).to.include({ version: 2, environment: 'sandbox', authorizationFingerprint })
  })
})

const customer = (token: string) =>
  `<customer><id>c-1</id><credit-cards type="array"><credit-card><token>${token}</token></credit-card></credit-cards></customer>`

const declined = `<api-error-response><errors><errors type="array"/></errors>
  <verification><status>processor_declined</status></verification><message>Do Not Honor</message></api-error-response>`

describe('Braintree', () => {
  let server: Server
  let asked: { call: string; body: string }[]
  /** The responses of the server in Braintree's place, by call. Without one it stays silent. */
  let answers: Record<string, readonly [number, string]>

  before(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        // A customer's id is ours and random.
        const path = request.url!.replace('/merchants/m/', '').replace(/[\da-f]{8}-[\da-f-]{27}$/, '{id}')
        asked.push({ call: `${request.method} ${path}`, body })
        const [status, xml] = answers[`${request.method} ${path}`] ?? []
        if (status) response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml)
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  beforeEach(() => {
    asked = []
    answers = {}
  })

  const payment = (patience = 5000) => {
    const port = String((server.address() as AddressInfo).port)
    const gateway = new braintree.Environment('127.0.0.1', port, '', false, '', '')
    const keys = { environment: 'sandbox', merchantId: 'm', publicKey: 'p', privateKey: 's' } as const
    return braintreePayment({ ...keys, tokenizationKey: undefined, gateway, patience })
  }
  const calls = () => asked.map(({ call }) => call)
  const unavailable = async (asked: Promise<unknown>) =>
    expect(await asked.catch((error: unknown) => error)).to.be.instanceOf(PaymentUnavailable)

  it('verifies the card, and keeps it under the token of its vault', async () => {
    answers['POST customers'] = [201, customer('vaulted-1')]
    expect(await payment().takeGuarantee('nonce-1', holder)).to.deep.equal({ token: 'vaulted-1' })
    const { customer: sent } = JSON.parse(asked[0]!.body) as { customer: object }
    expect(sent).to.deep.include({
      first_name: 'Ada',
      payment_method_nonce: 'nonce-1',
      credit_card: { options: { verify_card: true } },
    })
  })

  it('refuses a card that the bank declines', async () => {
    answers['POST customers'] = [422, declined]
    const refusal = await payment().takeGuarantee('nonce-1', holder)
    expect(refusal).to.have.property('refused').that.contains('not accepted')
  })

  it("is unavailable if it doesn't respond in time, and a request that may have gone through is voided", async () => {
    answers['DELETE customers/{id}'] = [200, '']
    await unavailable(payment(50).takeGuarantee('nonce-1', holder))
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(calls()).to.deep.equal(['POST customers', 'DELETE customers/{id}'])
  })

  it('gives the card form a new client token, and is unavailable if it does not accept our keys', async () => {
    answers['POST client_token'] = [201, '<client-token><value>client-token</value></client-token>']
    expect(await payment().clientToken()).to.equal('client-token')
    answers['POST client_token'] = [401, '']
    await unavailable(payment().clientToken())
  })

  it('deletes a card with its customer, and an unknown card counts as deleted', async () => {
    const card = '<credit-card><token>vaulted-1</token><customer-id>c-1</customer-id></credit-card>'
    answers['GET payment_methods/any/vaulted-1'] = [200, card]
    answers['DELETE customers/c-1'] = [200, '']
    await payment().release('vaulted-1')
    answers['GET payment_methods/any/unknown'] = [404, '']
    await payment().release('unknown')
    const [read, deleted] = ['GET payment_methods/any/', 'DELETE customers/c-1']
    expect(calls()).to.deep.equal([`${read}vaulted-1`, deleted, `${read}unknown`])
  })
})
