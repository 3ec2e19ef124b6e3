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
    if (walk.isRemembered) await visitsBefore(phone, brand)
    await venueIsRead(phone, walk)
    const finger = createFinger(phone.page)
    await walk.walk(finger, brand)
    return { ...finger.counted(), walk, brand, shifts: await phone.shifts() }
  } finally {
    await phone.close()
  }
}

/** A diner reads the page first. A shift as the restaurant comes is none of a tap's. */
async function venueIsRead({ page }: Phone, { page: { venueId } }: Walk): Promise<void> {
  if (!venueId) return
  const box = page.getByRole('combobox', { name: 'Location' })
  await box.waitFor()
  while ((await box.inputValue()) !== 'Milano Cork') await page.waitForTimeout(20)
}

/** The visit before, of another day: what the tab itself keeps is gone. */
async function visitsBefore({ page }: Phone, brand: BrandName): Promise<void> {
  await isRemembered(createFinger(page), brand)
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
}
