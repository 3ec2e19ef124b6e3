import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { bootKernel } from '../kit/kernel'
import { booking as bare, enquiryOutcome, kidsParty, start } from './bare-plugins'
import { confirmed } from './selection'

const booking = definePlugin({
  ...bare,
  messages: { waiting: 'Checking Availability...', sending: 'Completing Booking...' },
})
const enquiry = definePlugin({
  id: 'enquiry',
  outcome: enquiryOutcome,
  messages: { waiting: 'Getting time slots...', sending: 'Completing Enquiry...' },
})

function texts(journey: string | null) {
  const { kernel } = bootKernel({
    plugins: [start, booking, enquiry, kidsParty],
    first: { ...confirmed, journey },
  })
  const waiting = kernel.texts.loading.value
  kernel.choices.set({ detailsConfirmed: true })
  return [waiting, kernel.texts.loading.value]
}

describe('Loading text', () => {
  it('section 4, loading text: of a booking, before and after the details are filled', () => {
    expect(texts('Booking')).to.deep.equal(['Checking Availability...', 'Completing Booking...'])
  })

  it("section 4, loading text: of a party, in its enquiry's words", () => {
    expect(texts('KidsPartyEnquiry')).to.deep.equal(['Getting time slots...', 'Completing Enquiry...'])
  })

  it("section 2, step 6: a party's own wording comes before its enquiry's", () => {
    const worded = { ...kidsParty, messages: { ...kidsParty.messages, waiting: 'Blowing up balloons...' } }
    const { kernel } = bootKernel({
      plugins: [start, enquiry, worded],
      first: { journey: 'KidsPartyEnquiry' },
    })
    expect(kernel.texts.loading.value).to.equal('Blowing up balloons...')
    expect(kernel.texts.journey('sending')).to.equal('Completing Enquiry...')
  })

  it('section 4, loading text: without a journey, neutral', () => {
    expect(texts(null)).to.deep.equal(['One moment…', 'One moment…'])
  })
})
