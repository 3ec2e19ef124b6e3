import type { Browser } from 'playwright-core'
import { brands, type BrandName } from './brands'
import { createFinger, type Counted, type Finger } from './finger'
import { openPhone, type Phone, type Shift } from './phone'
import { isRemembered, type Walk } from './walks'

export interface Measured extends Counted {
  readonly walk: Walk
  readonly brand: BrandName
  readonly shifts: readonly Shift[]
}

/** Walks it, on a phone that was never here. Rejects where a step does not come. */
export async function measure(browser: Browser, walk: Walk, brand: BrandName): Promise<Measured> {
  const phone = await openPhone(browser, { ...walk.page, brand: brands[brand] }, walk.evening)
  try {
    if (walk.isRemembered) await visitsBefore(phone)
    const diner = createFinger(phone.page)
    if (walk.page.venueId) await diner.until(() => isRead(diner), 'the restaurant of the page')
    await walk.walk(diner, brand)
    return { ...diner.counted(), walk, brand, shifts: await phone.shifts() }
  } finally {
    await phone.close()
  }
}

/** A diner reads the page first: a shift as the restaurant comes is none of a tap's. A question may begin with the details. */
const isRead = async (diner: Finger) =>
  (await diner.has('combobox', 'Location'))
    ? (await diner.shows('Location')) === 'Milano Cork'
    : diner.has('checkbox', /terms and conditions/)

/** The visit before, of another day: what the tab itself keeps is gone. */
async function visitsBefore({ page }: Phone): Promise<void> {
  await isRemembered(createFinger(page))
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
}
