import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import sinon from 'sinon'
import braintree from 'braintree'
import {
  PaymentUnavailable,
  type Payment,
  sandboxPayment,
  braintreePayment,
} from '../../../examples/server/booking/payment'
import { onEachDatabase } from '../kit/databases'
import { type Booked, booking, type Problems } from '../kit/payloads'

const CREATE = '/api/bookings/create'
const guaranteed = booking({ venueId: 'edinburgh', paymentNonce: 'nonce-1' })

onEachDatabase('A card guarantee', (server) => {
  const provider = (over: Partial<Payment> = {}) => {
    const takeGuarantee = sinon.fake(over.takeGuarantee ?? (() => Promise.resolve({ token: 'card-1' })))
    const release = sinon.fake(() => Promise.resolve())
    server.use({ payment: { ...sandboxPayment, ...over, takeGuarantee, release } })
    return { takeGuarantee, release }
  }
  const stored = () => server.database.query('select payment_token from bookings')

  it('gives the form its client token', async () => {
    provider({ clientToken: () => Promise.resolve('client-token') })
    const { body } = await server.get('/api/payment/getclienttoken')
    expect(body).to.deep.equal({ clientToken: 'client-token' })
  })

  it('is performed if the provider accepts the card, and stores its token, not the nonce', async () => {
    const payment = provider()
    const { body } = await server.post<Booked>(CREATE, guaranteed)
    expect(body).to.include({ requiresCcg: false, ccgPerformed: true })
    expect(await stored()).to.deep.equal([{ payment_token: 'card-1' }])
    expect(payment.takeGuarantee.args).to.deep.equal([['nonce-1', { firstName: 'Ada', lastName: 'Byrne' }]])
  })

  it('stores the terms that the diner saw, with the card only', async () => {
    provider()
    const cardGuarantee = {
      noShowFee: 37.5,
      currency: 'GBP',
      freeCancellationUntil: '2026-11-18T19:30:00+00:00',
    }
    const terms = () => server.database.query('select card_guarantee from bookings')
    await server.post<Booked>(CREATE, { ...guaranteed, cardGuarantee })
    expect(await terms()).to.deep.equal([{ card_guarantee: cardGuarantee }])
    await server.post<Booked>(CREATE, booking({ cardGuarantee }))
    expect(await terms()).to.have.deep.members([{ card_guarantee: cardGuarantee }, { card_guarantee: null }])
  })

  it('refuses terms that cannot be read, and books nothing', async () => {
    provider()
    for (const wrong of [{ noShowFee: -1 }, { currency: 'pounds' }, { freeCancellationUntil: 'Thursday' }]) {
      const terms = { noShowFee: 10, currency: 'GBP', freeCancellationUntil: null, ...wrong }
      const { status } = await server.post<Problems>(CREATE, { ...guaranteed, cardGuarantee: terms })
      expect(status).to.equal(400)
    }
    expect(await stored()).to.be.empty
  })

  it('is not performed if the restaurant requires none, whatever the nonce', async () => {
    const payment = provider()
    const { body } = await server.post<Booked>(CREATE, booking({ paymentNonce: 'nonce-1' }))
    expect(body.ccgPerformed).to.be.false
    expect(payment.takeGuarantee.called).to.be.false
  })

  it('books nothing if the card is refused, and returns the provider’s text', async () => {
    provider({ takeGuarantee: () => Promise.resolve({ refused: 'The card has expired.' }) })
    const { status, body } = await server.post<Problems>(CREATE, guaranteed)
    expect([status, body]).to.deep.equal([400, { paymentNonce: ['The card has expired.'] }])
    expect(await stored()).to.be.empty
  })

  it('books nothing and answers 503 if the provider does not respond', async () => {
    const silent = () => Promise.reject(new PaymentUnavailable(new Error('timed out')))
    provider({ takeGuarantee: silent, clientToken: silent })
    const { status, body } = await server.post<Problems>(CREATE, guaranteed)
    expect([status, Object.keys(body)]).to.deep.equal([503, ['paymentNonce']])
    expect(await stored()).to.be.empty
    expect((await server.get('/api/payment/getclienttoken')).status).to.equal(503)
  })

  it('is released if the table is taken meanwhile', async () => {
    // The one table for eight is sold while the provider looks at the card.
    const payment = provider({
      takeGuarantee: async () => {
        await server.database.query(
          `insert into bookings (reference, table_id, date, minute, guests, children, first_name, last_name, email,
             telephone_number, special_requests, opt_in, created_at)
           select 'MB-OTHER-' || id, id, '2026-11-20', 1170, 2, 0, '', '', '', '', '', false, now() from tables
           where restaurant_id = 'edinburgh'`,
        )
        await server.database.query(
          `insert into sold_quarters select table_id, date, minute, reference from bookings`,
        )
        return { token: 'card-2' }
      },
    })
    const { status, body } = await server.post<Problems>(CREATE, guaranteed)
    expect([status, Object.keys(body)]).to.deep.equal([400, ['time']])
    expect(payment.release.args).to.deep.equal([['card-2']])
  })
})

