import booking from '../../plugins/booking'
import cardGuarantee from '../../themes/build/companions/card-guarantee'
import crossSell from '../../plugins/cross-sell'
import enquiry from '../../plugins/enquiry'
import menus from '../../plugins/menus'
import start from '../../plugins/start'
import type { SceneName } from '../../src/scenes'
import { answersOf } from '../../src/scenes/scene'
import { anna } from '../kit/booking'
import { friday, renderPlugins } from '../kit/diner'

/** A diner whose details are known, of a brand with bookings and enquiries, in a scene. */
export async function renderScene(name: SceneName) {
  const [own, evening] = answersOf(name, { now: friday })
  return renderPlugins({
    plugins: [start, booking, enquiry, crossSell, menus, cardGuarantee],
    brand: { journeys: ['Booking'], options: { menus: { offer: true } } },
    answers: { ...own, ...evening, ...own },
    first: { customer: anna },
  })
}

export type Diner = Awaited<ReturnType<typeof renderScene>>

/** The same with the restaurant and a day chosen. */
export async function renderWithDay(name: SceneName): Promise<Diner> {
  const diner = await renderScene(name)
  await diner.choosesRestaurant()
  await diner.sees(() => diner.kernel.choices.set({ date: '2026-11-30' }))
  return diner
}

export async function continues(diner: Diner): Promise<void> {
  await diner.selects('Hour', '20')
  await diner.presses('Continue')
}

/** The same with the details sent, as a booking or as an enquiry. */
export async function sends(diner: Diner): Promise<void> {
  await diner.presses('Continue')
  await diner.presses(/^Complete /)
}

export async function books(name: SceneName): Promise<Diner> {
  const diner = await renderWithDay(name)
  await continues(diner)
  await sends(diner)
  return diner
}
