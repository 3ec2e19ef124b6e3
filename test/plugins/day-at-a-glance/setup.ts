import type { Session } from 'tavola'
import glance from '../../../plugins/day-at-a-glance'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { choosing, enquiry, table } from '../../kit/stand-ins'

/** A sitting; a full time is written "19:30-", one that takes enquiries "19:30?". */
export const sitting = (title: string, ...times: readonly string[]) =>
  ({ title, availability: times.map(slot) }) as unknown as Session
const slot = (text: string) => ({
  time: text.slice(0, 5),
  available: text.length === 5,
  useEnquiryFallback: text.endsWith('?'),
})

export const day = [sitting('Lunch', '12:30', '13:00-'), sitting('Dinner', '18:30', '19:30', '20:00?')]
export const first = { venue: venue(), journey: 'Booking', date: '2026-11-20', sessions: day }
export const stage = (over: object = {}) => ({ plugins: [choosing, glance, table, enquiry], first, ...over })

export async function sees(over: object = {}): Promise<Diner> {
  const diner = await renderPlugins(stage(over))
  await diner.waits()
  return diner
}

export const namesIn = (diner: Diner, group: string) =>
  diner
    .within('radiogroup', group)
    .getsAll('radio')
    .map((radio) => radio.closest('label')!.textContent.trim())
