import type { Load } from '../contract/plugin'

/** The largest width of a window with the bar, in pixels (bar.css). */
const narrow = 620

/** What the shell has beside the steps from step 2 on. */
export const loadLater: Load = () =>
  window.innerWidth < narrow ? import('./later-narrow') : import('./later')
