import { status } from '../../../kit/answers'
import { timesPage } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'

const refusals = { email: ['This email is blocked'], time: 'This time has just been taken' }

export const refusedForm: Walk = {
  title: 'a refused form',
  about:
    'Continue is pressed before a time is chosen, then before the details are there, and with a wrong email. At last the server refuses what is sent.',
  async walk() {
    const diner = await visitByEar({
      page: timesPage,
      answers: { 'POST /api/bookings/create': status(400, refusals) },
    })
    await diner.presses('Continue')
    await diner.goesTo('Hour', 'Shift+Tab')
    await diner.choosesTime('12:15')
    await diner.presses('Continue')
    await diner.presses('Continue')
    await diner.goesTo('Email')
    await diner.writes('anna@')
    await diner.presses('Continue')
    await diner.press('Control+A')
    await diner.fillsDetails({ email: 'anna@example.ie' })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.press('Enter')
    return diner
  },
}
