import { isFilled, stepOf } from '../model/state'
import type { Session } from '../session'
import * as choices from './choices'
import * as details from './details'
import type { Move } from './move'
import { opens } from './surroundings'
import * as ways from './ways'

/** What leads on from here: with it sessions come as far as the last steps, which other moves alone hardly reach. */
export const goesOn = (number: number): Move => ({
  name: `goesOn ${number}`,
  can: (session) => !session.destroyed && nextOf(session, number).can(session),
  run: (session) => nextOf(session, number).run(session),
})

function nextOf(session: Session, number: number): Move {
  const { state, screen } = session
  if (!session.open) return opens(null, null)
  if (screen.banner !== '') return ways.answersBanner(number)
  if (session.offers('button', /^Stay here$/)) return ways.answersQuestion(number % 3 === 0)
  switch (stepOf(state)) {
    case 1:
      return nextChoice(session, number)
    case 2:
      return details.choosesSlot(number)
    case 3:
      return details.choosesMenu(number)
    case 5:
    case 7:
      return ways.finishes
    case 8:
      return number % 2 === 0 ? details.fillsCard(true) : details.presses(1)
    default:
      if (state.venue === null) return choices.searches(number)
      if (state.detailsFixed) return details.presses(1)
      return isFilled(state) ? details.fixesDetails : details.typesDetails(number)
  }
}

function nextChoice({ state }: Session, number: number): Move {
  if (state.venue === null) return choices.searches(number)
  if (state.journey === null) return choices.choosesJourney(number)
  if (state.date === null) return choices.choosesDay(number)
  if (state.adults + state.children === 0) return choices.choosesGuests(number)
  return state.time === null ? choices.choosesTime(number) : choices.presses(1)
}