const holder = { firstName: 'Ada', lastName: 'Byrne' }

const customer = (token: string) =>
  `<customer><id>c-1</id><credit-cards type="array"><credit-card><token>${token}</token></credit-card></credit-cards></customer>`

const declined = `<api-error-response><errors><errors type="array"/></errors>
  <verification><status>processor_declined</status></verification><message>Do Not Honor</message></api-error-response>`

describe('The sandbox of cards', () => {
  it('accepts the cards of its own form, and refuses all others with a text about the sandbox', async () => {
    expect(await sandboxPayment.takeGuarantee('sandbox-nonce-1763812800000', holder)).to.have.property(
      'token',
    )
    const refusal = await sandboxPayment.takeGuarantee('tokencc_bf_real', holder)
    expect(refusal).to.have.property('refused').that.contains('sandbox')
  })

  it("has a client token in the shape of Braintree's, which says that it takes no payments", async () => {
    const token: unknown = JSON.parse(Buffer.from(await sandboxPayment.clientToken(), 'base64').toString())
    expect(token).to.include({
      version: 2,
      environment: 'sandbox',
      authorizationFingerprint: 'tavola-sandbox-token-not-for-payments',
    })
  })
})

describe('Braintree', () => {
  let server: Server
  let asked: { call: string; body: string }[]
  /** The responses of the server in Braintree's place, by call. Without one it stays silent. */
  let answers: Record<string, readonly [number, string]>

  before(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => {
        // A customer's id is ours and random.
        const call = `${request.method} ${request.url}`.replace(/[\da-f]{8}-[\da-f-]{27}$/, '{id}')
        asked.push({ call, body })
        const [status, xml] = answers[call] ?? []
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

  it('verifies the card, and keeps it under the token of its vault', async () => {
    answers['POST /merchants/m/customers'] = [201, customer('vaulted-1')]
    expect(await payment().takeGuarantee('nonce-1', holder)).to.deep.equal({ token: 'vaulted-1' })
    const { customer: sent } = JSON.parse(asked[0]!.body) as { customer: object }
    expect(sent).to.deep.include({
      first_name: 'Ada',
      payment_method_nonce: 'nonce-1',
      credit_card: { options: { verify_card: true } },
    })
  })

  it('refuses a card that the bank declines', async () => {
    answers['POST /merchants/m/customers'] = [422, declined]
    const refusal = await payment().takeGuarantee('nonce-1', holder)
    expect(refusal).to.have.property('refused').that.contains('not accepted')
  })

  const unavailable = async (asked: Promise<unknown>) =>
    expect(await asked.catch((error: unknown) => error)).to.be.instanceOf(PaymentUnavailable)

  it("is unavailable if it doesn't respond in time, and a request that may have gone through is voided", async () => {
    answers['DELETE /merchants/m/customers/{id}'] = [200, '']
    await unavailable(payment(50).takeGuarantee('nonce-1', holder))
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(calls()).to.deep.equal(['POST /merchants/m/customers', 'DELETE /merchants/m/customers/{id}'])
  })

  it('is unavailable if it does not accept our keys', async () => {
    answers['POST /merchants/m/client_token'] = [401, '']
    await unavailable(payment().clientToken())
  })

  it('gives the card form a new client token', async () => {
    answers['POST /merchants/m/client_token'] = [
      201,
      '<client-token><value>client-token</value></client-token>',
    ]
    expect(await payment().clientToken()).to.equal('client-token')
  })

  it('deletes a card with its customer, and an unknown card counts as deleted', async () => {
    const card = '<credit-card><token>vaulted-1</token><customer-id>c-1</customer-id></credit-card>'
    answers['GET /merchants/m/payment_methods/any/vaulted-1'] = [200, card]
    answers['DELETE /merchants/m/customers/c-1'] = [200, '']
    await payment().release('vaulted-1')
    answers['GET /merchants/m/payment_methods/any/unknown'] = [404, '']
    await payment().release('unknown')
    expect(calls()).to.deep.equal([
      'GET /merchants/m/payment_methods/any/vaulted-1',
      'DELETE /merchants/m/customers/c-1',
      'GET /merchants/m/payment_methods/any/unknown',
    ])
  })
})
