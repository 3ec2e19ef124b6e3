import type { Browser } from 'playwright-core'
import { brands, type BrandName } from './brands'
import { createFinger, type Counted } from './finger'
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
    // A diner reads the page first. A shift as the restaurant comes is none of a tap's.
    if (walk.page.venueId)
      await diner.until(async () => (await diner.shows('Location')) === 'Milano Cork', 'the restaurant')
    await walk.walk(diner, brand)
    return { ...diner.counted(), walk, brand, shifts: await phone.shifts() }
  } finally {
    await phone.close()
  }
}

/** The visit before, of another day: what the tab itself keeps is gone. */
async function visitsBefore({ page }: Phone): Promise<void> {
  await isRemembered(createFinger(page))
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
}
