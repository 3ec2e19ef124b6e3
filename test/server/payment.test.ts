import { expect } from 'chai'
import sinon from 'sinon'
import { PaymentUnavailable, type Payment } from '../../examples/server/booking/payment/payment'
import { sandboxPayment } from '../../examples/server/booking/payment/sandbox'
import { sandboxClientToken } from '../../examples/server/booking/payment/sandbox-client-token'
import { onEachDatabase } from './databases'
import { type Booked, booking, type Problems } from './payloads'

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

  it('gives the form its client token (section 7)', async () => {
    provider({ clientToken: () => Promise.resolve('client-token') })
    const { body } = await server.get('/api/payment/getclienttoken')
    expect(body).to.deep.equal({ clientToken: 'client-token' })
  })

  it('is performed where the provider took the card, whose token is kept in the nonce’s place (section 3)', async () => {
    const payment = provider()
    const { body } = await server.post<Booked>(CREATE, guaranteed)
    expect(body).to.include({ requiresCcg: false, ccgPerformed: true })
    expect(await stored()).to.deep.equal([{ payment_token: 'card-1' }])
    expect(payment.takeGuarantee.args).to.deep.equal([['nonce-1', { firstName: 'Ada', lastName: 'Byrne' }]])
  })

  it('is not performed if the restaurant requires none, whatever nonce comes (section 3)', async () => {
    const payment = provider()
    const { body } = await server.post<Booked>(CREATE, booking({ paymentNonce: 'nonce-1' }))
    expect(body.ccgPerformed).to.be.false
    expect(payment.takeGuarantee.called).to.be.false
  })

  it('books nothing where the card is refused, and says the provider’s words (section 8)', async () => {
    provider({ takeGuarantee: () => Promise.resolve({ refused: 'The card has expired.' }) })
    const { status, body } = await server.post<Problems>(CREATE, guaranteed)
    expect([status, body]).to.deep.equal([400, { paymentNonce: ['The card has expired.'] }])
    expect(await stored()).to.be.empty
  })

  it('books nothing and answers 503 where the provider does not answer', async () => {
    const silent = () => Promise.reject(new PaymentUnavailable(new Error('timed out')))
    provider({ takeGuarantee: silent, clientToken: silent })
    const { status, body } = await server.post<Problems>(CREATE, guaranteed)
    expect([status, Object.keys(body)]).to.deep.equal([503, ['paymentNonce']])
    expect(await stored()).to.be.empty
    expect((await server.get('/api/payment/getclienttoken')).status).to.equal(503)
  })

  it('is given back where the table is taken by then', async () => {
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

describe('The sandbox of cards', () => {
  it("has a client token in the shape of Braintree's, which says that it takes no payments", () => {
    const token: unknown = JSON.parse(Buffer.from(sandboxClientToken, 'base64').toString())
    expect(token).to.include({ version: 2, environment: 'sandbox' })
    expect(token).to.have.property('authorizationFingerprint', 'tavola-sandbox-token-not-for-payments')
    expect(token).to.have.property('configUrl').that.contains('api.sandbox.braintreegateway.com')
  })

  it('takes the cards of its own form, and says that it is a sandbox to all others', async () => {
    const holder = { firstName: 'Ada', lastName: 'Byrne' }
    expect(await sandboxPayment.takeGuarantee('sandbox-nonce-1763812800000', holder)).to.have.property(
      'token',
    )
    expect(await sandboxPayment.takeGuarantee('tokencc_bf_real', holder))
      .to.have.property('refused')
      .that.contains('sandbox')
  })
})
