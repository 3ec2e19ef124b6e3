import { after, html, lost, malformed, status, type Answer, type Answers, type SeenRequest } from './network'
import { calls, type Definition, type Stage } from './definition'
import { freeEvening } from './free-evening'

/** Scenes with a slow or broken network. */

/** How long an answer takes on a slow line, in milliseconds. */
const slowness = 3_000

const each = (stage: Stage, change: (answer: Answer, call: string) => Answer): Answers =>
  Object.fromEntries(Object.entries(freeEvening(stage)).map(([call, answer]) => [call, change(answer, call)]))

export const slow: Definition = {
  description: 'Every answer takes three seconds.',
  answers: (stage) => each(stage, (answer) => after(slowness, answer)),
}

export const shaky: Definition = {
  description: 'Every second answer to a question is lost on its way; tried again, it comes.',
  answers: (stage) =>
    each(stage, (answer, call) => {
      let count = 0
      if (!call.startsWith('GET')) return answer
      return (request: SeenRequest) =>
        count++ % 2 === 0 ? lost : typeof answer === 'function' ? answer(request) : answer
    }),
}

export const offline: Definition = {
  description: 'No connection: every call is lost.',
  answers: (stage) => each(stage, () => lost),
}

export const captivePortal: Definition = {
  description: 'A sign-in page stands in place of every answer.',
  answers: (stage) => each(stage, () => html),
}

export const checkFails: Definition = {
  description: 'Times are offered, but the check of the chosen one is answered with a 500.',
  answers: () => ({ [calls.check]: status(500) }),
}

export const timesFail: Definition = {
  description: 'Restaurants are found, but their times break off in the middle.',
  answers: () => ({ [calls.sessions]: malformed }),
}
