import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { availabilityBody } from '../../kit/fixtures'
import { later, status } from '../../kit/network'
import { enquiry, party, table } from '../../kit/stand-ins'

const check = 'GET /api/venues/searchavailability/*'

/** A step 1 whose Continue waits for the answer. */
async function waiting(journey: string) {
  const answer = later()
  const diner = await renderWidget({
    plugins: [start, table, enquiry, party],
    first: { ...atSlot, journey },
    answers: { [check]: answer.answer },
  })
  await diner.presses('Continue')
  return { diner, come: (body: unknown) => diner.sees(() => answer.come(body)) }
}

describe('start: the request-running flag', () => {
  afterEach(removeWidget)

  for (const [journey, text, heading] of [
    ['Booking', 'Checking Availability...', 'Your Details'],
    ['KidsPartyEnquiry', 'Getting time slots...', 'Your Enquiry Details'],
  ] as const) {
    it(`section 2, step 6: is set while ${journey} is checked, and reset when ${heading} appears`, async () => {
      const { diner, come } = await waiting(journey)
      expect(diner.kernel.tasks.busy.value).to.be.true
      expect(diner.gets('status').textContent).to.equal(text)
      await come(availabilityBody())
      await diner.finds('heading', heading)
      expect(diner.kernel.tasks.busy.value).to.be.false
      await diner.waits(100)
      expect(diner.gets('status').textContent).to.equal('')
    })
  }

  it('section 8, "Availability check fails": is reset, and Continue can be pressed again', async () => {
    const { diner, come } = await waiting('Booking')
    await come(status(404))
    expect(diner.has('alert')).to.be.true
    expect(diner.kernel.tasks.busy.value).to.be.false
    expect(diner.isEnabled('button', 'Continue')).to.be.true
  })
})
