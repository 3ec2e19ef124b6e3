import { bookingBody } from '../../../../kit/fixtures'
import { hangs } from '../../../kit/answers'
import { timesPage } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

const create = 'POST /api/bookings/create'

export const unknownOutcome: Walk = {
  title: 'an unknown outcome',
  about:
    'The booking is sent and never answered. The diner puts the message away, presses again, and sends it again.',
  async walk() {
    const diner = await visitByEar({ page: timesPage, answers: { [create]: hangs } })
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    diner.holds(create)
    await diner.presses('Complete Booking')
    await diner.api.hears(create)
    await diner.rests(30_000)
    await diner.presses('OK')
    await diner.press('Enter')
    diner.api.answer(create, bookingBody())
    await diner.presses('Send again')
    await diner.happens('the booking is taken', () => diner.finds('heading', 'Booking Confirmed'))
    return diner
  },
}
