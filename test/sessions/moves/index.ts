import * as fc from 'fast-check'
import type { Journey } from '../model/state'
import { faultNames } from '../back-end/faults'
import * as choices from './choices'
import * as details from './details'
import { goesOn } from './goes-on'
import type { Move } from './move'
import * as surroundings from './surroundings'
import * as ways from './ways'

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
  opening,
  one(surroundings.reloads, surroundings.closes),
  one(surroundings.destroys, surroundings.reloads),
)
