import type { Browser } from 'playwright-core'
import { createFinger, openPhone, type Finger, type Phone, type Shift } from './phone'
import { brands, isRemembered, type BrandName, type Walk } from './walks'

export interface Measured extends ReturnType<Finger['counted']> {
  readonly walk: Walk
  readonly brand: BrandName
  readonly shifts: readonly Shift[]
}

/** Takes a walk on a phone without history. Rejects if a step doesn't appear. */
export async function measure(browser: Browser, walk: Walk, brand: BrandName): Promise<Measured> {
  const phone = await openPhone(browser, { ...walk.page, brand: brands[brand] }, walk.evening)
  try {
    if (walk.isRemembered) await visitsBefore(phone)
    const diner = createFinger(phone.page)
    if (walk.page.venueId) await diner.until(() => hasLoaded(diner), 'the restaurant of the page')
    await walk.walk(diner, brand)
    return { ...diner.counted(), walk, brand, shifts: await phone.shifts() }
  } finally {
    await phone.close()
  }
}

/** Waits until the restaurant has loaded, so that no tap causes its shift. An enquiry may begin with the details. */
const hasLoaded = async (diner: Finger) =>
  (await diner.has('combobox', 'Location'))
    ? (await diner.shows('Location')) === 'Milano Cork'
    : diner.has('checkbox', /terms and conditions/)

/** An earlier visit, on another day, so that the tab's storage is gone. */
async function visitsBefore({ page }: Phone): Promise<void> {
  await isRemembered(createFinger(page))
  await page.evaluate('sessionStorage.clear()')
  await page.reload()
}
