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
  const rings: Fault[] = []
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
  const up: Fault[] = []
  let before: Stop | undefined
  const walked = await walksStops(looked, async (stop) => {
    // Meanwhile the page may have scrolled.
    const place = before && (await page.evaluate((id) => eye.placeOf(id), before.id))
    if (before && place) up.push(...backwards({ ...before, rect: place }, stop))
    before = stop
    await leaves(stop)
    if (stop.inWidget && !stop.hidden)
      last = { ...(await glimpse(looked, stop.name, stop.rect)), id: stop.id }
    if (last) await leavesByArrow(looked, last, rings)
  })
  await leaves()
  const order = [...(await ordered(looked, walked, expected)), ...up]
  await resizes(page, width, height)
  return { rings, order }
}

/** In a grid of days the arrows move the focus: the day that they leave shows how it looked. */
async function leavesByArrow(
  looked: Looked,
  last: Glimpse & { readonly id: number },
  rings: Fault[],
): Promise<void> {
  const { page } = looked
  const { id } = last
  if (!(await page.evaluate((id) => eye.byId(id).closest('[role="grid"]') !== null, id))) return
  await page.keyboard.press('ArrowRight')
  const there = await page.evaluate(() => eye.stop())
  if (!there || there.id === id) return
  rings.push(...(await isUnseen(looked, last, await page.evaluate((id) => eye.placeOf(id), id), there.rect)))
  const seen = await glimpse(looked, there.name, there.rect)
  await page.keyboard.press('ArrowLeft')
  rings.push(...(await isUnseen(looked, seen, there.rect, await page.evaluate((id) => eye.placeOf(id)!, id))))
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
