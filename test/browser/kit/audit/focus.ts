import type { Fault, Looked } from './page'
import { watchRings } from './rings'

/** The findings of one walk by Tab through a whole page, at the current window size. */
interface FocusFaults {
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
    await page.evaluate(() => {
      eye.holds()
      eye.active()?.blur()
    })
    const found = await watches(null)
    await page.evaluate((id) => {
      eye.lets()
      eye.byId(id).focus()
    }, stop.id)
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

export type Stop = NonNullable<Awaited<ReturnType<typeof now>>>

interface Walked {
  readonly stops: readonly Stop[]
  /** The stop that came a second time, which ends the walk. */
  readonly twice?: Stop
}

/** More stops than any page has: who presses so often is in a trap. */
const most = 1500

const now = ({ page }: Looked, before?: number) => page.evaluate((before) => eye.stop(before), before)

/** Presses Tab from before the widget until the focus has left it. A dialog's first stop comes again after its last. */
async function walksStops(
  looked: Looked,
  at: (stop: Stop) => Promise<unknown> = () => Promise.resolve(),
): Promise<Walked> {
  const { page } = looked
  await page.evaluate(() => eye.begins())
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await now(looked, stops.at(-1)?.id)
    if (!stop) {
      // A dialog's end is the browser's own bar, or nothing.
      if (stops.length > 0 || !(await isInDialog(looked))) return { stops }
      continue
    }
    if (stop.isDialog) return { stops }
    if (stop.hasParts && stop.id === stops.at(-1)?.id) continue
    const before = stops.find(({ id }) => id === stop.id)
    if (before) return before === stops[0] && (await isInDialog(looked)) ? { stops } : { stops, twice: stop }
    stops.push(stop)
    await at(stop)
  }
  return { stops }
}

const isInDialog = ({ page }: Looked) => page.evaluate(() => eye.ours('dialog:modal').length > 0)

/** The line of an open list that the arrows have reached. It comes first: whatever moves the focus closes the list. */
export async function examineOptions(looked: Looked): Promise<Fault[]> {
  const { page } = looked
  const current = () =>
    page.evaluate(() => {
      const id = eye.active()?.getAttribute('aria-activedescendant')
      const option = id ? (eye.active()!.getRootNode() as ShadowRoot).getElementById(id) : null
      return option && { id: eye.idOf(option), name: eye.describe(option), rect: eye.rectOf(option) }
    })
  await page.evaluate(() => {
    eye.wears('still', eye.still)
    // A picture's list may be open without the focus.
    eye.ours('[role="combobox"][aria-expanded="true"]')[0]?.focus()
  })
  const first = await current()
  if (!first) return []
  const watches = watchRings(looked, 'bar')
  await watches(first)
  await page.keyboard.press('ArrowDown')
  const next = await current()
  return next && next.id !== first.id ? watches(next) : []
}
