import { definePlugin, type AnyPlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import menus from '../../../plugins/menus'
import { atSlot } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
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

interface Options extends Partial<Parameters<typeof renderPlugins>[0]> {
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
  /** The menus of the restaurant. */
  readonly list?: unknown
  /** Whether the brand offers them. */
  readonly offer?: boolean
}

/** A diner at a chosen slot. The plugin is listed after the booking, as in the default brand. */
export async function renderMenus({
  more = [],
  list = offeredMenus,
  offer = true,
  ...options
}: Options = {}) {
  const diner = await renderPlugins({
    plugins: [door, dinner, menus, ...more],
    first: atSlot,
    ...options,
    brand: { ...options.brand, ...(offer && { options: { menus: { offer } } }) },
    answers: { [search]: list as never, ...options.answers },
  })
  return {
    ...diner,
    /** What a press leads to at once, without an answer from the network, is React's to know of too. */
    clicks: ((role, name) => act(() => diner.clicks(role, name))) as typeof diner.clicks,
    /** The steps so far, by their numbers. */
    steps: () =>
      diner.events.flatMap(({ name, detail }) =>
        name === 'step' ? [(detail as { readonly number: number }).number] : [],
      ),
    /** The menus that were sent. */
    sentMenus: () => diner.network.sent(create).map(({ body }) => (body as { menuId: unknown }).menuId),
    isChosen: (title: string) => (diner.gets('radio', title) as HTMLInputElement).checked,
  }
}

/** The same, and what "Continue" leads to. */
export async function continues(to: string, options?: Options) {
  const diner = await renderMenus(options)
  await diner.presses('Continue')
  await diner.finds('heading', to)
  return diner
}

/** The same, in front of step 3. */
export const renderOffer = (options?: Options) => continues('CHOOSE MENU', options)

/** The same, behind it. */
export async function choosesDinner(options?: Options) {
  const diner = await renderOffer(options)
  await diner.clicks('radio', 'Dinner')
  await diner.presses('Next')
  await diner.finds('heading', 'Your Details')
  return diner
}
