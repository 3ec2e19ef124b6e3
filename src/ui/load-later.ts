import type { Load } from '../contract/plugin'
import type { LaterProps } from './later'

/** The largest width of a window with the bar, in pixels (bar.css). */
const narrow = 620

/** What the shell has beside the steps from step 2 on. */
export const loadLater: Load<LaterProps> = () =>
  window.innerWidth < narrow
    ? import(/* webpackChunkName: "later-narrow" */ './later-narrow')
    : import(/* webpackChunkName: "later" */ './later')
