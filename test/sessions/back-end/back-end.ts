import { calls } from '../../../src/scenes/definition'
import type { Answer, Answers, SeenRequest } from '../../../src/scenes/answers'
import { createNetwork, responseOf } from '../../../src/scenes/network'
import { answersOf, type SceneName } from '../../../src/scenes/scene'
import type { Delivery } from '../model/delivery'
import { friday } from '../stage/today'
import { faults, type FaultName } from './faults'

export type Call = keyof typeof calls
export const callNames = Object.keys(calls) as Call[]

/** Who is told of what happens at the back end. */
export interface Witness {
  asked(call: Call, request: SeenRequest): void
  delivers(delivery: Delivery): void
  /** No answer comes any more: the connection broke (status 0), or the page has given up. */
  givesUp(call: Call, path: string): void
}

/** The scenes' back end, whose next answers can be told to go wrong. */
export function createBackEnd(scene: SceneName, witness: Witness) {
  const base: Answers = answersOf(scene, { now: friday }).reduceRight((under, over) => ({
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
    const over = (tell: () => void) => {
      if (isOver) return
      isOver = true
      underWay--
      tell()
    }
    const path = pathOf(request)
    request.signal.addEventListener('abort', () => over(() => witness.givesUp(call, path)))
    try {
      const answer = answerOf(call)
      const response = responseOf(typeof answer === 'function' ? await answer(request) : answer)
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
  try {
    return JSON.parse(await response.clone().text()) as unknown
  } catch {
    return undefined
  }
}
