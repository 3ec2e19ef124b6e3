import { enquiryBody } from '../../../../kit/fixtures'
import { initWith } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

const brand = `brand: { plugins: ['start', 'booking', 'enquiry'], journeys: ['Booking', 'Enquiry'] }`

export const enquiry: Walk = {
  title: 'an enquiry',
  about: 'A question to the restaurant in Cork. The brand offers it beside the booking.',
  async walk() {
    const diner = await visitByEar({
      page: initWith(brand),
      answers: { 'POST /api/enquiries/create': enquiryBody() },
    })
    await diner.presses('General Enquiry')
    await diner.fills('Your question', 'Is there a step at the door?')
    await diner.choosesRestaurant()
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    return diner
  },
}
