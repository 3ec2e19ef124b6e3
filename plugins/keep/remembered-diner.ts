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
  const found = options.remember ? read(options.months) : null
  state.remembered.value = found?.details ?? null
  state.visit.value = found?.visit ?? null
  state.remember.value = found !== null
  if (!found) return
  write(found)
  ctx.setInitialDetails(found.details)
}

/** Once something was sent: the details as they are now, and the table. An enquiry keeps the table of before. */
export function remember(ctx: KeepContext): void {
  const { facts, state, options } = ctx
  if (!options.remember || !state.remember.value) return
  const details = Object.fromEntries(detailNames.map((one) => [one, facts.customer[one].trim()]))
  const visit = bookedVisit(ctx) ?? read(options.months)?.visit ?? null
  write({ details: details as unknown as Details, visit })
}

/** Clears the device and the fields. */
export function forget(ctx: KeepContext): void {
  const { state, facts, set } = ctx
  device.remove(name)
  ctx.setInitialDetails(null)
  state.remembered.value = null
  state.visit.value = null
  state.remember.value = false
  state.forgotten.value = true
  const blank = Object.fromEntries(detailNames.map((one) => [one, '']))
  set({ customer: { ...facts.customer, ...blank }, detailsConfirmed: false })
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
