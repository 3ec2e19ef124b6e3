import { expect } from 'chai'
import { clientTokenBody } from '../../kit/fixtures'
import { hangs, later, status } from '../../kit/network'
import { meetsCard, token, type Table } from './setup'

const never = () => new Promise<never>(() => undefined)
const fails = () => Promise.reject(new Error('blocked'))

function offers(diner: Table) {
  expect(document.querySelector('.fault')!.textContent).to.match(/didn't load.*021 496 0101.*Try again/)
  expect(diner.gets('status').textContent).to.match(/didn't load/)
}

/** Each way in which the fields do not come: what causes it, and what is over then. */
const causes: Record<string, { cause: (diner: Table) => void; mend?: (diner: Table) => void }> = {
  'the token is refused': { cause: ({ network }) => network.answer(token, status(403)) },
  'the token makes no sense': { cause: ({ network }) => network.answer(token, { clientToken: 7 }) },
  'the token never comes': { cause: ({ network }) => network.answer(token, hangs) },
  'the client is refused': { cause: ({ braintree }) => void (braintree.client = fails) },
  'the client never comes': { cause: ({ braintree }) => void (braintree.client = never) },
  'the frames are refused': { cause: ({ braintree }) => void (braintree.frames = fails) },
  'the frames never come': { cause: ({ braintree }) => void (braintree.frames = never) },
}

function mend({ braintree, network }: Table) {
  network.answer(token, clientTokenBody())
  braintree.client = braintree.frames = async () => undefined
}

describe('card-guarantee: the fields come', () => {
  for (const [name, { cause }] of Object.entries(causes)) {
    it(`where ${name} it says so, and a second try works`, async () => {
      const diner = await meetsCard({}, cause)
      await diner.waits(10_000)
      offers(diner)
      expect(diner.events).to.deep.include({
        name: 'error',
        detail: { code: 'card-guarantee.failed', plugin: null },
      })
      mend(diner)
      await diner.presses('Try again')
      await diner.fillsCard()
      await diner.books()
    })
  }

  it('card.load-fails: they have 10 s to load, all together', async () => {
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = never))
    await diner.waits(9_999)
    expect(diner.reads()).to.include('Loading the secure card form…').and.not.include("didn't load")
    await diner.waits(1)
    offers(diner)
    expect(diner.braintree.log).to.deep.equal(['client for token', 'fields', 'client gone'])
  })

  it('fields that load after the time-out are torn down, and those of the next try stay', async () => {
    const late = later()
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = late.answer))
    await diner.waits(10_000)
    mend(diner)
    await diner.presses('Try again')
    await diner.sees(() => late.come(undefined))
    expect(diner.braintree.log.filter((line) => line === 'fields gone')).to.have.lengthOf(1)
    await diner.fillsCard()
    await diner.books()
  })

  it('card.load-fails: pressed meanwhile, the button says that they are loading', async () => {
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = never))
    await diner.presses('Complete Booking')
    expect(diner.reads().match(/Loading the secure card form…/g)).to.have.lengthOf(3)
    expect(diner.gets('status').textContent).to.match(/Loading the secure card form…$/)
    expect(diner.reads()).not.to.include('Please enter your card number')
    await diner.waits(10_000)
    await diner.presses('Complete Booking')
    expect(document.activeElement).to.equal(diner.gets('button', 'Try again'))
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('pressed meanwhile, the button marks none of them once they have loaded', async () => {
    const late = later()
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = late.answer))
    await diner.presses('Complete Booking')
    await diner.sees(() => late.come(undefined))
    expect(diner.gets('group', 'Card number').ariaInvalid).to.equal('false')
    expect(diner.reads()).to.not.include('Please')
  })

  it('access.focus: after "Try again" the focus waits with the fields, and goes on to the card number', async () => {
    const diner = await meetsCard({ answers: { [token]: status(403) } })
    mend(diner)
    const late = later()
    diner.braintree.frames = late.answer
    await diner.presses('Try again')
    expect(document.activeElement!.contains(diner.gets('group', 'Card number'))).to.be.true
    expect(diner.braintree.log).not.to.include('focus number')
    await diner.sees(() => late.come(undefined))
    expect(diner.braintree.log.at(-1)).to.equal('focus number')
  })

  it('a wrong option is a failure with a way on, not an exception', async () => {
    const diner = await meetsCard({ brand: { options: { 'card-guarantee': { braintree: {} } } } })
    offers(diner)
    expect(diner.faults).to.deep.equal([])
  })
})

const gone = ['client gone', 'fields gone']

describe('card-guarantee: leaving step 8', () => {
  it('back.shown: leads back to the details, which can be sent again', async () => {
    const diner = await meetsCard()
    await diner.presses('Back')
    await diner.finds('button', 'Edit your details')
    await diner.reachesCard()
    expect(diner.nonces()).to.deep.equal([null, null])
    expect(diner.network.sent(token)).to.have.lengthOf(2)
  })

  it('a nonce made before Back is not sent later, nor the terms', async () => {
    const diner = await meetsCard()
    diner.network.answer('POST /api/bookings/create', new Response('{}', { status: 409 }))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await diner.presses('Back')
    await diner.presses('Complete Booking')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', null])
    expect(diner.network.sent('POST *')[2]!.body).to.not.have.property('cardGuarantee')
  })

  it('state.payment, restart.clears: clears the card and its terms', async () => {
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

  it('another slot needs its own guarantee', async () => {
    const diner = await meetsCard()
    await diner.sees(() => diner.kernel.choices.set({ time: '20:00' }))
    await diner.finds('heading', 'Welcome')
    await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
    await diner.finds('heading', 'Your Details')
  })

  it('another time for a refused slot needs its own guarantee', async () => {
    const diner = await meetsCard()
    await diner.sees(() => void diner.kernel.choices.confirm({ time: '20:00' }))
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
