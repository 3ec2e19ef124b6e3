import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import braintree from 'braintree'
import { expect } from 'chai'
import { braintreePayment } from '../../examples/server/booking/payment/braintree'
import { PaymentUnavailable } from '../../examples/server/booking/payment/payment'

const holder = { firstName: 'Ada', lastName: 'Byrne' }

const customer = (token: string) =>
  `<customer><id>c-1</id><credit-cards type="array"><credit-card><token>${token}</token></credit-card></credit-cards></customer>`

const declined = `<api-error-response><errors><errors type="array"/></errors>
  <verification><status>processor_declined</status></verification><message>Do Not Honor</message></api-error-response>`

describe('Braintree', () => {
  let server: Server
  let asked: { call: string; body: string }[]
  /** What the server in Braintree's place answers, by call; it is silent where there is nothing. */
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

  it("is unavailable if it doesn't respond in time, and a request that may have gone through is voided", async () => {
    answers['DELETE /merchants/m/customers/{id}'] = [200, '']
    const failure = await payment(50)
      .takeGuarantee('nonce-1', holder)
      .catch((error: unknown) => error)
    expect(failure).to.be.instanceOf(PaymentUnavailable)
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve))
    expect(calls()).to.deep.equal(['POST /merchants/m/customers', 'DELETE /merchants/m/customers/{id}'])
  })

  it('is unavailable where it does not accept our keys', async () => {
    answers['POST /merchants/m/client_token'] = [401, '']
    const failure = await payment()
      .clientToken()
      .catch((error: unknown) => error)
    expect(failure).to.be.instanceOf(PaymentUnavailable)
  })

  it('gives the card form a client token of its own', async () => {
    answers['POST /merchants/m/client_token'] = [
      201,
      '<client-token><value>client-token</value></client-token>',
    ]
    expect(await payment().clientToken()).to.equal('client-token')
  })

  it('forgets a card with its customer, and one that it does not know is forgotten', async () => {
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
