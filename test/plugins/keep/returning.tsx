import keep from '../../../plugins/keep'
import { anna, atDetails } from '../../kit/booking'
import type { Diner } from '../../kit/diner'
import { alternatives, enquiry, form, party } from '../../kit/stand-ins'
import { firstStep } from './first-step'
import { device, leaves, visits } from './visits'

export const again = 'Same as last time: Milano Cork, 2 people, Saturday 19:30'
export const anyAgain = /^Same as last time/

type Options = Parameters<typeof visits>[0]
const plugins = [keep, firstStep, form, enquiry, party, alternatives]
export const comes = (options: Options = {}) =>
  visits({ plugins, ...options, brand: { journeys: ['Booking', 'Enquiry'], ...options?.brand } })

/** Anna books a table for two on Saturday 28 November at 19:30, and is remembered. The tab is a new one. */
export async function wasHere(first: object = {}, options: Options = {}): Promise<void> {
  const diner = await comes(options)
  await diner.sees(() =>
    diner.kernel.choices.set({ ...atDetails, journey: 'Booking', ...first, customer: anna }),
  )
  await diner.clicks('checkbox', /^Remember me on this device/)
  await diner.presses('Continue')
  await diner.presses(/^(Complete Booking|Send)$/)
  leaves()
  sessionStorage.clear()
}

/** It is Friday 20 November, and Anna is back: at step 1, with nothing chosen. */
export async function comesBack(options: Options = {}, first: object = {}): Promise<Diner> {
  await wasHere(first)
  return comes(options)
}

export const key = 'tavola-remembered'
export const remembered = () => JSON.parse(device().getItem(key)!) as { visit: Record<string, unknown> }

/** Another script of the page writes the visit. */
export function writes(change: object): void {
  const found = remembered()
  device().setItem(key, JSON.stringify({ ...found, visit: { ...found.visit, ...change } }))
}
