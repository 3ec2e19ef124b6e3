import * as fc from 'fast-check'
import { isFilled, stepOf, type Journey } from '../model/state'
import type { Session, Move } from '../session'
import { faultNames } from '../back-end'
import { intrusionNames } from '../stage/intrusions'
import * as choices from './choices'
import * as details from './details'
import * as ways from './ways'
import * as surroundings from './surroundings'

/** The move that leads on from here. Without it few sessions would reach the last steps. */
export const goesOn = (number: number): Move => ({
  name: `goesOn ${number}`,
  can: (session) => !session.destroyed && nextOf(session, number).can(session),
  run: (session) => nextOf(session, number).run(session),
})

function nextOf(session: Session, number: number): Move {
  const { state, screen } = session
  if (!session.open) return surroundings.opens(null, null)
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

const numbered = (make: (number: number) => Move) => fc.nat(999).map(make)
const one = (...moves: readonly Move[]) => fc.constantFrom(...moves)
const often = <Value>(times: number, value: Value) => Array.from({ length: times }, () => value)

const fault = fc
  .tuple(fc.constantFrom(...surroundings.faultyCalls), fc.constantFrom(...faultNames), fc.constantFrom(1, 3))
  .map(([call, name, times]) => surroundings.plansFault(call, name, times))
const faultyCreate = fc
  .tuple(fc.constantFrom('book' as const, 'enquire' as const), fc.constantFrom(...faultNames))
  .map(([call, name]) => surroundings.plansFault(call, name, 1))
const opening = fc
  .tuple(
    fc.constantFrom(null, 'cork', 'kinsale'),
    fc.constantFrom<(Journey | null)[]>(null, null, 'Booking', 'KidsPartyEnquiry'),
  )
  .map(([venue, journey]) => surroundings.opens(venue, journey))

/** All moves, the likely ones more often. */
export const moveArb: fc.Arbitrary<Move> = fc.oneof(
  ...often(16, numbered(goesOn)),
  numbered(choices.searches),
  numbered(choices.choosesJourney),
  ...often(2, numbered(choices.choosesDay)),
  ...often(2, numbered(choices.choosesGuests)),
  ...often(2, numbered(choices.choosesTime)),
  one(choices.presses(1), choices.presses(2)),
  numbered(details.choosesSlot),
  numbered(details.choosesMenu),
  numbered(details.changesDetail),
  one(details.fixesDetails, details.editsDetails, details.fillsCard(true), details.fillsCard(false)),
  ...often(2, one(details.presses(1), details.presses(2))),
  ...often(2, one(ways.goesBack, ways.editsBooking, ways.choosesType, ways.finishes)),
  one(ways.closes, ways.answersQuestion(true), ways.answersQuestion(false)),
  numbered(ways.answersBanner),
  ...often(2, fault),
  ...often(2, faultyCreate),
  ...often(2, fc.constantFrom(600, 1_000, 5_000, 40_000).map(surroundings.waits)),
  numbered(surroundings.updates),
  fc.constantFrom(...intrusionNames).map(surroundings.intrudes),
  opening,
  fc.constantFrom(null, 'cork').map(surroundings.opensInFrame),
  one(surroundings.reloads, surroundings.closes),
  one(surroundings.destroys, surroundings.reloads),
)
