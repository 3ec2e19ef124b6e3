import { expect } from 'chai'
import booking from '../../plugins/booking'
import start from '../../plugins/start'
import { reachesComplete } from '../kit/booking'
import { goHome, sitDown } from '../kit/diner'

describe('booking', () => {
  afterEach(goHome)

  it('section 2, step 5: shows the reference of a completed booking', async () => {
    const diner = await sitDown({ plugins: [start, booking] })
    await reachesComplete(diner)
    await diner.clicks('button', 'Complete Booking')
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.reads()).to.include('MB-1234')
  })
})
