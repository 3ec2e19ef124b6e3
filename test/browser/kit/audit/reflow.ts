import type { Fault } from './finding'
import type { Looked } from './looked'

/** At 400 %: nothing is beside the window, and everything to press can be brought into it. */
export const examineReflow = ({ page }: Looked): Promise<Fault[]> =>
  page.evaluate(() => {
    const expected = `all of it in a window of ${innerWidth} x ${innerHeight}`
    const wide = eye.wide().map((one) => ({ ...one, expected }))
    const away = eye.controls().flatMap((element) => {
      if (eye.isReached(element)) return []
      return {
        element: eye.describe(element),
        expected: `${expected}, once it is scrolled there`,
        found: 'no point of it can be pressed',
      }
    })
    return [...wide, ...away]
  })
