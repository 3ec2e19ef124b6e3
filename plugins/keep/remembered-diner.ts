import { detailNames, type Details, type KeepContext, type Visit } from './model'
import { jsonIn } from './json-storage'
import { bookedVisit, readVisit } from './last-visit'

/** The diner's details and the last table, in the device's localStorage. */
const device = jsonIn(() => localStorage)
const name = 'tavola-remembered'
const version = 1

/** The details can be remembered here. */
export const canRemember = () => device.works()

/** The form begins with the details that the device remembers. Each use renews them. */
export function fill(ctx: KeepContext): void {
  const { state, options } = ctx
  const stored = read(options.months)
  const found = options.remember ? stored : null
  state.remembered.value = found?.details ?? null
  state.visit.value = found?.visit ?? null
  state.known.value = found !== null
  if (!found) return
  write(found)
  ctx.setInitialDetails(found.details)
}

/**
 * Once something was sent: the details as they are now, and the table. An enquiry keeps the table of before. A diner whom
 * another tab has forgotten stays forgotten.
 */
export function remember(ctx: KeepContext): void {
  const { facts, state, options } = ctx
  const before = read(options.months)
  const isKnown = state.remembered.value !== null && before !== null
  if (!options.remember || !(state.remember.value || isKnown)) return
  const details = Object.fromEntries(detailNames.map((one) => [one, facts.customer[one].trim()]))
  const visit = bookedVisit(ctx) ?? before?.visit ?? null
  write({ details: details as unknown as Details, visit })
}

/** Clears the device and the fields. */
export function forget(ctx: KeepContext): void {
  device.remove(name)
  clear(ctx, detailNames)
  for (const forgetHere of widgets) forgetHere()
}

/** The page's widgets. A page gets no `storage` event of its own changes. */
const widgets = new Set<() => void>()

/** What another tab or widget forgets is forgotten here too. Returns the clean-up. */
export function followOthers(ctx: KeepContext): () => void {
  const { state, facts } = ctx
  const { lost, remembered } = state
  function forgetHere(): void {
    lost.value ??= remembered.value
    ctx.setInitialDetails(null)
    remembered.value = null
    state.visit.value = null
    state.remember.value = false
  }
  // A frozen page gets no events before it is shown again.
  const check = ({ key, newValue }: Partial<StorageEvent>) => {
    if (key === name ? newValue === null : remembered.value && !device.read(name)) forgetHere()
  }
  ctx.effect(() => {
    const details = lost.value
    // A booking that is being sent, or waits for a card, is finished first.
    if (!details || ctx.isUndecided || ![null, 1, 2, 3, 4, 6].includes(state.number.value)) return
    lost.value = null
    // What the diner typed instead stays.
    const same = detailNames.filter(
      (one) => details[one] && facts.customer[one].trim() === details[one].trim(),
    )
    clear(ctx, same)
  })
  widgets.add(forgetHere)
  window.addEventListener('storage', check)
  window.addEventListener('pageshow', check)
  return () => {
    widgets.delete(forgetHere)
    window.removeEventListener('storage', check)
    window.removeEventListener('pageshow', check)
  }
}

function clear({ state, facts, set }: KeepContext, names: readonly (keyof Details)[]): void {
  state.known.value = false
  state.forgotten.value = true
  const blank = Object.fromEntries(names.map((one) => [one, '']))
  set({ customer: { ...facts.customer, ...blank }, ...(names.length > 0 && { detailsConfirmed: false }) })
}

/** Without the table, from the next visit on: the back end no longer has its restaurant. */
export function forgetVisit({ options }: KeepContext): void {
  const found = read(options.months)
  if (found) write({ ...found, visit: null })
}

interface Remembered {
  readonly details: Details
  readonly visit: Visit | null
}

const write = (remembered: Remembered) => device.write(name, { version, at: Date.now(), ...remembered })

function read(months: number): Remembered | null {
  const found = (device.read(name) ?? {}) as { readonly [key: string]: unknown }
  const { version: written, at, details, visit } = found
  // An earlier release stored no visit.
  if (written === version && isWithin(at, months) && isDetails(details))
    return { details, visit: readVisit(visit) }
  device.remove(name)
  return null
}

function isWithin(at: unknown, months: number): boolean {
  const end = new Date(Number(at))
  end.setMonth(end.getMonth() + months)
  // A date of no sense is not before anything.
  return Date.now() < end.getTime()
}

const isDetails = (details: unknown): details is Details =>
  typeof details === 'object' &&
  details !== null &&
  detailNames.every((one) => typeof details[one as never] === 'string')
