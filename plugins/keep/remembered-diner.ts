import { detailNames, type Details, type KeepContext } from './model'
import { jsonIn } from './json-storage'

/** The diner's details, in the device's localStorage. */
const device = jsonIn(() => localStorage)
const name = 'tavola-remembered'
const version = 1

/** The details can be remembered here. */
export const canRemember = () => device.works()

/** The form begins with the details that the device remembers. Each use renews them. */
export function fill(ctx: KeepContext): void {
  const { state, options } = ctx
  const details = options.remember ? read(options.months) : null
  state.remembered.value = details
  state.remember.value = details !== null
  if (!details) return
  write(details)
  ctx.setInitialDetails(details)
}

/** Once something was sent: the details as they are now. */
export function remember({ facts, state, options }: KeepContext): void {
  if (!options.remember || !state.remember.value) return
  write(Object.fromEntries(detailNames.map((one) => [one, facts.customer[one].trim()])) as unknown as Details)
}

/** Clears the device and the fields. */
export function forget(ctx: KeepContext): void {
  const { state, facts, set } = ctx
  device.remove(name)
  ctx.setInitialDetails(null)
  state.remembered.value = null
  state.remember.value = false
  state.forgotten.value = true
  const blank = Object.fromEntries(detailNames.map((one) => [one, '']))
  set({ customer: { ...facts.customer, ...blank }, detailsConfirmed: false })
}

const write = (details: Details) => device.write(name, { version, at: Date.now(), details })

function read(months: number): Details | null {
  const found = (device.read(name) ?? {}) as { version?: unknown; at?: unknown; details?: unknown }
  const { version: written, at, details } = found
  if (written === version && isWithin(at, months) && isDetails(details)) return details
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
