import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { defaultParty, groupGuests } from '../../constants'
import { isClosedOn, isPlainDate } from '../../dates/plain-date'
import { afterPaint } from '../../later'
import type { Customer, Facts, Selection } from '../../contract/facts'

export const nobody: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  specialRequests: '',
  optIn: false,
  consent: false,
}

export const blankSelection: Selection = {
  journey: null,
  journeyLocked: false,
  venue: null,
  date: null,
  ...defaultParty,
  time: null,
  wishedTime: null,
  confirmed: false,
  sessions: null,
  sessionsFailed: false,
  availability: null,
  configuration: {},
  customer: nobody,
  detailsConfirmed: false,
  references: {},
}

/**
 * What a change makes stale, each put back to its blank value; it goes on from there (a new date clears the time,
 * a cleared time clears the confirmation). What the same patch sets stays, and clears on: the same time on another
 * day is another slot. Section 4, "Date and guests".
 */
const clears: { readonly [K in keyof Selection]?: readonly (keyof Selection)[] } = {
  journey: ['time', 'confirmed'],
  venue: ['time', 'sessions', 'configuration'],
  date: ['time', 'sessions'],
  adults: ['time', 'sessions'],
  children: ['time', 'sessions'],
  sessions: ['sessionsFailed'],
  time: ['confirmed', 'availability'],
  confirmed: ['detailsConfirmed', 'references'],
}

/** The selection after a patch: the one place that keeps the invariants. */
export function applyPatch(before: Selection, patch: Partial<Selection>): Selection {
  if (leavesClosedDay(before, patch)) return applyPatch(before, { ...patch, date: null })
  const next: Record<string, unknown> = { ...before, ...patch }
  const stale = (Object.keys(patch) as (keyof Selection)[]).filter((key) => changed(key, before, patch))
  for (const key of stale) {
    for (const dependent of clears[key] ?? []) {
      if (stale.includes(dependent)) continue
      if (!(dependent in patch)) next[dependent] = blankSelection[dependent]
      stale.push(dependent)
    }
  }
  // Another day or number of guests: the same time is wished for (decisions, "The same time again").
  const isMoved = !['time', 'venue', 'journey', 'wishedTime'].some((key) => key in patch)
  if (isMoved && !next.time && before.time) next.wishedTime = before.time
  return next as unknown as Selection
}

/**
 * A venue comes that is closed on the day: chosen for another one before, or named with it. One that comes with a
 * time is open then, whatever its closure says: the server has offered the slot.
 */
function leavesClosedDay(before: Selection, patch: Partial<Selection>): boolean {
  const { venue = before.venue, date = before.date, time } = patch
  if (!('venue' in patch || 'date' in patch)) return false
  return date !== null && !!venue && time == null && isClosedOn(venue, date)
}

function changed(key: keyof Selection, before: Selection, patch: Partial<Selection>): boolean {
  // A venue read again is the same venue: its choices stay.
  if (key === 'venue') return before.venue?.id !== patch.venue?.id
  return before[key] !== patch[key]
}

/** What is chosen now, as a patch would set it. */
export function selectionOf(facts: Facts): Selection {
  const keys = Object.keys(blankSelection) as (keyof Selection)[]
  return Object.fromEntries(keys.map((key) => [key, facts[key]])) as unknown as Selection
}

/** Adults plus children, or -1 for a group. */
export const guestsOf = ({ adults, children }: Pick<Selection, 'adults' | 'children'>): number =>
  adults === groupGuests ? groupGuests : adults + children

export interface FactStore {
  readonly facts: Facts
  /** The one door: applies a patch with all that it clears, in one go. Throws a TypeError on values of no sense. */
  set(patch: Partial<Selection>): void
}

export function createFacts(first: Partial<Selection>): FactStore {
  const signals = {} as { [K in keyof Selection]: Signal<Selection[K]> }
  const facts = {} as Facts
  const initial = freeze({ ...blankSelection, ...first })
  for (const key of Object.keys(blankSelection) as (keyof Selection)[]) {
    const fact: Signal<unknown> = signal(initial[key])
    Object.assign(signals, { [key]: fact })
    expose(facts, key, fact)
  }
  const { venue, configuration, adults, children } = signals
  expose(
    facts,
    'guests',
    computed(() => guestsOf({ adults: adults.value, children: children.value })),
  )
  expose(
    facts,
    'bookingConfiguration',
    computed(() => ({ ...venue.value?.bookingConfiguration, ...configuration.value })),
  )

  return {
    facts,
    set(patch) {
      reject(patch)
      const before = {} as Record<string, unknown>
      for (const key of Object.keys(signals) as (keyof Selection)[]) before[key] = signals[key].peek()
      const next = Object.freeze(applyPatch(before as unknown as Selection, patch))
      const { sessions, availability, ...others } = next
      freeze(others)
      // An answer may have thousands of slots, and the next frame is to show it.
      for (const answer of [sessions, availability]) {
        if (answer && !Object.isFrozen(answer)) afterPaint(() => freeze(answer))
      }
      batch(() => {
        for (const key of Object.keys(signals) as (keyof Selection)[]) {
          const fact: Signal<unknown> = signals[key]
          fact.value = next[key]
        }
      })
    },
  }
}

/**
 * Facts change by `set` alone: a plugin that writes into one, by mistake, has a fault there and then; into an answer's
 * slots, a frame after they came.
 */
function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

function expose(facts: Facts, key: keyof Facts, fact: ReadonlySignal<unknown>): void {
  Object.defineProperty(facts, key, { enumerable: true, get: () => fact.value })
}

/** A plugin's slip must not become a wrong booking: said at the door, where its cause still shows. */
function reject(patch: Partial<Selection>): void {
  const { date, time, adults, children, venue } = patch
  for (const name of ['customer', 'references', 'configuration'] as const) {
    if (name in patch && !patch[name]) throw new TypeError(`${name} is ${String(patch[name])}, not an object`)
  }
  for (const [name, blank] of Object.entries(patch.customer ? nobody : {})) {
    const value = patch.customer![name as keyof Customer]
    if (typeof value !== typeof blank)
      throw new TypeError(`customer.${name} is ${String(value)}, no ${typeof blank}`)
  }
  if (venue != null && (venue.id === undefined || typeof venue.name !== 'string'))
    throw new TypeError('venue has no id or no name')
  if (date != null && !isPlainDate(date)) throw new TypeError(`date is "${date}", not YYYY-MM-DD`)
  if (time != null && !/^\d\d:\d\d$/.test(time)) throw new TypeError(`time is "${time}", not HH:MM`)
  for (const [name, count] of Object.entries({ adults, children })) {
    if (count !== undefined && !Number.isInteger(count))
      throw new TypeError(`${name} is ${count}, no whole number`)
  }
}
