import { randomUUID } from 'node:crypto'
import { fetchDay } from '../read/sessions'
import { statusInWords } from '../client'
import { type Run } from '../run'
import { create, guaranteedPayload, type Attempt, type Selection } from './create'
import type { UnsoldTime } from './overselling'

/** The brand's idempotency header: a repeated key must not book twice. */

/** Sends a key twice, one after another and at the same moment; and a used key with another body. */
export async function checkKeys(run: Run, header: string, near: Selection): Promise<void> {
  const { recorder } = run
  const body = await freePayload(run, near)
  if (!body) return recorder.inconclusive('No free slot is left.', 'key.same', 'key.other')
  const key = newKey(run, header)
  const first = await create(run, 'booking', body, key)
  if (first.outcome.kind !== 'created') {
    const reason = `The first booking with a key failed: ${statusInWords(first.exchange)}`
    return recorder.inconclusive(reason, 'key.same', 'key.other')
  }
  compareReferences(run, [first, await create(run, 'booking', body, key)], 'one after another')
  const changed = { ...body, firstName: 'Tavola again' }
  checkOtherBody(run, first, await create(run, 'booking', changed, key))

  // That may have been the last table at its time.
  const other = await freePayload(run, near)
  if (!other) return
  const otherKey = newKey(run, header)
  const both = [create(run, 'booking', other, otherKey), create(run, 'booking', other, otherKey)]
  compareReferences(run, await Promise.all(both), 'at the same moment')
}

const newKey = ({ options }: Run, header: string) => ({
  [header]: randomUUID(),
  [options.sessionHeader]: randomUUID(),
})

async function freePayload(run: Run, near: Selection) {
  const day = await fetchDay(run, near.venueId, near.date, near.guests)
  const free = day?.slots.find(({ available }) => available)
  return free && guaranteedPayload(run, { ...near, time: free.time })
}

function compareReferences({ recorder }: Run, creates: readonly Attempt[], when: string): void {
  const { checked, found } = recorder.about(`POST /api/bookings/create twice with one key, ${when}`)
  checked('key.same')
  const references = creates.flatMap(({ outcome }) => (outcome.kind === 'created' ? [outcome.reference] : []))
  if (new Set(references).size > 1)
    return found('key.same', 'fault', `Two bookings: ${references.join(' and ')}.`)
  const failed = creates.find(({ outcome }) => outcome.kind !== 'created')
  // At the same moment, the second may be told to wait, or both may be too late.
  const isAllowed = failed?.outcome.kind === 'refused' && when === 'at the same moment'
  if (failed && !isAllowed) found('key.same', 'fault', statusInWords(failed.exchange))
}

function checkOtherBody({ recorder }: Run, first: Attempt, { exchange, outcome }: Attempt): void {
  const { checked, found } = recorder.about(`${exchange.request} with a used key and another body`)
  checked('key.other')
  if (outcome.kind === 'created') {
    const { reference } = outcome
    const isSame = first.outcome.kind === 'created' && reference === first.outcome.reference
    if (isSame) found('key.other', 'fault', `The first reference: ${reference}`)
    else found('key.other', 'note', `Another booking: ${reference}`)
  } else if (outcome.kind === 'failed') found('key.other', 'fault', statusInWords(exchange))
}

/** The same reference for a repeated key may still have taken two tables: books the other tables to find out. */
export async function countKeyedTables(run: Run, header: string, unsold: UnsoldTime): Promise<void> {
  const { recorder } = run
  const { selection, tables } = unsold
  if (tables < 2 || recorder.hasFault('key.same')) return
  const body = guaranteedPayload(run, selection)
  const key = newKey(run, header)
  const twice = [await create(run, 'booking', body, key), await create(run, 'booking', body, key)]
  if (twice.some(({ outcome }) => outcome.kind !== 'created')) return
  for (let booked = 0; booked < tables - 1; booked++) {
    const { outcome } = await create(run, 'booking', body)
    if (outcome.kind === 'created') continue
    const request = `POST /api/bookings/create twice with one key, then for the other ${tables - 1} tables of ${selection.date} at ${selection.time}`
    const response = `Only ${booked} were left: the repeated request had taken a table too.`
    return recorder.about(request).found('key.same', 'fault', response)
  }
}
