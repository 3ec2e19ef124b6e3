import { bookingBody } from '../../../../kit/fixtures'
import { held } from '../../../kit/answers'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

const create = 'POST /api/bookings/create'

export const booking: Walk = {
  title: 'a whole booking',
  about: 'A table for three in Cork, on Friday in a week at 12:15. The server takes its time to book it.',
  async walk() {
    const answer = held(bookingBody())
    const diner = await visitByEar({ answers: { [create]: answer.answer } })
    await diner.choosesRestaurant()
    await diner.presses('Book a Table')
    await diner.choosesDay('Friday 27 November 2026')
    await diner.goesTo('Guests')
    await diner.writes('3')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.fillsDetails()
    await diner.presses('Continue')
    diner.holds(create)
    await diner.presses('Complete Booking')
    await diner.rests(2_000)
    await diner.happens('the booking is taken', async () => {
      answer.release()
      await diner.finds('heading', 'Booking Confirmed')
    })
    return diner
  },
}
