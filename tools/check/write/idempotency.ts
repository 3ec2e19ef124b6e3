import { randomUUID } from 'node:crypto'
import { readDay } from '../stages/sessions'
import { statusOf, type Visit } from '../visit'
import { create, type Created } from './create'
import { bookingOf, type Wish } from './payloads'
import { bodyOf, type Stock } from './selling'

/** The same key twice, one after the other and at once; then with another body. */
export async function repeatKeys(visit: Visit, header: string, near: Wish): Promise<void> {
  const { recorder, options } = visit
  const body = await freeBooking(visit, near)
  if (!body) return recorder.unsettled('No free slot is left.', 'key.same', 'key.other')
  const keyed = () => ({ [header]: randomUUID(), [options.sessionHeader]: randomUUID() })
  const key = keyed()

  const first = await create(visit, 'booking', body, key)
  if (first.outcome.kind !== 'done') {
    const reason = `The first booking with a key was not made: ${statusOf(first.answer)}`
    return recorder.unsettled(reason, 'key.same', 'key.other')
  }
  compare(visit, [first, await create(visit, 'booking', body, key)], 'one after the other')
  judgeOther(visit, first, await create(visit, 'booking', { ...body, firstName: 'Tavola again' }, key))

  // That table may have been the last of its time.
  const another = await freeBooking(visit, near)
  if (!another) return
  const both = keyed()
  const twice = [create(visit, 'booking', another, both), create(visit, 'booking', another, both)]
  compare(visit, await Promise.all(twice), 'at the same moment')
}

async function freeBooking(visit: Visit, near: Wish) {
  const day = await readDay(visit, near.venueId, near.date, near.guests)
  const free = day?.slots.find(({ available }) => available)
  const card = visit.guarantee.isTaken ? { paymentNonce: visit.options.nonce } : {}
  return free && bookingOf({ ...near, time: free.time }, card)
}

/** A key that is known again by its answer alone may still have taken a table each time. */
export async function countTables(visit: Visit, header: string, { wish, tables }: Stock): Promise<void> {
  const { recorder, options } = visit
  if (tables < 2 || recorder.has('key.same')) return
  const body = bodyOf(visit, wish)
  const key = { [header]: randomUUID(), [options.sessionHeader]: randomUUID() }
  const twice = [await create(visit, 'booking', body, key), await create(visit, 'booking', body, key)]
  if (twice.some(({ outcome }) => outcome.kind !== 'done')) return
  for (let left = tables - 1; left > 0; left--) {
    const { outcome } = await create(visit, 'booking', body)
    if (outcome.kind === 'done') continue
    const asked = `POST /api/bookings/create twice with one key, then for the other ${tables - 1} tables of ${wish.date} at ${wish.time}`
    return recorder.found('key.same', 'fault', {
      asked,
      came: `Only ${tables - 1 - left} were left: the second had taken a table too.`,
    })
  }
}

function compare({ recorder }: Visit, tries: readonly Created[], when: string): void {
  recorder.tried('key.same')
  const asked = `POST /api/bookings/create twice with one key, ${when}`
  const references = tries.flatMap(({ outcome }) => (outcome.kind === 'done' ? [outcome.reference] : []))
  if (new Set(references).size > 1)
    return recorder.found('key.same', 'fault', { asked, came: `Two bookings: ${references.join(' and ')}.` })
  const failed = tries.find(({ outcome }) => outcome.kind !== 'done')
  // At once, the second may be told to wait, and both may be too late.
  const isRefused = failed?.outcome.kind === 'refused' && when === 'at the same moment'
  if (failed && !isRefused) recorder.found('key.same', 'fault', { asked, came: statusOf(failed.answer) })
}

function judgeOther({ recorder }: Visit, first: Created, { answer, outcome }: Created): void {
  const asked = `${answer.asked} with a used key and another body`
  const isSame =
    outcome.kind === 'done' && first.outcome.kind === 'done' && outcome.reference === first.outcome.reference
  recorder.tried('key.other')
  if (isSame)
    recorder.found('key.other', 'fault', { asked, came: `The reference of the first: ${outcome.reference}` })
  else if (outcome.kind === 'done')
    recorder.found('key.other', 'note', { asked, came: `A booking of its own: ${outcome.reference}` })
  else if (outcome.kind === 'failed') recorder.found('key.other', 'fault', { asked, came: statusOf(answer) })
}
