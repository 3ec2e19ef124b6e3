import { newReading } from '../../src/api/reading'
import { readVenue } from '../../src/api/schemas'
import type { Answers } from '../../src/scenes/answers'
import { sessionsBody, venueBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import { answersOf } from '../../src/scenes/scene'

/** The bodies of the scenes, which tests, the gallery and host pages share. */
export * from '../../src/scenes/bodies'

/** The restaurant, parsed as in the widget. */
export const venue = (over: object = {}) => readVenue(venueBody(over), newReading())!

/** A mock server without failures: the scene's answers, with the few times that tests rely on. */
export const goodEvening: Answers = {
  ...answersOf('a free evening').reduceRight((under, over) => ({ ...under, ...over })),
  [calls.sessions]: sessionsBody(),
}
