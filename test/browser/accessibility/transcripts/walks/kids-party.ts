import { enquiryBody } from '../../../../kit/fixtures'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'
import { choosesDay, choosesTime, choosesVenue, fillsDetails, pressesButton } from './ways'

export const kidsParty: Walk = {
  title: 'a party for kids',
  about: 'Pizza making for one adult and nine children in Cork, on Friday in a week at 12:15.',
  async walk() {
    const diner = await visitByEar({ answers: { 'POST /api/enquiries/create': enquiryBody() } })
    await choosesVenue(diner)
    await pressesButton(diner, 'Kids Pizza Making Party Enquiry')
    await choosesDay(diner)
    await diner.goesTo('Children')
    await diner.presses('ArrowUp')
    await diner.rests(600)
    await choosesTime(diner)
    await pressesButton(diner, 'Continue')
    await fillsDetails(diner)
    await pressesButton(diner, 'Continue')
    await pressesButton(diner, 'Complete Enquiry')
    return diner
  },
}
