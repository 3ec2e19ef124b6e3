import { after, hangs, html, lost, malformed, status, type Answer } from '../../../src/scenes/answers'

/** The ways in which a call goes wrong, by the words of a story. */
export const faults = {
  'is answered with a 500': () => status(500),
  'is answered with a 503': () => status(503),
  'is answered with a 429': () => status(429),
  'is answered with a 408': () => status(408),
  'is answered with a 404': () => status(404, null),
  'is answered with a 400 of one field': () => status(400, { email: ['This email is blocked'] }),
  'is answered with a 422 in HTML': () => status(422, '<h1>No</h1>'),
  'is answered with an HTML page': () => html,
  'is answered with half a body': () => malformed,
  'is answered with a list of numbers': () => [1, 2],
  'is answered with null': () => null,
  'meets a broken connection': () => lost,
  'is never answered': () => hangs,
  'is answered after 2 s': (answer: Answer) => after(2_000, answer),
  'is answered after 8 s': (answer: Answer) => after(8_000, answer),
} satisfies Readonly<Record<string, (answer: Answer) => Answer>>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]
