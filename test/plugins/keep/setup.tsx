import { availabilityFailure, dayTimes, definePlugin, type PluginContext, timesSelection } from 'tavola'
import { StepHeading, usePlugin } from 'tavola/controls'
import keep from '../../../plugins/keep'
import { atDetails, anna } from '../../kit/booking'
import { type Diner, removeWidget, renderPlugins } from '../../kit/diner'
import type { TestKernelOptions } from '../../kit/kernel'
import { alternatives, enquiry, form, party, threshold } from '../../kit/stand-ins'

/** Step 1 as keep needs it: it loads the times, chooses the wished one, and its button checks and confirms. */
export const firstStep = definePlugin({
  id: 'first-step',
  setup(ctx) {
    ctx.effect(() => {
      const { facts } = ctx
      if (!timesSelection(ctx) || facts.sessions || facts.sessionsFailed) return
      void ctx.run(() => loadTimes(ctx))
    })
    ctx.effect(() => {
      const { wishedTime, time, confirmed } = ctx.facts
      const isFree = dayTimes(ctx)?.some((one) => one.free && one.time === wishedTime)
      if (!confirmed && time === null && isFree) ctx.set({ time: wishedTime, wishedTime: null })
    })
  },
  steps: [
    {
      id: 'first-step',
      number: 1,
      priority: 'base',
      when: () => true,
      load: async () => ({ default: FirstStep }),
    },
  ],
})

async function loadTimes({ api, facts, set, fail, signal }: PluginContext): Promise<void> {
  const { venue, date, guests } = facts
  try {
    const { sessions } = await api.getSessions({ venueId: venue!.id, date: date!, guests }, signal)
    set({ sessions })
  } catch {
    set({ sessionsFailed: true })
    fail(availabilityFailure(venue!.name))
  }
}

async function check({ api, facts, confirm, fail, signal }: PluginContext): Promise<void> {
  const { venue, date, time, guests } = facts
  const asked = { venueId: venue!.id, date: date!, time: time!, guests }
  const availability = await api.searchAvailability(asked, signal).catch(() => null)
  if (availability?.originalChoiceAvailable) await confirm({ availability })
  else fail(availabilityFailure(venue!.name))
}

function FirstStep() {
  const ctx = usePlugin<PluginContext>()
  const { venue, date, time, wishedTime, guests } = ctx.facts
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (time !== null && !ctx.busy) void ctx.advance(() => check(ctx))
      }}
    >
      <StepHeading>Find your table</StepHeading>
      <p>{[venue?.name, date, time, wishedTime && `wish ${wishedTime}`, guests].join(', ')}</p>
      <button type="submit">Continue</button>
    </form>
  )
}

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

export const again = 'Same as last time: Milano Cork, 2 people, Saturday 19:30'
export const anyAgain = /^Same as last time/

type Options = Parameters<typeof visits>[0]
const plugins = [keep, firstStep, form, enquiry, party, alternatives]
export const comes = (options: Options = {}) =>
  visits({ plugins, ...options, brand: { journeys: ['Booking', 'Enquiry'], ...options?.brand } })

/** Anna books a table for two on Saturday 28 November at 19:30, and is remembered. The tab is a new one. */
export async function bookedBefore(first: object = {}, options: Options = {}): Promise<void> {
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
  await bookedBefore(first)
  return comes(options)
}

export const key = 'tavola-remembered'
export const remembered = () => JSON.parse(device().getItem(key)!) as { visit: Record<string, unknown> }

/** Another script of the page writes the visit. */
export function writes(change: object): void {
  const found = remembered()
  device().setItem(key, JSON.stringify({ ...found, visit: { ...found.visit, ...change } }))
}
