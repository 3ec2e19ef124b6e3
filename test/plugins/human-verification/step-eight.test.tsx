import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { create, meetsChallenge } from './dinner'

const asksForCard = bookingBody({ bookingReference: null, requiresCcg: true })

/** A booking that has met step 8, with the token of step 4. */
async function meetsCard() {
  const diner = await meetsChallenge({ answer: asksForCard })
  diner.hcaptcha.solves()
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Card Guarantee')
  await diner.waits()
  diner.network.answer(create, bookingBody())
  return diner
}

describe('human-verification: on step 8', () => {
  afterEach(removeWidget)

  it('decisions, "Booking": asks nothing while the token is good, and sends it with the nonce', async () => {
    const diner = await meetsCard()
    expect(diner.hcaptcha.shown()).to.equal(0)
    expect(diner.reads()).to.include('Thank you. The check is complete.')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_1'])
  })

  it('shows the challenge if the token has expired by then', async () => {
    const diner = await meetsCard()
    await diner.waits(120_000)
    expect(diner.hcaptcha.shown()).to.equal(1)
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    diner.hcaptcha.solves()
    await diner.presses('Complete Booking')
    expect(diner.tokens()).to.deep.equal(['P1_1', 'P1_2'])
  })

  it('decisions, "Booking": shows the challenge after a create that failed', async () => {
    const diner = await meetsCard()
    diner.network.answer(create, status(500))
    await diner.presses('Complete Booking')
    await diner.presses('OK')
    expect(diner.hcaptcha.shown()).to.equal(1)
  })

  it('the box stays once it was passed there', async () => {
    const diner = await meetsCard()
    await diner.waits(120_000)
    diner.hcaptcha.solves()
    expect(diner.hcaptcha.shown()).to.equal(1)
  })
})
