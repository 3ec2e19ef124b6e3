import { status } from '../../../kit/answers'
import { timesPage } from '../../../kit/pages'
import { visitByEar } from '../../../kit/speech/reader'
import type { Walk } from './walk'
import { choosesTime, fillsDetails, pressesButton } from './ways'

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
    await pressesButton(diner, 'Continue')
    await diner.goesTo('Hour', 'Shift+Tab')
    await choosesTime(diner)
    await pressesButton(diner, 'Continue')
    await pressesButton(diner, 'Continue')
    await diner.goesTo('Email')
    await diner.types('anna@')
    await pressesButton(diner, 'Continue')
    await diner.presses('Control+A')
    await fillsDetails(diner)
    await pressesButton(diner, 'Continue')
    await pressesButton(diner, 'Complete Booking')
    await diner.presses('Enter')
    return diner
  },
}
