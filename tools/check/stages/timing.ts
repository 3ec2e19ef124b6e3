import { callNames, calls } from '../calls'
import type { Answer } from '../client'
import type { Visit } from '../visit'

/** A person notices it; in milliseconds. */
const SLOW = 1000
const SAMPLES = 3
/** In seconds. */
const LONGEST_CACHED = 60

/** Asks calls again of which there are few answers, so that one slow answer says nothing. */
export async function measureTimes(visit: Visit): Promise<void> {
  const { client, recorder } = visit
  recorder.tried('latency')
  for (const call of callNames) {
    const good = () => client.log.filter((answer) => answer.call === call && answer.status === 200)
    const first = good()[0]
    while (first && calls[call].method === 'GET' && good().length < SAMPLES) {
      const again = await client.ask(call, { parameters: first.parameters })
      if (again.status !== 200) break
    }
    const median = medianOf(good().filter(({ method }) => method !== 'OPTIONS'))
    if (first && median > SLOW)
      recorder.found('latency', 'warning', {
        asked: first.asked,
        came: `${Math.round(median)} ms, the median of ${good().length} answers`,
      })
  }
}

function medianOf(answers: readonly Answer[]): number {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return times[Math.floor((times.length - 1) / 2)] ?? 0
}

export function judgeCaching({ client, recorder }: Visit): void {
  const changing = client.log.filter(
    ({ call, status }) => status === 200 && ['sessions', 'availability'].includes(call),
  )
  if (changing.length > 0) recorder.tried('caching')
  for (const { asked, headers } of changing) {
    const said = headers.get('Cache-Control') ?? ''
    const age = Number(/(?:s-maxage|max-age)\s*=\s*"?(\d+)/i.exec(said)?.[1] ?? 0)
    if (age > LONGEST_CACHED && !/no-store|no-cache/i.test(said))
      recorder.found('caching', 'warning', { asked, came: `Cache-Control: ${said}` })
  }
}
