import { batch, computed, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import { defaultParty, groupGuests } from '../../constants'
import { isClosedOn, isPlainDate } from '../../dates/plain-date'
import { afterPaint } from '../../scheduling'
import type { Customer, Facts, Selection } from '../../contract/facts'

export const blankCustomer: Customer = {
  firstName: '',
  lastName: '',
  email: '',
  telephoneNumber: '',
  specialRequests: '',
  optIn: false,
  consent: false,
}

export const blankSelection: Selection = freeze({
  journey: null,
  journeyLocked: false,
  venue: null,
  date: null,
  ...defaultParty,
  groupSize: null,
  time: null,
  wishedTime: null,
  confirmed: false,
  sessions: null,
  availability: null,
  configuration: {},
  customer: blankCustomer,
  detailsConfirmed: false,
  references: {},
  results: {},
})

/**
 * The facts that a change of each fact clears (date.clears, guests.clears). Clearing cascades: a new date clears the time,
 * and a cleared time clears the confirmation. A value in the same patch is not cleared but still cascades, because the same
 * time on another day is another slot.
 */
const clears: { readonly [K in keyof Selection]?: readonly (keyof Selection)[] } = {
  journey: ['time'],
  venue: ['time', 'sessions', 'configuration'],
  date: ['time', 'sessions'],
  adults: ['time', 'sessions', 'groupSize'],
  children: ['time', 'sessions'],
  time: ['confirmed', 'availability'],
  confirmed: ['detailsConfirmed', 'references', 'results'],
}

/** The selection after a patch. The only place that enforces the selection's invariants. */
function applyPatch(before: Selection, patch: Partial<Selection>): Selection {
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
  // A new day or number of guests keeps the time as the preferred one (time.same-again).
  const isMoved = !['time', 'venue', 'journey', 'wishedTime'].some((key) => key in patch)
  if (isMoved && !next.time && before.time) next.wishedTime = before.time
  return next as unknown as Selection
}

/**
 * Whether the patch leads to a venue that is closed on its day. A patch with a time is exempt: the server has offered that
 * slot, whatever the closure says.
 */
function leavesClosedDay(before: Selection, patch: Partial<Selection>): boolean {
  const { venue = before.venue, date = before.date, time } = patch
  if (!('venue' in patch || 'date' in patch)) return false
  return date !== null && !!venue && time == null && isClosedOn(venue, date)
}

function changed(key: keyof Selection, before: Selection, patch: Partial<Selection>): boolean {
  // The same venue may be loaded again: the choices are kept.
  if (key === 'venue') return before.venue?.id !== patch.venue?.id
  return before[key] !== patch[key]
}

const names = Object.keys(blankSelection) as (keyof Selection)[]

/** The current selection as a patch. */
export const selectionOf = (facts: Facts): Selection =>
  Object.fromEntries(names.map((name) => [name, facts[name]])) as unknown as Selection

/** Adults plus children, or -1 for a group. */
export const guestsOf = ({ adults, children }: Pick<Selection, 'adults' | 'children'>): number =>
  adults === groupGuests ? groupGuests : adults + children

export interface FactStore {
  readonly facts: Facts
  /** The only way to change facts: applies a patch and everything that it clears. Throws a TypeError on invalid values. */
  set(patch: Partial<Selection>): void
}

export function createFacts(): FactStore {
  const facts = {} as Facts
  const expose = (name: keyof Facts, fact: ReadonlySignal<unknown>) =>
    Object.defineProperty(facts, name, { enumerable: true, get: () => fact.value })
  const signals = names.map((name) => {
    const fact = signal<unknown>(blankSelection[name])
    expose(name, fact)
    return [name, fact] as const
  })
  expose(
    'guests',
    computed(() => guestsOf(facts)),
  )
  expose(
    'bookingConfiguration',
    computed(() => ({ ...facts.venue?.bookingConfiguration, ...facts.configuration })),
  )

  return {
    facts,
    set(patch) {
      assertValid(patch)
      const next = applyPatch(
        untracked(() => selectionOf(facts)),
        patch,
      )
      const { sessions, availability, ...others } = next
      freeze(others)
      for (const answer of [sessions, availability])
        if (answer && !Object.isFrozen(answer)) freezeLater([answer])
      batch(() => {
        for (const [name, fact] of signals) fact.value = next[name]
      })
    },
  }
}

/** Frozen facts turn a plugin's accidental write into an error at the place of the write. */
function freeze<Value>(value: Value): Value {
  // Values without parts count as frozen.
  if (!Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value as object).forEach(freeze)
  }
  return value
}

/** An answer may have thousands of slots: a frame waits for a part of its values at most. */
function freezeLater(values: unknown[]): void {
  afterPaint(() => {
    for (let count = 0; count < valuesAtOnce && values.length > 0; count++) {
      const value = values.pop()
      if (Object.isFrozen(value)) continue
      Object.freeze(value)
      for (const part of Object.values(value as object)) values.push(part)
    }
    if (values.length > 0) freezeLater(values)
  })
}

const valuesAtOnce = 2_000

/** Throws on an invalid patch, so that a plugin's mistake is reported where it happens and never becomes a wrong booking. */
function assertValid(patch: Partial<Selection>): void {
  const { date, time, adults, children, groupSize, venue } = patch
  for (const name of ['customer', 'references', 'configuration'] as const) {
    if (name in patch && !patch[name]) throw new TypeError(`${name} is ${String(patch[name])}, not an object`)
  }
  for (const [name, blank] of Object.entries(patch.customer ? blankCustomer : {})) {
    const value = patch.customer![name as keyof Customer]
    if (typeof value !== typeof blank)
      throw new TypeError(`customer.${name} is ${String(value)}, not a ${typeof blank}`)
  }
  if (venue != null && (venue.id === undefined || typeof venue.name !== 'string'))
    throw new TypeError('venue has no id or no name')
  if (date != null && !isPlainDate(date)) throw new TypeError(`date is "${date}", not YYYY-MM-DD`)
  if (time != null && !/^\d\d:\d\d$/.test(time)) throw new TypeError(`time is "${time}", not HH:MM`)
  for (const [name, count] of Object.entries({ adults, children, groupSize: groupSize ?? undefined })) {
    if (count !== undefined && !Number.isInteger(count))
      throw new TypeError(`${name} is ${count}, not a whole number`)
  }
}
