import { bookingBody } from '../../../../kit/fixtures'
import { hangs } from '../../../kit/answers'
import { timesPage } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'
import { choosesTime, fillsDetails, pressesButton } from './ways'

const create = 'POST /api/bookings/create'

export const unknownOutcome: Walk = {
  title: 'an unknown outcome',
  about:
    'The booking is sent and never answered. The diner puts the message away, presses again, and sends it again.',
  async walk() {
    const diner = await visitByEar({ page: timesPage, answers: { [create]: hangs } })
    await choosesTime(diner)
    await pressesButton(diner, 'Continue')
    await fillsDetails(diner)
    await pressesButton(diner, 'Continue')
    diner.holds(create)
    await pressesButton(diner, 'Complete Booking')
    await diner.api.hears(create)
    await diner.rests(30_000)
    await diner.goesTo('OK')
    await diner.presses('Enter')
    await diner.presses('Enter')
    diner.api.answer(create, bookingBody())
    await diner.goesTo('Send again')
    await diner.presses('Enter')
    await diner.happens('the booking is taken', () => diner.finds('heading', 'Booking Confirmed'))
    return diner
  },
}
