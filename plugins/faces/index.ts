import { definePlugin } from 'tavola'
import { afterPaint } from 'tavola/page'
import { bring, type Face } from './face'

/** By the name of the look. */
const faces: Readonly<Record<string, () => Promise<{ readonly default: Face }>>> = {
  milano: () => import('./milano'),
  notte: () => import('./notte'),
  zaytuna: () => import('./zaytuna'),
}

/** The typeface for the titles of each look. A look without one keeps the system's typefaces. */
export default definePlugin({
  id: 'faces',
  setup({ brand, signal }) {
    const load = faces[brand.theme]
    if (!load || typeof FontFace === 'undefined' || savesData()) return
    return afterPaint(() => {
      // A file that does not come is no fault: the system's faces stay.
      void load().then(
        ({ default: face }) => !signal.aborted && bring(face),
        () => undefined,
      )
    })
  },
})

/** The diner has asked the browser to fetch as little as it can. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
