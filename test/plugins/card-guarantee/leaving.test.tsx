import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { clientTokenBody } from '../../kit/fixtures'
import { later } from '../../kit/network'
import { meetsCard, token } from './table'

const gone = ['client gone', 'fields gone']

describe('card-guarantee: leaving step 8', () => {
  afterEach(removeWidget)

  it('section 2, "Back button": leads back to the details, which can be sent again', async () => {
    const diner = await meetsCard()
    await diner.presses('Back')
    await diner.finds('button', 'Edit your details')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    await diner.waits()
    expect(diner.nonces()).to.deep.equal([null, null])
    expect(diner.network.sent(token)).to.have.lengthOf(2)
  })

  it('Back and forth leaves one set of fields', async () => {
    const diner = await meetsCard()
    for (let times = 0; times < 3; times++) {
      await diner.presses('Back')
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Guarantee your table')
      await diner.waits()
    }
    expect(diner.braintree.opened).to.have.lengthOf(4)
    expect(diner.braintree.log.filter((line) => line === 'fields gone')).to.have.lengthOf(3)
  })

  it('a nonce made before Back is not sent later', async () => {
    const diner = await meetsCard()
    diner.network.answer('POST /api/bookings/create', new Response('{}', { status: 409 }))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await diner.presses('Back')
    await diner.presses('Complete Booking')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', null])
  })

  it('section 4, "Restart": clears the card and its terms', async () => {
    const diner = await meetsCard()
    await diner.fillsCard()
    await diner.presses('Change your mind? Edit your booking')
    await diner.finds('heading', 'Welcome')
    expect(diner.braintree.log.slice(-2)).to.deep.equal(gone)
    await diner.sees(() => {
      const { customer } = diner.kernel.facts
      diner.kernel.choices.set({
        confirmed: true,
        detailsConfirmed: true,
        customer: { ...customer, consent: true },
      })
    })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    expect(diner.gets('checkbox', /terms/).matches(':checked')).to.be.false
  })

  it('section 4, "Date and guests": another slot needs its own guarantee', async () => {
    const diner = await meetsCard()
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
  })

  it('fields that load after the diner has left are torn down', async () => {
    const late = later()
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = late.answer))
    await diner.presses('Back')
    expect(diner.braintree.log).not.to.include('fields gone')
    await diner.sees(() => late.come(undefined))
    expect(diner.braintree.log.slice(-2)).to.deep.equal(gone)
  })

  it('a client that loads after the diner has left gets no fields', async () => {
    const late = later()
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.client = late.answer))
    await diner.presses('Back')
    await diner.sees(() => late.come(undefined))
    expect(diner.braintree.log).to.deep.equal(['client for token', 'client gone'])
  })

  it('no token is requested after the diner has left', async () => {
    const late = later()
    const diner = await meetsCard({ answers: { [token]: late.answer } })
    await diner.presses('Back')
    expect(diner.network.sent(token)[0]!.signal.aborted).to.be.true
    expect(diner.events.map(({ name }) => name)).not.to.include('error')
    await diner.sees(() => late.come(clientTokenBody()))
    expect(diner.braintree.log).to.deep.equal([])
  })
})
