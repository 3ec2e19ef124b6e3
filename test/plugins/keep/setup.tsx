import { definePlugin, type PluginContext, startQuery } from 'tavola'
import { availabilityFailure } from 'tavola/journeys'
import { dayTimes, timesSelection } from 'tavola/time'
import { StepHeading, usePlugin } from 'tavola/controls'
import keep from '../../../plugins/keep'
import { atDetails, anna } from '../../kit/booking'
import { type Diner, removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { alternatives, enquiry, form, party, threshold } from '../../kit/stand-ins'

/** Step 1 as keep needs it: it loads the times, chooses the wished one, and its button checks and confirms. */
export const firstStep = definePlugin({
  id: 'first-step',
  setup(ctx) {
    const { facts, api, set, fail } = ctx
    startQuery(ctx, 'sessions', {
      isAwaited: true,
      key: () => (timesSelection(ctx) && !facts.sessions ? timesSelection(ctx) : null),
      async load(_, signal) {
        const { venue, date, guests } = facts
        try {
          const { sessions } = await api.getSessions({ venueId: venue!.id, date: date!, guests }, signal)
          set({ sessions })
        } catch (error) {
          fail(availabilityFailure(venue!.name))
          throw error
        }
      },
    })
    ctx.effect(() => {
      const { wishedTime, time, confirmed } = ctx.facts
      const isFree = dayTimes(ctx)?.some((one) => one.free && one.time === wishedTime)
      if (!confirmed && time === null && isFree) ctx.set({ time: wishedTime, wishedTime: null })
    })
  },
  proceed: (ctx) => check(ctx),
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
        if (time !== null) void ctx.proceed()
      }}
    >
      <StepHeading>Find your table</StepHeading>
      <p>{[venue?.name, date, time, wishedTime && `wish ${wishedTime}`, guests].join(', ')}</p>
      <button type="submit">Continue</button>
    </form>
  )
}

type Options = Parameters<typeof renderPlugins>[0]
type SomeOptions = Partial<Options>

/** A visit of the page: what the diner sees after it was opened, or loaded again in the same tab. */
export const visits = (options: SomeOptions = {}) =>
  renderPlugins({
    plugins: [keep, threshold, form, enquiry, alternatives],
    ...options,
    brand: { journeys: ['Booking'], ...options.brand },
  })

/** The same with a step 1 that books: at nothing chosen. */
export const comes = (options: SomeOptions = {}) =>
  visits({
    plugins: [keep, firstStep, form, enquiry, party, alternatives],
    ...options,
    brand: { journeys: ['Booking', 'Enquiry'], ...options.brand },
  })

export const chooses = (diner: Diner, choice: object) => diner.sees(() => diner.kernel.choices.set(choice))

/** A visit with this choice. */
export async function visitsWith(choice: object, options?: SomeOptions): Promise<Diner> {
  const diner = await visits(options)
  // As long as a choice takes: what comes when the page is idle is here.
  await diner.waits(1_000)
  await chooses(diner, choice)
  return diner
}

/** Tables in another restaurant, as in step 2. */
export const elsewhere = {
  noAvailability: false,
  originalChoiceAvailable: false,
  originalChoiceClosed: false,
  anyAvailabilityInOriginalRestaurant: false,
  venues: [venue({ id: 'dublin' })],
}

/** The page is left: in a browser its memory is gone. */
export const leaves = removeWidget

/** A choice, and the page loaded again in the same tab. */
export async function reloads(choice: object, options?: SomeOptions, then = options): Promise<Diner> {
  await visitsWith(choice, options)
  leaves()
  return visits(then)
}

export async function completes(diner: Diner): Promise<void> {
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Booking Confirmed')
}

/** The browser's storage of a device, whose sessions are tabs. */
export const device = () => localStorage
/** The names of what the tab keeps, and of what the device does. */
export const keys = () => Object.keys({ ...sessionStorage }).sort()
export const prefix = 'tavola-keep '
export const key = 'tavola-remembered'

/** A new tab of the device. */
export function leavesTab(): void {
  leaves()
  sessionStorage.clear()
}

/** A new device in the middle of a test. */
export function forgetsAll(): void {
  leavesTab()
  device().clear()
}

/** All that is stored, as one text. */
export const stored = () => JSON.stringify([{ ...sessionStorage }, { ...device() }])
export const nothingStored = '[{},{}]'

interface Remembered {
  readonly details: object
  readonly visit: Readonly<Record<string, unknown>> | null
}
export const remembered = () => JSON.parse(device().getItem(key)!) as Remembered

/** Another script of the page writes the last table. */
export function writesVisit(change: object): void {
  const found = remembered()
  device().setItem(key, JSON.stringify({ ...found, visit: { ...found.visit, ...change } }))
}

/** What a screen reader is told. */
export const heard = () =>
  [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter(Boolean)

export const box = /^Remember me on this device/
export const isTicked = async (diner: Diner) => (await diner.finds('checkbox', box)).matches(':checked')

/** What is personal in what Anna books. */
export const guest = { ...anna, specialRequests: 'A window' }
export const personal = /Anna|O'Brien|anna@|7946|A window/

/** At the details of a table for two on Saturday 28 November at 19:30, filled in; the box is pressed so often. */
export async function ticks(choice: object = {}, presses = 1, options?: SomeOptions): Promise<Diner> {
  const diner = await comes(options)
  await chooses(diner, { ...atDetails, journey: 'Booking', customer: guest, ...choice })
  for (let press = 0; press < presses; press++) await diner.clicks('checkbox', box)
  return diner
}

/** Anna has booked with the box ticked; the tab is a new one. */
export async function wasHere(options: SomeOptions = {}, choice: object = {}): Promise<void> {
  const diner = await ticks(choice, 1, options)
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
  leavesTab()
}

/** Anna is back at the details. */
export async function atDetailsAgain(options?: SomeOptions): Promise<Diner> {
  await wasHere()
  return visitsWith(atDetails, options)
}

export const again = 'Same as last time: Milano Cork, 2 people, Saturday 19:30'
export const hasOffer = (diner: Diner) => diner.has('button', /^Same as last time/)

/** It is Friday 20 November, and Anna is back: at step 1, with nothing chosen. */
export async function comesBack(options: SomeOptions = {}): Promise<Diner> {
  await wasHere()
  return comes(options)
}
