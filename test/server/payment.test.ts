import { expect } from 'chai'
import { sandboxClientToken } from '../../examples/server/booking/client-token'
import { onEachDatabase } from './databases'

onEachDatabase('payment/getclienttoken', (server) => {
  it('answers the client token (section 7)', async () => {
    server.use({ clientToken: sandboxClientToken })
    const { body } = await server.get<{ clientToken: string }>('/api/payment/getclienttoken')
    expect(body.clientToken).to.equal(sandboxClientToken)
  })
})

describe('The sandbox client token', () => {
  it("has the shape of Braintree's, and says that it takes no payments", () => {
    const token: unknown = JSON.parse(Buffer.from(sandboxClientToken, 'base64').toString())
    expect(token).to.include({ version: 2, environment: 'sandbox' })
    expect(token).to.have.property('authorizationFingerprint', 'tavola-sandbox-token-not-for-payments')
    expect(token).to.have.property('configUrl').that.contains('api.sandbox.braintreegateway.com')
  })
})
