import { functionNames, notApplicable, offersOf, type Adapter } from './adapter'
import { checkMenus, checkTime, checkToken } from './availability'
import { checkBookings, checkChildren, checkEnquiries } from './bookings'
import { needsOf, type CheckId } from './checks'
import { createClient } from './client'
import {
  checkHeaders,
  checkInvalidInput,
  checkLatency,
  checkOtherSessions,
  checkPreflights,
  isReachable,
} from './connection'
import { checkRestaurantClock, checkSessionsOfClosure } from './closures-and-clocks'
import type { CheckOptions } from './options'
import { checkPathParts } from './path'
import { checkRefusals } from './refusals'
import { Recorder, type Report, type Result, type Unused } from './report'
import { checkNearbySearch, checkSearch, checkVenues } from './restaurants'
import type { Run } from './run'
import { checkKeys, checkOverselling, countKeyedTables } from './selling'
import { checkOtherDays, findFreeSlot, noFreeSlot } from './sessions'

/** What tests replace. */
export interface Environment {
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
    if (!adapter) for (const check of [checkInvalidInput, checkPreflights]) await check(run)
    await checkLatency(run)
    if (options.write) await write(run)
    // What only HTTP has, and no adapter: of all responses of the run.
    if (!adapter) checkHeaders(run)
    explainUndecided(run)
  }
  return reportOf(run, adapter)
}

function explainUndecided({ recorder, selected }: Run): void {
  const noDay =
    'All days offer the same times, and no closure begins or ends soon. Bookings show the day: see --write.'
  if (selected && !recorder.isChecked('sessions.day')) recorder.inconclusive(noDay, 'sessions.day')
  if (recorder.isChecked('configuration.text')) return
  const reason = 'No response has a booking configuration.'
  recorder.inconclusive(reason, 'configuration.text', 'configuration.values')
}

async function read(run: Run): Promise<void> {
  for (const step of [checkSearch, checkNearbySearch, checkVenues]) await step(run)
  if (run.venues.length === 0)
    run.recorder.defaultReason =
      'No restaurant was found. Give one with --venue, or a search text with --search.'
  await findFreeSlot(run)
  for (const step of [checkOtherDays, checkSessionsOfClosure, checkTime, checkPathParts]) await step(run)
  for (const step of [checkRestaurantClock, checkMenus, checkToken, checkOtherSessions]) await step(run)
}

/** Everything that creates something in the back end, marked as a test. */
async function write(run: Run): Promise<void> {
  const { recorder, selected, guarantee, options } = run
  if (!selected) {
    recorder.defaultReason = noFreeSlot
    return
  }
  const selection = { ...selected.day, time: selected.slot.time }
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
  const isUnreachable = recorder.hasFault('reachable')
  const checks = recorder
    .results((id) => unusedFor(options, adapter, id))
    .filter(({ id }) =>
      isUnreachable ? id === 'reachable' : options.only.length === 0 || options.only.includes(id),
    )
  return {
    baseUrl: options.adapter ?? options.baseUrl,
    wrote: options.write,
    requests: client.log.length,
    summary: countsOf(checks),
    created,
    checks,
  }
}

function unusedFor(options: CheckOptions, adapter: Adapter | undefined, id: CheckId): Unused | undefined {
  const { write, idempotencyHeader, timeZone } = options
  const notForAdapter = adapter && notApplicable(adapter, id)
  if (notForAdapter) return { outcome: 'not applicable', reason: notForAdapter }
  const given: Readonly<Record<string, unknown>> = {
    '--write': write,
    '--idempotency-header': idempotencyHeader,
    '--time-zone': timeZone,
  }
  const missing = needsOf(id).filter((option) => !given[option])
  return missing.length > 0 ? { outcome: 'skipped', reason: `Needs ${missing.join(' and ')}.` } : undefined
}

function countsOf(checks: readonly Result[]): Report['summary'] {
  const counts = { ok: 0, warning: 0, fault: 0, inconclusive: 0, skipped: 0, 'not applicable': 0 }
  for (const { outcome } of checks) counts[outcome]++
  return counts
}
