import type { AnyPlugin, PluginContext } from 'tavola'
import { anna, atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { form, threshold } from '../../kit/stand-ins'

/** Plugins as strangers write them, without types. */

export const plugin = (parts: object) => ({ id: 'faulty', ...parts }) as unknown as AnyPlugin

/** Anna at the widget with such a plugin. */
export const renderWith = (parts: object, first: object = atSlot) =>
  renderPlugins({ plugins: [threshold, form, plugin(parts)], first: { customer: anna, ...first } })

export const confirmed = ({ facts }: PluginContext) => facts.confirmed
export const rejects = () => Promise.reject(new Error('lost'))

/** A step that the plugin shows once the slot is confirmed. */
export const takeover = (over: object) => ({
  steps: [{ id: 'w', priority: 'takeover', when: confirmed, ...over }],
})

interface WithSwitch {
  readonly state: { readonly on: { value: boolean } }
}

/** For `state: { on: true }`, which `turns` turns off and on again. */
export const whileOn = ({ state }: WithSwitch) => state.on.value

export function turns(diner: Diner, on: boolean): Promise<void> {
  const faulty = diner.kernel.plugins.all.find(({ id }) => id === 'faulty')!
  const { state } = diner.kernel.plugins.contextOf(faulty) as unknown as WithSwitch
  return diner.sees(() => void (state.on.value = on))
}

export const confirms = (diner: Diner) => diner.sees(() => void diner.kernel.choices.confirm())
export const sent = ({ network }: Diner) => network.sent('POST *').length
export const places = ({ faults }: Pick<Diner, 'faults'>) => faults.map(({ place }) => place.split(' ')[0])
export const said = ({ faults }: Pick<Diner, 'faults'>) =>
  faults.map(({ place, error }) => `${place}: ${String(error)}`)

/** From the details to the reference, or as far as it goes. Resolves to whether it is there. */
export async function books(diner: Diner): Promise<boolean> {
  await diner.presses('Continue')
  await diner.presses('Complete Booking')
  await diner.waits(40_000)
  return diner.has('heading', 'Booking Confirmed')
}
