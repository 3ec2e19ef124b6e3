import { callNames, calls, type CallName, type Parameters } from '../calls'
import type { CheckId } from '../catalogue'
import type { Answer } from '../client'
import { shown } from '../values'
import { isServed, statusOf, type Visit } from '../visit'

/** A browser asks before each of the nine calls: a foreign session header is no simple one. */
export async function askPreflights(visit: Visit): Promise<void> {
  const { sessionHeader, idempotencyHeader } = visit.options
  for (const call of callNames) {
    const isCreate = calls[call].method === 'POST'
    const headers = [...(isCreate ? ['Content-Type'] : []), sessionHeader]
    await askPreflight(visit, isCreate ? 'cors.preflight-create' : 'cors.preflight-read', call, headers)
    if (isCreate && idempotencyHeader && !visit.recorder.has('cors.preflight-create'))
      await askPreflight(visit, 'cors.preflight-key', call, [...headers, idempotencyHeader])
  }
}

async function askPreflight(
  visit: Visit,
  id: CheckId,
  call: CallName,
  headers: readonly string[],
): Promise<void> {
  const { client, recorder, options } = visit
  const names = headers.map((name) => name.toLowerCase()).sort()
  const answer = await client.ask(call, {
    method: 'OPTIONS',
    parameters: parametersOf(visit),
    headers: {
      'Access-Control-Request-Method': calls[call].method,
      'Access-Control-Request-Headers': names.join(','),
    },
  })
  recorder.tried(id)
  const { status, asked, trouble } = answer
  const fault = (came: string) =>
    recorder.found(id, 'fault', {
      asked,
      came,
      mend: `Answer OPTIONS with a 204, Access-Control-Allow-Origin and Access-Control-Allow-Headers: ${headers.join(', ')}.`,
    })
  if (trouble || status < 200 || status > 299) return fault(trouble || `Status ${status}`)
  const refused = originFault(answer, options.origin)
  if (refused) return fault(`${refused} Asked from ${options.origin}: is it yours, or do you need --origin?`)
  const allowed = (answer.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const missing = names.filter((name) => !allowed.includes(name) && !allowed.includes('*'))
  if (missing.length > 0)
    fault(
      `Access-Control-Allow-Headers is ${shown(answer.headers.get('Access-Control-Allow-Headers') ?? undefined)}, without ${missing.join(', ')}`,
    )
}

function parametersOf({ chosen, venues, today }: Visit): Parameters {
  const { venueId, date } = chosen?.day ?? { venueId: venues[0]?.id ?? '1', date: today }
  return { text: 'a', venueId, date, guests: 2, time: '1900' }
}

/** What a browser would say against the answer; undefined where it lets the page read it. */
function originFault({ headers }: Answer, origin: string): string | undefined {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === origin) return undefined
  return allowed === null
    ? 'No Access-Control-Allow-Origin.'
    : `Access-Control-Allow-Origin is ${shown(allowed)}.`
}

/** A 400, as a page sees it: of an old link, say. */
export async function askWrongly(visit: Visit): Promise<void> {
  const parameters = { ...parametersOf(visit), date: 'no-date' }
  const answer = await visit.client.ask('sessions', { parameters })
  if (!isServed(visit, 'sessions')) return
  visit.recorder.tried('errors.input')
  if (answer.status >= 400 && answer.status < 500) return
  const level = answer.status >= 500 || answer.status === 0 ? 'fault' : 'warning'
  visit.recorder.found('errors.input', level, { asked: answer.asked, came: statusOf(answer) })
}

/** Looks at all answers that came: each call and each kind of error may be served by other code. */
export function judgeHeaders({ client, recorder, options }: Visit): void {
  const answers = client.log.filter(({ trouble, method }) => !trouble && method !== 'OPTIONS')
  const good = answers.filter(({ status }) => status < 300)
  const errors = answers.filter(({ status }) => status >= 300)
  judgeOrigins(recorder, 'cors.answers', good, options.origin)
  if (good.length > 0 && good.every((answer) => originFault(answer, options.origin)))
    recorder.unsettled('The good answers have no header either.', 'cors.errors')
  else judgeOrigins(recorder, 'cors.errors', errors, options.origin)
  judgeVary(recorder, good)
  judgeDate(recorder, good)
}

type Recorder = Visit['recorder']

function judgeOrigins(
  recorder: Recorder,
  id: 'cors.answers' | 'cors.errors',
  answers: readonly Answer[],
  origin: string,
) {
  if (answers.length > 0) recorder.tried(id)
  const told = new Set<string>()
  for (const answer of answers) {
    const fault = originFault(answer, origin)
    if (!fault) continue
    const came = id === 'cors.errors' ? `Status ${answer.status}: ${fault}` : fault
    if (told.has(`${answer.call} ${came}`)) continue
    told.add(`${answer.call} ${came}`)
    recorder.found(id, 'fault', { asked: answer.asked, came })
  }
}

function judgeVary(recorder: Recorder, answers: readonly Answer[]): void {
  recorder.tried('cors.vary')
  const fixed = answers.find(({ headers }) => {
    const allowed = headers.get('Access-Control-Allow-Origin')
    return (
      allowed !== null && allowed !== '*' && !/(^|,)\s*(origin|\*)\s*(,|$)/i.test(headers.get('Vary') ?? '')
    )
  })
  if (!fixed) return
  const came = `Access-Control-Allow-Origin is ${shown(fixed.headers.get('Access-Control-Allow-Origin'))}, Vary is ${shown(fixed.headers.get('Vary') ?? undefined)}`
  recorder.found('cors.vary', 'warning', { asked: fixed.asked, came })
}

function judgeDate(recorder: Recorder, answers: readonly Answer[]): void {
  const answer = answers.find(({ call }) => call === 'sessions' || call === 'availability')
  if (!answer) return
  recorder.tried('cors.expose-date')
  const exposed = answer.headers.get('Access-Control-Expose-Headers') ?? ''
  if (!/(^|,)\s*(date|\*)\s*(,|$)/i.test(exposed))
    recorder.found('cors.expose-date', 'note', {
      asked: answer.asked,
      came: `Access-Control-Expose-Headers is ${shown(exposed)}`,
    })
}
