import type { Load } from '../../contract/plugin'
import type { BarProps } from './bar'

/** A phone's header from step 2 on. */
export const loadBar: Load<BarProps> = () => import(/* webpackChunkName: "bar" */ './bar')

/** In pixels: the widest that has it (bar.css). */
const widest = 620

/** What the shell has around the steps from step 2 on, besides what is here already. */
export const shellParts = (): readonly Load[] =>
  window.innerWidth < widest ? [loadBar as unknown as Load] : []
