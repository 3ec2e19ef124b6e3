import { withChromium } from '../chromium'
import { today, writePage } from '../write-pages'
import { countTabStops, type TabStops } from './keyboard'
import { measure, type Measured } from './measure'
import { phones } from './phone'
import { tapsPage } from './report'
import { keyboardWalks, walks } from './walks'

/** The walks that came to no end. */
const failed: unknown[] = []

/** `npm run taps`: counts the taps of each walk on phones, and the Tab stops of some at a desk, and writes docs/taps.md. */
const { all, byKeyboard } = await withChromium(async (browser) => {
  const measured: Measured[][] = []
  const todo = [...walks.entries()]
  // Some at once: much of the time goes into waiting for responses.
  await Promise.all(Array.from({ length: 3 }, walksOn))
  const byKeyboard: TabStops[] = []
  for (const walk of keyboardWalks)
    await countTabStops(browser, walk).then(
      (counted) => byKeyboard.push(counted),
      (error: unknown) => failed.push(error),
    )
  return { all: measured.filter(Boolean), byKeyboard }

  async function walksOn(): Promise<void> {
    for (let next = todo.shift(); next; next = todo.shift()) {
      const [index, walk] = next
      const onPhones = await Promise.allSettled(phones.map((size) => measure(browser, walk, size)))
      const found = onPhones.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      for (const one of onPhones) if (one.status === 'rejected') failed.push(one.reason)
      if (found.length > 0) measured[index] = found
    }
  }
})
await writePage('docs/taps.md', tapsPage(today(), all, byKeyboard))
if (failed.length > 0) throw new AggregateError(failed, `${failed.length} walks came to no end`)
