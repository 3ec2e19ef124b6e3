import { stopClock, type Clock } from '../../src/testing/clock'
import { undoAfterTest } from './mocha/clean-up.mjs'

/** Stops the clock in each test of a suite. */
export function stopClockOfTests(): Clock {
  const clock = {} as Clock
  beforeEach(() => {
    Object.assign(clock, stopClock())
    undoAfterTest(() => clock.restore())
  })
  return clock
}
