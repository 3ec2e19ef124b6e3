import { functionNames, notApplicable, offersOf, type Adapter } from './adapter'
import { needsOf, optionOf, type CheckId, type Need } from './catalogue'
import { createClient } from './client'
import type { CheckOptions } from './options'
import { checkMenus, checkTime, checkToken } from './read/availability'
import { checkRestaurantClock, checkSessionsOfClosure } from './read/calendar'
import {
  checkCaching,
  checkCorsHeaders,
  checkInvalidInput,
  checkLatency,
  checkLimits,
  checkOtherSessions,
  checkPreflights,
  checkSessionHeader,
} from './read/connection'
import { checkPathParts, explainDays } from './read/path'
import { checkNearbySearch, checkSearch, checkVenues } from './read/restaurants'
import { checkOtherDays, findFreeSlot, noFreeSlot } from './read/sessions'
import { Recorder, type Outcome, type Report, type Result, type Unused } from './report'
import type { Run } from './run'
import { checkBookings, checkChildren, checkEnquiries } from './write/bookings'
import { checkRefusals, type Selection } from './write/create'
import { checkKeys, countKeyedTables } from './write/idempotency'
import { checkOverselling } from './write/overselling'

/** What tests replace. */
export interface Environment {
  /** Called instead of an address. */
  readonly adapter?: Adapter | undefined
  readonly fetch?: typeof fetch
  readonly now?: Date
  readonly wait?: (milliseconds: number) => Promise<void>
  /** A monotonic clock in milliseconds. */
  readonly clock?: () => number
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Sends the nine calls to a back end, one request at a time, and reports what does not suit the widget. */
export async function checkBackEnd(options: CheckOptions, environment: Environment = {}): Promise<Report> {
  const { adapter, now = new Date(), wait = sleep, clock = () => performance.now() } = environment
  const client = createClient({
    ...options,
    timeout: options.timeout * 1000,
    fetch: adapter ?? environment.fetch ?? fetch,
    label: (call, request) => (adapter ? `${functionNames[call]}: ${request}` : request),
    wait,
    clock,
  })
  const run: Run = {
    options,
    client,
    offers: offersOf(adapter),
    recorder: new Recorder(adapter !== undefined),
    now,
    today: now.toISOString().slice(0, 10),
    venues: [],
    days: [],
    guarantee: { isRequired: false, isAccepted: false },
    references: [],
    created: { bookings: [], enquiries: [] },
  }
  if (adapter || (await isReachable(run))) {
    await read(run)
    if (!adapter) await checkConnection(run)
    await checkLatency(run)
    if (options.write) await write(run)
    if (!adapter) checkHeaders(run)
    explainUndecided(run)
  }
  return reportOf(run, adapter)
}

/** Says of checks what they would have needed. */
function explainUndecided(run: Run): void {
  explainDays(run)
  if (!run.recorder.isChecked('configuration.text'))
    run.recorder.inconclusive(
      'No response has a booking configuration.',
      'configuration.text',
      'configuration.values',
    )
}

/** What only HTTP has, and no adapter. */
async function checkConnection(run: Run): Promise<void> {
  await checkInvalidInput(run)
  await checkPreflights(run)
}

/** Of all responses of the run. */
function checkHeaders(run: Run): void {
  checkCorsHeaders(run)
  checkCaching(run)
  checkLimits(run)
}

async function isReachable({ client, recorder, options }: Run): Promise<boolean> {
  const first = await client.send('search', { parameters: { text: options.search ?? 'a' } })
  // After a timeout another call decides: this one alone may hang.
  const isUnreachable = first.isTimeout ? (await client.send('token')).isTimeout : first.status === 0
  if (isUnreachable) {
    recorder.about(`GET ${options.baseUrl}`).found('reachable', 'fault', first.failure)
    return false
  }
  recorder.checked('reachable')
  const { protocol, hostname } = new URL(options.baseUrl)
  const isSecure = protocol === 'https:' || /^(localhost|127\..*|\[::1\])$/.test(hostname)
  recorder.about(options.baseUrl).expect('https', isSecure, 'An http address.', 'warning')
  await checkSessionHeader({ client, recorder, options }, first)
  return true
}

async function read(run: Run): Promise<void> {
  await checkSearch(run)
  await checkNearbySearch(run)
  await checkVenues(run)
  if (run.venues.length === 0)
    run.recorder.defaultReason =
      'No restaurant was found. Give one with --venue, or a search text with --search.'
  await findFreeSlot(run)
  await checkOtherDays(run)
  await checkSessionsOfClosure(run)
  await checkTime(run)
  await checkPathParts(run)
  await checkRestaurantClock(run)
  await checkMenus(run)
  await checkToken(run)
  await checkOtherSessions(run)
}

/** Everything that creates something in the back end, marked as a test. */
async function write(run: Run): Promise<void> {
  const { recorder, selected, guarantee, options } = run
  if (!selected) {
    recorder.defaultReason = noFreeSlot
    return
  }
  const { venueId, date, guests } = selected.day
  const selection: Selection = { venueId, date, guests, time: selected.slot.time }
  await checkRefusals(run, selection)
  if (run.offers('enquiry')) await checkEnquiries(run, selection)
  if (!run.offers('booking')) return
  const outcome = await checkBookings(run, selection)
  if (outcome !== 'created' && !(outcome === 'needs card' && guarantee.isAccepted)) return
  if (options.idempotencyHeader) await checkKeys(run, options.idempotencyHeader, selection)
  const unsold = await checkOverselling(run, selection)
  if (!recorder.hasFault('selling.full')) await checkChildren(run, selection)
  if (options.idempotencyHeader && unsold) await countKeyedTables(run, options.idempotencyHeader, unsold)
}

function reportOf({ options, recorder, client, created }: Run, adapter: Adapter | undefined): Report {
  const all = recorder.results((id) => unusedFor(options, adapter, id))
  const isUnreachable = recorder.hasFault('reachable')
  const checks = all.filter(({ id }) =>
    isUnreachable ? id === 'reachable' : options.only.length === 0 || options.only.includes(id),
  )
  const { baseUrl, write: wrote } = options
  return {
    baseUrl: options.adapter ?? baseUrl,
    wrote,
    requests: client.log.length,
    summary: countsOf(checks),
    created,
    checks,
  }
}

function unusedFor(options: CheckOptions, adapter: Adapter | undefined, id: CheckId): Unused | undefined {
  const reason = adapter && notApplicable(adapter, id)
  if (reason) return { outcome: 'not applicable', reason }
  const given: Readonly<Record<Need, unknown>> = {
    write: options.write,
    key: options.idempotencyHeader,
    zone: options.timeZone,
  }
  const missing = needsOf(id).flatMap((need) => (given[need] ? [] : [optionOf[need]]))
  return missing.length > 0 ? { outcome: 'skipped', reason: `Needs ${missing.join(' and ')}.` } : undefined
}

function countsOf(checks: readonly Result[]): Readonly<Record<Outcome, number>> {
  const counts = { ok: 0, warning: 0, fault: 0, inconclusive: 0, skipped: 0, 'not applicable': 0 }
  for (const { outcome } of checks) counts[outcome]++
  return counts
}
