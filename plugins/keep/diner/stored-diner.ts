import type { Customer } from 'tavola'
import { storedJson } from 'tavola/page'
import type { KeepContext } from '..'
import { readVisit, type Visit } from '../same-again/last-visit'

/** What is remembered of a diner: neither special requests nor consents. */
export const detailNames = ['firstName', 'lastName', 'email', 'telephoneNumber'] as const
export type Details = Readonly<Pick<Customer, (typeof detailNames)[number]>>

/** The steps with the details, by their numbers in docs/spec: a booking's and an enquiry's. */
export const bookingDetails = 4
export const detailsSteps: readonly (number | null)[] = [bookingDetails, 6]

interface Remembered {
  readonly details: Details
  /** An earlier release stored none. */
  readonly visit: Visit | null
}

export const nameOnDevice = 'tavola-remembered'

/** The diner's details and the last table, on this device. */
export const storedDiner = ({ options: { months } }: Pick<KeepContext, 'options'>) =>
  storedJson<Remembered>(nameOnDevice, {
    storage: 'localStorage',
    maxAge: { months },
    read: ({ details, visit }) => (isDetails(details) ? { details, visit: readVisit(visit) } : null),
  })

/** Whether details can be remembered here. */
export function canRemember(): boolean {
  const probe = storedJson(`${nameOnDevice} probe`, { storage: 'localStorage', read: () => null })
  const isStored = probe.write({})
  probe.remove()
  return isStored
}

const isDetails = (details: unknown): details is Details =>
  typeof details === 'object' &&
  details !== null &&
  detailNames.every((one) => typeof details[one as never] === 'string')

/** The form begins with the details that the device remembers, also after completion. Each use renews them. */
export function fillIn(ctx: KeepContext): void {
  const { state, options } = ctx
  ctx.effect(() => {
    if (state.asked.value) return
    state.asked.value = true
    const device = storedDiner(ctx)
    const stored = device.read()
    const found = options.remember ? stored : null
    state.remembered.value = found?.details ?? null
    state.visit.value = found?.visit ?? null
    state.known.value = found !== null
    if (!found) return
    device.write(found)
    ctx.setInitialDetails(found.details)
  })
}

/** Without the table, from the next visit on: the back end no longer has its restaurant. */
export function forgetVisit(ctx: KeepContext): void {
  const device = storedDiner(ctx)
  const found = device.read()
  if (found) device.write({ ...found, visit: null })
}
