import * as v from 'valibot'
import { venueSchema } from '../../src/api/schemas'
import type { Answers } from '../../src/scenes/answers'
import { sessionsBody, venueBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import { answersOf } from '../../src/scenes/scene'

/** The bodies of the scenes: tests, the gallery and host pages share them. */
export * from '../../src/scenes/bodies'

/** The restaurant as the widget knows it. */
export const venue = (over: object = {}) => v.parse(venueSchema, venueBody(over))

/** A server on which everything goes well: the scene's, with the few times that tests count on. */
export const goodEvening: Answers = {
  ...answersOf('a free evening').reduceRight((under, over) => ({ ...under, ...over })),
  [calls.sessions]: sessionsBody(),
}
