import type { Visit } from '../visit'
import { bookOne } from './booking'
import { enquire } from './enquiries'
import { countTables, repeatKeys } from './idempotency'
import type { Wish } from './payloads'
import { sendWrong } from './refusals'
import { sellOut } from './selling'

/** All that leaves something at the back end, marked as a test. */
export async function write(visit: Visit): Promise<void> {
  const { recorder, chosen, options } = visit
  if (!chosen) {
    recorder.otherwise = 'No free slot was found: name a day by --date, or a restaurant by --venue.'
    return
  }
  const { venueId, date, guests } = chosen.day
  const wish: Wish = { venueId, date, guests, time: chosen.free.time }
  await sendWrong(visit, wish)
  await enquire(visit, wish)
  const kind = await bookOne(visit, wish)
  if (kind !== 'done' && !(kind === 'card' && visit.guarantee.isTaken)) return
  if (options.idempotencyHeader) await repeatKeys(visit, options.idempotencyHeader, wish)
  const stock = await sellOut(visit, wish)
  if (options.idempotencyHeader && stock) await countTables(visit, options.idempotencyHeader, stock)
}
