import type { Fault } from './finding'
import { grows, resizes, type Looked } from './looked'
import { glimpse, isUnseen, type Glimpse } from './rings'
import { walksStops, type Stop, type Walked } from './stops'

/** One walk by Tab through all of a page: its rings, and the order of its stops. */
export async function examineFocus(
  looked: Looked,
): Promise<{ readonly rings: Fault[]; readonly order: Fault[] }> {
  const { page, width, height } = looked
  await grows(looked)
  const rings: Fault[] = await ringsOfOptions(looked)
  const expected = await page.evaluate(() => {
    eye.fences()
    return eye.expected()
  })
  let last: (Glimpse & { readonly id: number }) | undefined
  const leaves = async (next?: Stop) => {
    if (!last) return
    const place = await page.evaluate((id) => eye.placeOf(id), last.id)
    rings.push(...(await isUnseen(looked, last, place, next?.rect)))
    last = undefined
  }
  const walked = await walksStops(looked, async (stop) => {
    await leaves(stop)
    if (stop.inWidget && !stop.hidden)
      last = { ...(await glimpse(looked, stop.name, stop.rect)), id: stop.id }
    if (last) await leavesByArrow(looked, last, rings)
  })
  await leaves()
  const order = await ordered(looked, walked, expected)
  await resizes(page, width, height)
  return { rings, order }
}

/** In a grid of days the arrows move the focus: the day that they leave shows how it looked. */
async function leavesByArrow(looked: Looked, { id }: { readonly id: number }, rings: Fault[]): Promise<void> {
  const { page } = looked
  if (!(await page.evaluate((id) => eye.byId(id).closest('[role="grid"]') !== null, id))) return
  await page.keyboard.press('ArrowRight')
  const there = await page.evaluate(() => eye.stop())
  if (!there || there.id === id) return
  const seen = await glimpse(looked, there.name, there.rect)
  await page.keyboard.press('ArrowLeft')
  rings.push(...(await isUnseen(looked, seen, there.rect, await page.evaluate((id) => eye.placeOf(id)!, id))))
}

/** The line of an open list that the arrows have reached. */
async function ringsOfOptions(looked: Looked): Promise<Fault[]> {
  const { page } = looked
  const current = () =>
    page.evaluate(() => {
      const id = eye.active()?.getAttribute('aria-activedescendant')
      const option = id ? (eye.active()!.getRootNode() as ShadowRoot).getElementById(id) : null
      return option && { name: eye.describe(option), box: eye.plain(option.getBoundingClientRect()), id }
    })
  await page.evaluate(() => eye.wears('caret', '* { caret-color: transparent !important }'))
  const first = await current()
  if (!first) return []
  const seen = await glimpse(looked, first.name, first.box)
  await page.keyboard.press('ArrowDown')
  const next = await current()
  if (!next || next.id === first.id) return []
  return isUnseen(looked, seen, first.box, next.box)
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
  const lost = expected.filter((id) => !stops.some((stop) => stop.id === id))
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
  return [...faults, ...backwards(stops)]
}

/** In one column the focus goes down: up again it may go only to the next column. */
function backwards(stops: readonly Stop[]): Fault[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index]!
    const [a, b] = [before.rect, stop.rect]
    const isAbove = b.y + b.height <= a.y + 1
    const isSameColumn = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 4
    if (!isAbove || !isSameColumn || before.floats || stop.floats || !stop.inWidget || !before.inWidget)
      return []
    return {
      element: stop.name,
      expected: `a place below ${before.name}, whose next stop it is`,
      found: 'it stands above',
    }
  })
}
