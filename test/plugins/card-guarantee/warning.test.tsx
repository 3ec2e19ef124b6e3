import { expect } from 'chai'
import { definePlugin } from 'tavola'
import plugin from '../../../plugins/card-guarantee'
import { later, status } from '../../kit/network'
import { threshold } from '../../kit/stand-ins'
import { booking, meetsCard, token } from './setup'

const warning = 'Please check the fields marked above.'
const loading = 'Loading the secure card form…'
const never = () => new Promise<never>(() => undefined)

describe('card-guarantee: the warning above the button', () => {
  it('card.invalid: is shown and heard at a press, and goes once the form is valid', async () => {
    const diner = await meetsCard()
    expect(diner.reads()).to.not.include(warning)
    await diner.presses('Complete Booking')
    expect(diner.heard.at(-1)).to.equal(warning)
    expect(diner.reads()).to.include(warning)
    await diner.fillsCard()
    expect(diner.gets('group', 'CVV').textContent).to.include('CVV is complete')
    // The announcer keeps its lines for a while.
    expect(diner.gets('button', 'Complete Booking').closest('.guarantee')!.textContent).to.not.include(
      warning,
    )
  })

  it('card.invalid: says that the fields are loading while they are', async () => {
    const diner = await meetsCard({}, ({ braintree }) => void (braintree.frames = never))
    await diner.presses('Complete Booking')
    expect(diner.heard.at(-1)).to.equal(loading)
    expect(diner.reads()).to.not.include(warning)
  })

  it('card.invalid: does not call fields that failed loading', async () => {
    const diner = await meetsCard({ answers: { [token]: status(403) } })
    await diner.presses('Complete Booking')
    expect(diner.heard.at(-1)).to.equal(warning)
    expect(diner.reads()).to.include(warning).and.not.include(loading)
  })

  it('back.shown: what was marked before Back is not marked while the fields load again', async () => {
    const diner = await meetsCard()
    await diner.presses('Complete Booking')
    expect(diner.reads()).to.include('Please agree to the card guarantee terms')
    await diner.presses('Back')
    diner.braintree.frames = never
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Guarantee your table')
    expect(diner.reads()).to.not.include('Please agree to the card guarantee terms')
    expect(diner.gets('checkbox', /terms/).ariaInvalid).to.equal('false')
  })
})

describe('card-guarantee: a nonce that waits for another plugin', () => {
  it('submit.posted: a field that the diner leaves meanwhile does not take it away', async () => {
    const { answer, come } = later()
    const doubt = definePlugin({
      id: 'doubt',
      beforeSubmit: async () => {
        if (isReady) await answer()
        return true
      },
    })
    let isReady = false
    const diner = await meetsCard({ plugins: [threshold, booking, plugin, doubt] })
    await diner.fillsCard()
    isReady = true
    await diner.presses('Complete Booking')
    await diner.sees(() => diner.braintree.fields().tell('blur', 'cvv'))
    await diner.sees(() => come(undefined))
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.nonces()).to.deep.equal([null, 'nonce-1'])
  })
})
