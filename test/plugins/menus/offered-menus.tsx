import { definePlugin, type AnyPlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import menus from '../../../plugins/menus'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import { page, table } from '../../kit/stand-ins'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

/** A first step that does no more than to confirm the slot that the test has chosen. */
const door = definePlugin({
  id: 'door',
  steps: [{ id: 'door', number: 1, priority: 'base', when: () => true, load: page('Welcome', Confirm) }],
})

function Confirm() {
  const { advance, confirm, busy } = usePlugin<PluginContext>()
  return (
    <button disabled={busy} onClick={() => void advance(() => confirm())}>
      Continue
    </button>
  )
}

/** A booking with two fields around the menu's, and a button that sends it. */
const dinner = definePlugin({
  ...table,
  payload: {
    venueId: ({ facts }) => facts.venue?.id ?? null,
    menuId: () => null,
    email: () => 'anna@example.ie',
  },
  steps: [{ ...table.steps![0]!, load: page('Your Details', Send) }],
})

function Send() {
  const { submit } = usePlugin<PluginContext>()
  return <button onClick={() => void submit()}>Complete Booking</button>
}

export const search = 'GET /api/menus/search/*'
export const create = 'POST /api/bookings/create'

export const offeredMenus = [menuBody('lunch', 'Lunch'), menuBody(7, 'Dinner'), menuBody('dolce', 'Dolce')]

export const offering = { options: { menus: { offer: true } } }

interface Options extends Partial<TestKernelOptions> {
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
}

/**
 * A diner at a chosen slot, in a brand that offers menus. The plugin is listed after the booking, as in the default
 * brand.
 */
export async function renderMenus({ more = [], ...options }: Options = {}) {
  const diner = await renderPlugins({
    plugins: [door, dinner, menus, ...more],
    first: atSlot,
    brand: offering,
    ...options,
    answers: { [search]: offeredMenus, ...options.answers },
  })
  /** What a press leads to at once, without an answer from the network, is React's to know of too. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return {
    ...diner,
    clicks,
    /** The steps so far, by their numbers. */
    steps: () =>
      diner.events.filter(({ name }) => name === 'step').map(({ detail }) => (detail as Step).number),
    /** The menus that were sent. */
    sentMenus: () => diner.network.sent(create).map(({ body }) => (body as { menuId: unknown }).menuId),
  }
}

interface Step {
  readonly number: number
}

/** The same, in front of step 3. */
export async function renderOffer(options?: Options) {
  const diner = await renderMenus(options)
  await diner.presses('Continue')
  await diner.finds('heading', 'CHOOSE MENU')
  return diner
}
