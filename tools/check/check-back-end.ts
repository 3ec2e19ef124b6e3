import { needsOf, type CheckId } from './catalogue'
import { createClient } from './client'
import type { CheckOptions } from './options'
import { Recorder, type Outcome, type Report, type Result } from './report'
import { checkTime } from './stages/availability'
import { askPreflights, askWrongly, judgeHeaders } from './stages/cors'
import { readMenus, readToken } from './stages/menus-and-token'
import { searchNear } from './stages/nearby'
import { searchVenues } from './stages/search'
import { compareSessions, tryHeader } from './stages/session-header'
import { findDay, readOtherDays } from './stages/sessions'
import { judgeCaching, measureTimes } from './stages/timing'
import { readVenue } from './stages/venue'
import type { Visit } from './visit'
import { write } from './write'

/** What tests have in hand. */
export interface Surroundings {
  readonly fetch?: typeof fetch
  readonly now?: Date
  readonly wait?: (milliseconds: number) => Promise<void>
  /** A clock that only goes on, in milliseconds. */
  readonly clock?: () => number
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Asks a back end the nine calls, one after the other, and says what of them is not as the widget needs it. */
export async function checkBackEnd(options: CheckOptions, surroundings: Surroundings = {}): Promise<Report> {
  const { fetch: ask = fetch, now = new Date(), wait = sleep, clock = () => performance.now() } = surroundings
  const client = createClient({ ...options, timeout: options.timeout * 1000, fetch: ask, wait, clock })
  const visit: Visit = {
    options,
    client,
    recorder: new Recorder(),
    today: now.toISOString().slice(0, 10),
    venues: [],
    days: [],
    guarantee: { isAsked: false, isTaken: false },
    references: [],
    made: { bookings: [], enquiries: [] },
  }
  if (await isReachable(visit)) await visitAll(visit)
  return reportOf(visit)
}

async function isReachable({ client, recorder, options }: Visit): Promise<boolean> {
  const first = await client.ask('search', { parameters: { text: options.search ?? 'a' } })
  // One call may hang by itself.
  const isLost = first.isTimeout ? (await client.ask('token')).isTimeout : first.trouble !== ''
  if (isLost) {
    recorder.found('reachable', 'fault', { asked: `GET ${options.baseUrl}`, came: first.trouble })
    return false
  }
  recorder.tried('reachable', 'https')
  const { protocol, hostname } = new URL(options.baseUrl)
  if (protocol === 'http:' && !/^(localhost|127\..*|\[::1\])$/.test(hostname))
    recorder.found('https', 'warning', { asked: options.baseUrl, came: 'An address on http.' })
  await tryHeader({ client, recorder, options }, first)
  return true
}

async function visitAll(visit: Visit): Promise<void> {
  await searchVenues(visit)
  await searchNear(visit)
  await readVenue(visit)
  if (visit.venues.length === 0)
    visit.recorder.otherwise = 'No restaurant was found: name one by --venue, or a text by --search.'
  await findDay(visit)
  await readOtherDays(visit)
  await checkTime(visit)
  await readMenus(visit)
  await readToken(visit)
  await compareSessions(visit)
  await askWrongly(visit)
  await askPreflights(visit)
  await measureTimes(visit)
  if (visit.options.write) await write(visit)
  judgeHeaders(visit)
  judgeCaching(visit)
}

function reportOf({ options, recorder, client, made }: Visit): Report {
  const all = recorder.results((id) => skipReason(options, id))
  const isLost = recorder.has('reachable')
  const results = all.filter(({ id }) =>
    isLost ? id === 'reachable' : options.only.length === 0 || options.only.includes(id),
  )
  const { baseUrl, write: wrote } = options
  return { baseUrl, wrote, requests: client.log.length, summary: countsOf(results), made, checks: results }
}

function skipReason({ write, idempotencyHeader }: CheckOptions, id: CheckId): string | undefined {
  const missing = needsOf(id).flatMap((need) =>
    need === 'write' ? (write ? [] : ['--write']) : idempotencyHeader ? [] : ['--idempotency-header'],
  )
  return missing.length > 0 ? `Needs ${missing.join(' and ')}.` : undefined
}

function countsOf(results: readonly Result[]): Readonly<Record<Outcome, number>> {
  const count = (wanted: Outcome) => results.filter(({ outcome }) => outcome === wanted).length
  return {
    ok: count('ok'),
    warning: count('warning'),
    fault: count('fault'),
    'not concluded': count('not concluded'),
    skipped: count('skipped'),
  }
}
