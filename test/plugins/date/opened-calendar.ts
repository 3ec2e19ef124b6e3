import start from '../../../plugins/start'
import { type Diner, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table } from '../../kit/stand-ins'

/** A diner in front of step 1, at a restaurant. */
export const arrives = (options: object = {}) =>
  renderPlugins({ plugins: [start, table], first: { venue: venue() }, ...options })

/** The same in front of the open calendar. */
export async function opens(options?: object): Promise<Diner> {
  const diner = await arrives(options)
  await diner.presses(/^Date/)
  await diner.finds('grid')
  return diner
}

export const button = (diner: Diner) => diner.gets('button', /^Date/)
export const isOpen = (diner: Diner) => button(diner).ariaExpanded === 'true' && diner.has('grid')
