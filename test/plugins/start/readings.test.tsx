import { expect } from 'chai'
import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { slotBody, venueBody } from '../../kit/fixtures'
import { alternatives, table } from '../../kit/stand-ins'

/** Section 3: one reading of the availability check calls the flag so, the other one so. */
const readings = ['originalChoiceAvailable', 'anyAvailabilityInOriginalRestaurant']
const others = [venueBody({ id: 'kinsale', availability: [slotBody(1945)] })]

/** Where Continue leads with this answer, and what the host was called with. */
async function continues(answer: object, host = true) {
  const called: unknown[] = []
  const diner = await renderWidget({
    plugins: [start, table, alternatives],
    first: atSlot,
    answers: { 'GET /api/venues/searchavailability/*': answer },
    ...(host && { host: { onNoAvailability: (venue) => void called.push(venue?.id) } }),
  })
  await diner.presses('Continue')
  return { diner, called }
}

for (const flag of readings) {
  describe(`start: the availability check that says ${flag}`, () => {
    afterEach(removeWidget)

    it('section 3, "Venue availability result": true leads to the details', async () => {
      const { diner, called } = await continues({ [flag]: true, venues: [] })
      await diner.finds('heading', 'Your Details')
      expect(called).to.deep.equal([])
    })

    it('section 3, "Venue availability result": false with other tables leads to these', async () => {
      const { diner, called } = await continues({ [flag]: false, venues: others })
      await diner.finds('heading', 'Other restaurants')
      expect(called).to.deep.equal([])
    })

    it('section 4, "Continue": false without other tables calls the host, and shows nothing', async () => {
      const { diner, called } = await continues({ [flag]: false, venues: [] })
      expect(called).to.deep.equal(['cork'])
      expect(diner.has('alert')).to.be.false
      expect(diner.isEnabled('button', 'Continue')).to.be.true
    })

    it('section 4, "Continue": noAvailability goes before the flag', async () => {
      const { called } = await continues({ noAvailability: true, [flag]: true, venues: others })
      expect(called).to.deep.equal(['cork'])
    })

    it('section 8, "No availability": without a host’s callback the banner says so', async () => {
      const { diner } = await continues({ noAvailability: true, [flag]: false }, false)
      const text = 'No availability found at Milano Cork or near by restaurants.'
      expect(diner.within('alert').gets('text', text)).to.exist
    })
  })
}

describe('start: the availability check that says neither', () => {
  afterEach(removeWidget)

  it('section 8, "Availability check fails": is one that failed, and the host is not called', async () => {
    const { diner, called } = await continues({ noAvailability: false, venues: others })
    const text = 'Sorry, there was a problem checking availability at Milano Cork.'
    expect(diner.within('alert').gets('text', text)).to.exist
    expect(diner.within('alert').getsAll('listitem')).to.deep.equal([])
    expect(called).to.deep.equal([])
  })
})
