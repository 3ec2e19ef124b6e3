import type { Fault } from './finding'
import type { Looked } from './looked'
import { watchRings } from './rings'
import { walksStops, type Stop, type Walked } from './stops'

/** What one walk by Tab through all of a page, in the window as it is, has found. */
export interface FocusFaults {
  readonly rings: Fault[]
  readonly order: Fault[]
  readonly obscured: Fault[]
}

/** @param colours what a control is told to be in, besides its kind */
export async function examineFocus(looked: Looked, colours = ''): Promise<FocusFaults> {
  const { page } = looked
  const expected = await page.evaluate(() => {
    eye.fences()
    return eye.expected()
  })
  const rings: Fault[] = []
  const up: Fault[] = []
  let before: Stop | undefined
  const walked = await walksStops(looked, async (stop) => {
    if (before && stop.before) up.push(...backwards({ ...before, rect: stop.before }, stop))
    before = stop
    if (stop.inWidget && !stop.hidden && looked.isNew(stop.kind + colours))
      rings.push(...(await ringsOf(looked, { ...stop, name: stop.name + colours })))
  })
  return {
    rings,
    order: [...(await ordered(looked, walked, expected)), ...up],
    obscured: obscured(looked, walked),
  }
}

/** The focus leaves it for a moment, and the page stays where it is. In a grid the arrows move the focus. */
async function ringsOf(looked: Looked, stop: Stop): Promise<Fault[]> {
  const { page } = looked
  const watches = watchRings(looked)
  await watches(stop)
  if (!stop.isInGrid) {
    await page.evaluate(() => eye.active()?.blur())
    const found = await watches(null)
    await page.evaluate((id) => eye.byId(id).focus(), stop.id)
    return found
  }
  const found: Fault[] = []
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    await page.keyboard.press(key)
    found.push(...(await watches(await page.evaluate(() => eye.stop()))))
  }
  return found
}

/** Each stop of Tab is in the window, and nothing of the widget is over it. */
function obscured({ page }: Looked, { stops }: Walked): Fault[] {
  const { width, height } = page.viewportSize()!
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

async function ordered(
  { page }: Looked,
  { stops, twice }: Walked,
  expected: readonly number[],
): Promise<Fault[]> {
  const faults: Fault[] = []
  if (twice)
    faults.push({
      element: twice.name,
      expected: 'one stop of Tab, and then the way out',
      found: 'it comes a second time',
    })
  for (const stop of stops)
    if (!stop.isSeen)
      faults.push({ element: stop.name, expected: 'a stop that is seen', found: 'nothing to be seen' })
  // After a stop that came twice the walk has not gone on.
  const lost = twice ? [] : expected.filter((id) => !stops.some((stop) => stop.id === id))
  const names = await page.evaluate(
    (ids) => ids.filter((id) => eye.isStill(id)).map((id) => eye.describe(eye.byId(id))),
    lost,
  )
  for (const name of names)
    faults.push({
      element: name,
      expected: 'a stop of Tab',
      found: `Tab passes it; it ends at ${stops.at(-1)?.name ?? 'nothing'}`,
    })
  return faults
}

/** In one column the focus goes down: up again it may go only to the next column. */
function backwards(before: Stop, stop: Stop): Fault[] {
  const [a, b] = [before.rect, stop.rect]
  const isAbove = b.y + b.height <= a.y + 1
  const isSameColumn = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 4
  if (!isAbove || !isSameColumn || before.floats || stop.floats || !stop.inWidget || !before.inWidget)
    return []
  return [
    {
      element: stop.name,
      expected: `a place below ${before.name}, whose next stop it is`,
      found: 'it stands above',
    },
  ]
}
