import { enquiryBody } from '../../../../kit/fixtures'
import { initWith } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'
import { choosesVenue, fillsDetails, pressesButton } from './ways'

const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`

export const enquiry: Walk = {
  title: 'an enquiry',
  about: 'A question to the restaurant in Cork. The brand offers it beside the booking.',
  async walk() {
    const diner = await visitByEar({
      page: initWith(brand),
      answers: { 'POST /api/enquiries/create': enquiryBody() },
    })
    await pressesButton(diner, 'General Enquiry')
    await diner.goesTo('Your question')
    await diner.types('Is there a step at the door?')
    await choosesVenue(diner)
    await fillsDetails(diner)
    await pressesButton(diner, 'Continue')
    await pressesButton(diner, 'Complete Enquiry')
    return diner
  },
}
