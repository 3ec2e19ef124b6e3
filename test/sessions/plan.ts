import * as fc from 'fast-check'
import { moveArb } from './moves'
import type { Move } from './moves/move'
import { setupArb, type Setup } from './setup'

/** A session before it is played. */
export interface Plan {
  readonly setup: Setup
  readonly moves: readonly Move[]
}

/** Of these about half can be done when their turn comes. */
const length = { minLength: 10, maxLength: 40, size: 'max' } as const
const planArb: fc.Arbitrary<Plan> = fc.noBias(
  fc.record({ setup: setupArb, moves: fc.array(moveArb, length) }),
)

/** The plan of a seed. */
export const planOf = (seed: number): Plan => fc.sample(planArb, { seed, numRuns: 1 })[0]!
