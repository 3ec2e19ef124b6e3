import type { Fault } from './finding'
import type { Looked } from './looked'
import { walksStops } from './stops'

/** Each stop of Tab is in the window, and nothing of the widget is over it. */
export async function examineObscured(looked: Looked): Promise<Fault[]> {
  const { width, height } = looked.page.viewportSize()!
  const { stops } = await walksStops(looked)
  return stops.flatMap(({ name, hidden, inWidget }) =>
    hidden && inWidget
      ? [
          {
            element: name,
            expected: `to be seen whole with the focus at ${width} x ${height}`,
            found: hidden,
          },
        ]
      : [],
  )
}
