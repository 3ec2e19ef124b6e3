import type { Browser } from 'playwright-core'
import { createFinger, type Finger } from './finger'
import { openPhone, phones, type Phone, type Shift, type Size } from './phone'
import { isRemembered, type Walk } from './walks'

export interface Measured extends ReturnType<Finger['counted']> {
  readonly walk: Walk
  readonly size: Size
  readonly shifts: readonly Shift[]
}

/** Takes a walk on a phone without history. Rejects if a step doesn't appear. */
export async function measure(browser: Browser, walk: Walk, size: Size = phones[0]): Promise<Measured> {
  const phone = await openPhone(browser, size, walk.page, walk)
  try {
    if (walk.isRemembered) await visitsBefore(phone, walk)
    const diner = createFinger(phone)
    await diner.rests()
    await walk.walk(diner, walk)
    return { ...diner.counted(), walk, size, shifts: await phone.shifts() }
  } catch (error) {
    throw new Error(`${walk.title}, ${walk.page}, ${walk.brand}, ${size.width} px`, { cause: error })
  } finally {
    await phone.close()
  }
}

/** An earlier visit, on another day, so that the tab's storage is gone. */
async function visitsBefore(phone: Phone, walk: Walk): Promise<void> {
  await isRemembered(createFinger(phone), walk)
  await phone.page.evaluate('sessionStorage.clear()')
  await phone.page.reload()
}
