import { bookingBody } from '../../../../kit/fixtures'
import { held } from '../../../kit/answers'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'
import { choosesDay, choosesTime, choosesVenue, fillsDetails, pressesButton } from './ways'

const create = 'POST /api/bookings/create'

export const booking: Walk = {
  title: 'a whole booking',
  about: 'A table for three in Cork, on Friday in a week at 12:15. The server takes its time to book it.',
  async walk() {
    const answer = held(bookingBody())
    const diner = await visitByEar({ answers: { [create]: answer.answer } })
    await choosesVenue(diner)
    await pressesButton(diner, 'Book a Table')
    await choosesDay(diner)
    await diner.goesTo('Guests')
    await diner.types('3')
    await choosesTime(diner)
    await pressesButton(diner, 'Continue')
    await fillsDetails(diner)
    await pressesButton(diner, 'Continue')
    diner.holds(create)
    await pressesButton(diner, 'Complete Booking')
    await diner.rests(2_000)
    await diner.happens('the booking is taken', async () => {
      answer.release()
      await diner.finds('heading', 'Booking Confirmed')
    })
    return diner
  },
}
