import { enquiryBody } from '../../../../kit/fixtures'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

export const kidsParty: Walk = {
  title: 'a party for kids',
  about: 'Pizza making for one adult and nine children in Cork, on Friday in a week at 12:15.',
  async walk() {
    const diner = await visitByEar({ answers: { 'POST /api/enquiries/create': enquiryBody() } })
    await diner.choosesRestaurant()
    await diner.presses('Kids Pizza Making Party Enquiry')
    await diner.choosesDay('Sunday 29 November 2026')
    await diner.choosesGuests({ children: 9 })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    await diner.presses('Complete Enquiry')
    return diner
  },
}
