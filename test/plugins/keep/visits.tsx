import keep from '../../../plugins/keep'
import { anna, atDetails } from '../../kit/booking'
import { removeWidget, renderPlugins } from '../../kit/diner'
import type { TestKernelOptions } from '../../kit/kernel'
import { alternatives, enquiry, form, threshold } from '../../kit/stand-ins'

/** The browser's storage of a device, whose sessions are tabs. */
export const device = () => localStorage

/** A visit of the page: what the diner sees after it was opened, or loaded again in the same tab. */
export function visits(options: Partial<TestKernelOptions> = {}) {
  return renderPlugins({
    plugins: [keep, threshold, form, enquiry, alternatives],
    ...options,
    brand: { journeys: ['Booking'], ...options.brand },
  })
}

export const box = /^Remember me on this device/

/** The page is left: in a browser its memory is gone. */
export const leaves = removeWidget

/** A new device in the middle of a test. */
export function forgetsAll(): void {
  removeWidget()
  sessionStorage.clear()
  device().clear()
}

/** All that is stored, as one text. */
export const stored = () => JSON.stringify([{ ...sessionStorage }, { ...device() }])

/** What a screen reader is told. */
export const heard = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean)

/** Anna has booked here before, and ticked the box; the tab is a new one. */
export async function wasHere(options: Parameters<typeof visits>[0] = {}): Promise<void> {
  const diner = await visits(options)
  await diner.sees(() =>
    diner.kernel.choices.set({ ...atDetails, customer: { ...anna, specialRequests: 'A window' } }),
  )
  await diner.clicks('checkbox', box)
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
  leaves()
  sessionStorage.clear()
}
