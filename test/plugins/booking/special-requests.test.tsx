import { expect } from 'chai'
import booking from '../../../plugins/booking'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { threshold } from '../../kit/stand-ins'

const typed = (specialRequests: string) => ({
  plugins: [threshold, booking],
  first: { ...atDetails, customer: { ...anna, specialRequests } },
})

describe('booking: the special requests', () => {
  afterEach(removeWidget)

  it('section 5: may be empty', async () => {
    const diner = await renderWidget(typed(''))
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.include('200 characters left')
    await diner.presses('Continue')
    await diner.finds('button', 'Complete Booking')
  })

  it('section 5: count what is left of 200 characters', async () => {
    const diner = await renderWidget(typed(''))
    await diner.types('Special Requests', 'A quiet table')
    expect(diner.reads()).to.include('187 characters left')
  })

  it('section 5: take no more than 200', async () => {
    const diner = await renderWidget(typed('x'.repeat(199)))
    await diner.types('Special Requests', 'yz')
    expect(diner.kernel.facts.customer.specialRequests).to.equal(`${'x'.repeat(199)}y`)
    expect(diner.reads()).to.include('0 characters left')
  })

  it('section 5: count one character as one', async () => {
    const diner = await renderWidget(typed('x'.repeat(199)))
    await diner.finds('textbox', 'Special Requests')
    expect(diner.reads()).to.include('1 character left')
  })
})
