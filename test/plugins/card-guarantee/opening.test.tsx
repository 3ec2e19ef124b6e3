import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { clientTokenBody } from '../../kit/fixtures'
import { hangs, later, status } from '../../kit/network'
import { createReload } from '../../kit/reload'
import { fails, never } from '../braintree/fake-braintree'
import { create, meetsCard, sitsDown, token, watchFocus, type Table } from './setup'

function offers(diner: Table) {
  expect(document.querySelector('.fault')!.textContent).to.match(/didn't load.*021 496 0101.*Try again/)
  expect(diner.gets('status').textContent).to.match(/didn't load/)
}

/** Each way in which the fields do not come. */
const causes: Record<string, Parameters<typeof meetsCard>[0]> = {
  'the token is refused': { answers: { [token]: status(403) } },
  'the token is invalid': { answers: { [token]: { clientToken: 7 } } },
  'the token never comes': { answers: { [token]: hangs } },
  'the client is refused': { fake: { client: fails } },
  'the client never comes': { fake: { client: never } },
  'the frames are refused': { fake: { frames: fails } },
  'the frames never come': { fake: { frames: never } },
}
const slow = causes['the frames never come']

function mend({ braintree, network }: Table) {
  network.answer(token, clientTokenBody())
  braintree.client = braintree.frames = async () => undefined
}

describe('card-guarantee: the fields come', () => {
  for (const [name, evening] of Object.entries(causes))
    it(`where ${name} it says so, and a second try works`, async () => {
      const diner = await meetsCard(evening)
      await diner.waits(10_000)
      offers(diner)
      const detail = { code: 'card-guarantee.failed', plugin: null }
      expect(diner.events).to.deep.include({ name: 'error', detail })
      mend(diner)
      await diner.presses('Try again')
      await diner.fillsCard()
      await diner.books()
    })

  it('card.load-fails: they have 10 s to load, all together, and those that come later are torn down', async () => {
    const { answer, come } = later()
    const diner = await meetsCard({ fake: { frames: answer } })
    await diner.waits(9_999)
    expect(diner.reads()).to.include('Loading the secure card form…').and.not.include("didn't load")
    await diner.waits(1)
    offers(diner)
    expect(diner.braintree.log).to.deep.equal(['client for token', 'fields', 'client gone'])
    mend(diner)
    await diner.presses('Try again')
    await diner.sees(() => come(undefined))
    expect(diner.braintree.log.filter((line) => line === 'fields gone')).to.have.lengthOf(1)
    await diner.fillsCard()
    await diner.books()
  })

  it('card.load-fails, card.invalid: pressed meanwhile, the button says that they are loading', async () => {
    const diner = await meetsCard(slow)
    await diner.presses('Complete Booking')
    expect(diner.reads().match(/Loading the secure card form…/g)).to.have.lengthOf(3)
    expect(diner.heard.at(-1)).to.equal('Loading the secure card form…')
    expect(diner.reads()).not.to.match(/Please (enter your card|check the fields)/)
    await diner.waits(10_000)
    await diner.presses('Complete Booking')
    expect(document.activeElement).to.equal(diner.gets('button', 'Try again'))
    expect(diner.heard.at(-1)).to.equal('Please check the fields marked above.')
    expect(diner.gets('button', 'Complete Booking').closest('.guarantee')!.textContent)
      .to.include('Please check the fields marked above.')
      .and.not.include('Loading the secure')
    expect(diner.nonces()).to.deep.equal([null])
  })

  it('pressed meanwhile, the button marks none of them once they have loaded', async () => {
    const { answer, come } = later()
    const diner = await meetsCard({ fake: { frames: answer } })
    await diner.presses('Complete Booking')
    await diner.sees(() => come(undefined))
    expect(diner.gets('group', 'Card number').ariaInvalid).to.equal('false')
    expect(diner.reads()).to.not.include('Please')
  })

  it('WCAG 2.4.3: a diner whose field is gone is at "Try again"; a diner who is elsewhere stays there', async () => {
    const diner = await meetsCard(slow)
    await diner.sees(() => diner.consent().focus())
    await diner.waits(10_000)
    expect(document.activeElement).to.equal(diner.consent())
    await diner.presses('Try again')
    await diner.sees(() => (document.activeElement as HTMLElement).blur())
    await diner.waits(10_000)
    expect(document.activeElement).to.equal(diner.gets('button', 'Try again'))
  })

  it('access.focus: after "Try again" the focus waits with the fields, and goes on to the card number', async () => {
    const { answer, come } = later()
    const focusOf = watchFocus()
    const diner = await meetsCard(slow)
    ;(document.activeElement as HTMLElement).blur()
    await diner.waits(10_000)
    expect(focusOf(diner.gets('button', 'Try again'))).to.deep.equal(['without scrolling'])
    diner.braintree.frames = answer
    await diner.presses('Try again')
    const form = document.activeElement as HTMLElement
    expect(form.contains(diner.gets('group', 'Card number'))).to.be.true
    expect([form.tabIndex, focusOf(form)]).to.deep.equal([-1, ['without scrolling']])
    expect(diner.braintree.log).not.to.include('focus number')
    await diner.sees(() => come(undefined))
    expect(diner.braintree.log.at(-1)).to.equal('focus number')
  })

  it('a wrong option is a failure with a way on, not an exception', async () => {
    const diner = await meetsCard({ card: { braintree: {} as never } })
    offers(diner)
    expect(diner.faults).to.deep.equal([])
  })
})

const again = 'For your security, we never store your card details.'

describe('card-guarantee: leaving step 8', () => {
  it('back.shown: leads back to the details, and step 8 begins again once they are sent', async () => {
    const diner = await meetsCard()
    await diner.presses('Complete Booking')
    expect(diner.reads()).to.include('Please agree')
    await diner.presses('Back')
    await diner.finds('button', 'Edit your details')
    diner.braintree.frames = never
    await diner.reachesCard()
    expect(diner.reads()).to.not.include('Please agree').and.not.include(again)
    expect(diner.consent().ariaInvalid).to.equal('false')
    expect(diner.nonces()).to.deep.equal([null, null])
    expect(diner.network.sent(token)).to.have.lengthOf(2)
  })

  it('a nonce made before Back is not sent later, nor the terms', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, new Response('{}', { status: 409 }))
    await diner.fillsCard()
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    await diner.presses('Back')
    await diner.presses('Complete Booking')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1', null])
    expect(diner.network.sent(create)[2]!.body).to.not.have.property('cardGuarantee')
  })

  it('another slot, or another time for a refused one, needs its own guarantee', async () => {
    const diner = await meetsCard()
    await diner.sees(() => void diner.kernel.choices.confirm({ time: '20:00' }))
    await diner.finds('heading', 'Your Details')
    removeWidget()
    const other = await meetsCard()
    await other.sees(() => other.kernel.choices.set({ time: '20:00' }))
    await other.finds('heading', 'Welcome')
    await other.sees(() => other.kernel.choices.set({ confirmed: true }))
    await other.finds('heading', 'Your Details')
  })

  for (const [what, part, ends] of [
    ['fields', 'frames', ['client for token', 'fields', 'client gone', 'fields gone']],
    ['a client', 'client', ['client for token', 'client gone']],
  ] as const)
    it(`${what} that loads after the diner has left is torn down, and no more is opened`, async () => {
      const { answer, come } = later()
      const diner = await meetsCard({ fake: { [part]: answer } })
      await diner.presses('Back')
      expect(diner.braintree.log).not.to.include(ends.at(-1))
      await diner.sees(() => come(undefined))
      expect(diner.braintree.log).to.deep.equal(ends)
    })

  it('no token is requested after the diner has left', async () => {
    const { answer, come } = later()
    const diner = await meetsCard({ answers: { [token]: answer } })
    await diner.presses('Back')
    expect(diner.network.sent(token)[0]!.signal.aborted).to.be.true
    expect(diner.events.map(({ name }) => name)).not.to.include('error')
    await diner.sees(() => come(clientTokenBody()))
    expect(diner.braintree.log).to.deep.equal([])
  })

  it('step.card: after a reload it says why the card is to be typed again', async () => {
    const reload = createReload()
    const more = [reload.plugin]
    const before = await meetsCard({ more })
    expect(before.reads()).to.not.include(again)
    await before.fillsCard()
    reload.leaves()
    removeWidget()
    const after = await sitsDown({ more, first: {} })
    await after.finds('heading', 'Guarantee your table')
    await after.waits()
    expect(after.reads()).to.include(again).and.not.include('is complete')
  })
})
