import type { Customer } from 'tavola'
import type { KeepContext } from '..'
import { jsonIn } from '../json-storage'
import { readVisit, type Visit } from '../same-again/last-visit'

/** What is remembered of a diner: neither special requests nor consents. */
export const detailNames = ['firstName', 'lastName', 'email', 'telephoneNumber'] as const
export type Details = Readonly<Pick<Customer, (typeof detailNames)[number]>>

/** The steps with the details, by their numbers in docs/spec: a booking's and an enquiry's. */
export const bookingDetails = 4
export const detailsSteps: readonly (number | null)[] = [bookingDetails, 6]

/** The diner's details and the last table, in the device's localStorage. */
const device = jsonIn(() => localStorage)
export const nameOnDevice = 'tavola-remembered'
const version = 1

/** The details can be remembered here. */
export const canRemember = () => device.works()

/** The form begins with the details that the device remembers, also after completion. Each use renews them. */
export function fillIn(ctx: KeepContext): void {
  const { state, options } = ctx
  ctx.effect(() => {
    if (state.asked.value) return
    state.asked.value = true
    const stored = readDiner(options.months)
    const found = options.remember ? stored : null
    state.remembered.value = found?.details ?? null
    state.visit.value = found?.visit ?? null
    state.known.value = found !== null
    if (!found) return
    writeDiner(found)
    ctx.setInitialDetails(found.details)
  })
}

/** Without the table, from the next visit on: the back end no longer has its restaurant. */
export function forgetVisit({ options }: KeepContext): void {
  const found = readDiner(options.months)
  if (found) writeDiner({ ...found, visit: null })
}

interface Remembered {
  readonly details: Details
  readonly visit: Visit | null
}

export const writeDiner = (remembered: Remembered) =>
  device.write(nameOnDevice, { version, at: Date.now(), ...remembered })

export const removeDiner = () => device.remove(nameOnDevice)

/** Whether anything is there, of any age. */
export const hasDiner = () => Boolean(device.read(nameOnDevice))

export function readDiner(months: number): Remembered | null {
  const found = (device.read(nameOnDevice) ?? {}) as { readonly [key: string]: unknown }
  const { version: written, at, details, visit } = found
  // An earlier release stored no visit.
  if (written === version && isRecent(at, months) && isDetails(details))
    return { details, visit: readVisit(visit) }
  removeDiner()
  return null
}

function isRecent(at: unknown, months: number): boolean {
  const end = new Date(Number(at))
  end.setMonth(end.getMonth() + months)
  // False for an invalid date, whose time is NaN.
  return Date.now() < end.getTime()
}

const isDetails = (details: unknown): details is Details =>
  typeof details === 'object' &&
  details !== null &&
  detailNames.every((one) => typeof details[one as never] === 'string')
