import {
  after,
  hangs,
  html,
  lost,
  malformed,
  status,
  createNetwork,
  responseOf,
  type Answer,
  type Answers,
  type SeenRequest,
} from '../../src/scenes/network'
import { bodyLimit } from '../../src/constants'
import { calls } from '../../src/scenes/definition'
import { answersOf, type SceneName } from '../../src/scenes/scene'
import type { Delivery } from './model/answers'
import { now } from '../browser/kit/time'

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
  'is answered with 9 MB': () => () => new Response(' '.repeat(9_000_000)),
  'is answered with a length of 50 MB': () =>
    new Response('{}', { headers: { 'Content-Length': '50000000' } }),
  'is answered with a byte a second': () => drips,
  'is answered with 20,000 restaurants': () => () => new Response(restaurants),
  "is answered by a worker with another call's answer": () => [{ id: 'lunch', title: 'Set lunch' }],
  'is answered by a worker with an error response': () => Response.error(),
  'is answered by a worker with an empty 204': () => new Response(null, { status: 204 }),
  'is answered by a worker with its own answer and a 203': (answer: Answer) => (request: SeenRequest) =>
    withStatus(203, answer, request),
} satisfies Readonly<Record<string, (answer: Answer) => Answer>>

/** No name begins with another one: the model finds a restaurant by the line that was chosen. */
const restaurants = JSON.stringify(
  Array.from({ length: 20_000 }, (_, index) => ({ id: `many-${index}`, name: `Milano ${10_000 + index}` })),
)

async function withStatus(status: number, answer: Answer, request: SeenRequest): Promise<Response> {
  const given = responseOf(typeof answer === 'function' ? await answer(request) : answer)
  return new Response(await given.text(), { status })
}

const { read } = ReadableStreamDefaultReader.prototype

/** A body that goes on for ever. `onCancel`: nobody reads it any more. */
function dripping(onCancel: () => void): Response {
  let timer: ReturnType<typeof setInterval>
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => void (timer = setInterval(() => stream.enqueue(new Uint8Array([32])), 1_000)),
    cancel() {
      clearInterval(timer)
      onCancel()
    },
  })
  // What waits for the clock is not under way: the driver in Chromium waits for reads, but not for these.
  const getReader = body.getReader.bind(body)
  Object.assign(body, { getReader: () => Object.assign(getReader(), { read }) })
  const response = new Response(body)
  // The network gives copies, whose original would go on.
  return Object.assign(response, { clone: () => response })
}

/** Stands for a response that `dripping` makes. */
const drips = () => drips

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

export type Call = keyof typeof calls
export const callNames = Object.keys(calls) as Call[]

/** Listeners to the back end. */
export interface Witness {
  asked(call: Call, request: SeenRequest): void
  delivers(delivery: Delivery): void
  /** No answer comes any more: the connection broke (status 0), or the page has given up. */
  givesUp(call: Call, path: string): void
}

/** The scenes' back end, whose next answers can be told to go wrong. */
export function createBackEnd(scene: SceneName, witness: Witness) {
  const base: Answers = answersOf(scene, { now }).reduceRight((under, over) => ({
    ...under,
    ...over,
  }))
  const planned: { call: Call; fault: FaultName }[] = []
  let underWay = 0
  let unfinished = 0

  const answerOf = (call: Call): Answer => {
    const at = planned.findIndex((plan) => plan.call === call)
    const [plan] = at < 0 ? [] : planned.splice(at, 1)
    const answer = base[calls[call]]
    return plan ? (faults[plan.fault](answer) as Answer) : answer
  }

  async function respond(call: Call, request: SeenRequest): Promise<Response> {
    witness.asked(call, request)
    underWay++
    unfinished++
    // Told once, by whichever comes first.
    let isOver = false
    const over = (report: () => void) => {
      if (isOver) return
      isOver = true
      underWay--
      report()
    }
    const path = pathOf(request)
    request.signal.addEventListener('abort', () => over(() => witness.givesUp(call, path)))
    try {
      const answer = answerOf(call)
      const given: unknown = typeof answer === 'function' ? await answer(request) : answer
      if (given === drips) return dripping(() => over(() => witness.givesUp(call, path)))
      const response = responseOf(given)
      const body = await bodyOf(response)
      over(() => witness.delivers({ call, path, status: response.status, body }))
      return response
    } catch (error) {
      over(() => witness.givesUp(call, path))
      throw error
    } finally {
      unfinished--
    }
  }

  const answers = Object.fromEntries(
    callNames.map((call) => [calls[call], (request: SeenRequest) => respond(call, request)]),
  )
  return {
    fetch: createNetwork(answers).fetch,
    /** So many of this call's next answers go wrong. */
    plan: (call: Call, fault: FaultName, times: number) => {
      for (let time = 0; time < times; time++) planned.push({ call, fault })
    },
    /** Answers that the page waits for. */
    underWay: () => underWay,
    /** Answers that are still being made, wanted or not: each may have a timer. */
    unfinished: () => unfinished,
  }
}

export type BackEnd = ReturnType<typeof createBackEnd>

const pathOf = ({ path }: SeenRequest) => path.slice(path.indexOf('/api/') + '/api/'.length)

async function bodyOf(response: Response): Promise<unknown> {
  if (Number(response.headers.get('Content-Length')) > bodyLimit) return undefined
  try {
    return JSON.parse(await response.clone().text()) as unknown
  } catch {
    return undefined
  }
}
