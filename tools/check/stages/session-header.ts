import { randomUUID } from 'node:crypto'
import type { Answer } from '../client'
import { shown } from '../values'
import { statusOf, type Visit } from '../visit'

/** Whether the header itself is in the way; if so, the rest is asked without it. */
export async function tryHeader(
  { client, recorder, options }: Pick<Visit, 'client' | 'recorder' | 'options'>,
  first: Answer,
): Promise<void> {
  if (first.status < 400) return
  const bare = await client.ask('search', { parameters: first.parameters, bare: true })
  if (bare.status !== 200) return
  recorder.found('session.header', 'fault', {
    asked: first.asked,
    came: `${statusOf(first)}; 200 without the header ${options.sessionHeader}.`,
  })
  client.withoutSession()
}

/** The same question by the same session, and by another. */
export async function compareSessions({ client, recorder, options, venues }: Visit): Promise<void> {
  const good = client.log.find(
    ({ call, status, body }) => call === 'search' && status === 200 && Array.isArray(body),
  )
  if (!good || venues.length === 0 || recorder.has('session.header')) return
  recorder.tried('session.header')
  for (const [who, id] of [
    ['the same session', undefined],
    ['another session', randomUUID()],
  ] as const) {
    const headers = id === undefined ? {} : { [options.sessionHeader]: id }
    const answer = await client.ask('search', { parameters: good.parameters, headers })
    if (answer.status === 200 && idsOf(answer) === idsOf(good)) continue
    const came =
      answer.status === 200
        ? `Other restaurants for ${who}: ${shown(answer.body)}`
        : `${statusOf(answer)} for ${who}`
    recorder.found('session.header', 'fault', { asked: answer.asked, came })
  }
}

const idsOf = ({ body }: Answer) =>
  (body as readonly { readonly id?: unknown }[] | undefined)
    ?.map((venue) => String(venue?.id))
    .sort()
    .join()
