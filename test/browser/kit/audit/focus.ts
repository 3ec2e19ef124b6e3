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
  const { page, isNew } = looked
  const { width, height } = page.viewportSize()!
  const expected = await page.evaluate(() => (eye.begins(), eye.expected()))
  const faults: FocusFaults = { rings: [], order: [], obscured: [] }
  let before: Stop | undefined
  const { stops, twice } = await walksStops(looked, async (stop) => {
    const { name, hidden, isSeen, inWidget } = stop
    if (before && isBackwards(before, stop))
      faults.order.push({ element: name, expected: `a place below ${before.name}`, found: 'it stands above' })
    before = stop
    if (!isSeen)
      faults.order.push({ element: name, expected: 'a stop that is seen', found: 'nothing to be seen' })
    if (!inWidget) return
    const expected = `to be seen whole with the focus at ${width} x ${height}`
    if (hidden) faults.obscured.push({ element: name, expected, found: hidden })
    else if (isNew(stop.kind + colours))
      faults.rings.push(...(await ringsOf(looked, { ...stop, name: name + colours })))
  })
  if (twice) {
    const expected = 'one stop of Tab, and then the way out'
    faults.order.push({ element: twice.name, expected, found: 'it comes a second time' })
    return faults
  }
  const passed = expected.filter((id) => !stops.some((stop) => stop.id === id))
  const names = await page.evaluate(
    (ids) => ids.filter(eye.isStill).map((id) => eye.describe(eye.byId(id))),
    passed,
  )
  const found = `Tab passes it; it ends at ${stops.at(-1)?.name ?? 'nothing'}`
  faults.order.push(...names.map((element) => ({ element, expected: 'a stop of Tab', found })))
  return faults
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

/** In one column the focus goes down: up again it may go only to the next column. */
function isBackwards(before: Stop, stop: Stop): boolean {
  const [a, b] = [stop.before, stop.rect]
  if (!a || before.floats || stop.floats || !stop.inWidget || !before.inWidget) return false
  const isSameColumn = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 4
  return b.y + b.height <= a.y + 1 && isSameColumn
}

export type Stop = NonNullable<Awaited<ReturnType<typeof now>>>

/** More stops than any page has: who presses so often is in a trap. */
const most = 1500

const now = ({ page }: Looked, before?: number) => page.evaluate((before) => eye.stop(before), before)

/**
 * Presses Tab from before the first stop until the focus has left it. A dialog's first stop comes again after its last; another stop that
 * comes a second time ends the walk.
 */
async function walksStops(looked: Looked, at: (stop: Stop) => Promise<unknown>) {
  const { page } = looked
  const isInDialog = () => page.evaluate(() => eye.modal() !== undefined)
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await now(looked, stops.at(-1)?.id)
    // A dialog's end is the browser's own bar, or nothing.
    if (stop?.isDialog || (!stop && (stops.length > 0 || !(await isInDialog())))) break
    if (!stop || (stop.hasParts && stop.id === stops.at(-1)?.id)) continue
    const before = stops.find(({ id }) => id === stop.id)
    if (before) return { stops, twice: before === stops[0] && (await isInDialog()) ? undefined : stop }
    stops.push(stop)
    await at(stop)
  }
  return { stops, twice: undefined }
}

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
    eye.rests()
    // A picture's list may be open without the focus.
    eye.ours('[role="combobox"][aria-expanded="true"]')[0]?.focus()
  })
  const first = await current()
  if (!first) return []
  const watches = watchRings(looked, 'bar')
  await watches(first)
  await page.keyboard.press('ArrowDown')
  return watches(await current())
}
