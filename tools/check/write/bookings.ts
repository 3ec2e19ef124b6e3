import { addDays } from '../../../src/dates/plain-date'
import type { CheckId } from '../catalogue'
import { statusInWords, type Exchange } from '../client'
import { fetchDay } from '../read/sessions'
import { fetchBody, readBody, type FoundVenue, type Run } from '../run'
import { fieldsOf, hhmm, shown, type Fields } from '../values'
import {
  bookingPayload,
  create,
  enquiryPayload,
  guaranteedPayload,
  namesField,
  type Outcome,
  type Selection,
} from './create'

/** One booking, with a card guarantee if a restaurant needs one; and enquiries of each kind. */

const MOST_RESTAURANTS = 3

/** Books the free slot, then looks for a restaurant that needs a card. Returns the outcome of the first booking. */
export async function checkBookings(run: Run, selection: Selection): Promise<Outcome['kind']> {
  const { recorder } = run
  const outcome = await book(run, selection)
  if (outcome === 'needs captcha' || outcome === 'failed') return outcome
  for (const venue of otherVenues(run, selection).slice(0, MOST_RESTAURANTS)) {
    if (run.guarantee.isRequired) break
    const other = await freeSelection(run, venue.id, selection)
    if (other) await book(run, other)
  }
  if (!run.guarantee.isRequired)
    recorder.inconclusive('No restaurant required a card.', 'guarantee.first', 'guarantee.second')
  return outcome
}

/** Books an available time, and checks what is true of any booking. */
async function book(run: Run, selection: Selection): Promise<Outcome['kind']> {
  const { recorder } = run
  const { exchange, outcome } = await create(run, 'booking', bookingPayload(selection))
  const { checked, found } = recorder.about(exchange.request)
  if (outcome.kind === 'needs captcha') {
    found('booking.captcha', 'note', 'A 400 that names captchaToken.')
    recorder.defaultReason = 'The back end requires human verification, which this check cannot pass.'
    return outcome.kind
  }
  checked('booking.captcha')
  const expected = 'A booking: sessions say that the time is available.'
  if (outcome.kind === 'refused') found('booking.answer', 'fault', statusInWords(exchange), { expected })
  else readBody(run, exchange)
  const { requiresCcg } = fieldsOf(exchange.body)
  if (outcome.kind === 'needs card' || (outcome.kind === 'created' && String(requiresCcg) === 'true'))
    await checkGuarantee(run, selection, exchange)
  return outcome.kind
}

/** Restaurants whose configuration announces a guarantee come first. */
function otherVenues({ venues }: Run, { venueId }: Selection): FoundVenue[] {
  const announcesCard = ({ fields }: FoundVenue) =>
    JSON.stringify(fields).includes('"booking-card-guarantee":"true"')
  return venues
    .filter(({ id }) => id !== venueId)
    .sort((a, b) => Number(announcesCard(b)) - Number(announcesCard(a)))
}

async function freeSelection(
  run: Run,
  venueId: string | number,
  { date, guests }: Selection,
): Promise<Selection | undefined> {
  for (const otherDate of [date, addDays(date, 1), addDays(date, 3)]) {
    const day = await fetchDay(run, venueId, otherDate, guests)
    const free = day?.slots.find(({ available }) => available)
    if (free) return { venueId, date: otherDate, guests, time: free.time }
  }
  return undefined
}

/** The two calls of a card guarantee. */
async function checkGuarantee(run: Run, selection: Selection, first: Exchange): Promise<void> {
  const { recorder, guarantee } = run
  const isRepeat = guarantee.isRequired
  guarantee.isRequired = true
  const { bookingReference: reference, ccgPerformed } = fieldsOf(first.body)
  const hasReference = reference !== undefined && reference !== null && reference !== ''
  const isBooked = hasReference || ccgPerformed === true
  const response = `requiresCcg is true, bookingReference ${shown(reference)}, ccgPerformed ${shown(ccgPerformed)}`
  recorder.about(first.request).expect('guarantee.first', !isBooked, response)
  if (isBooked || isRepeat) return
  await fetchBody(run, 'token')
  await checkSecondCall(run, selection)
}

async function checkSecondCall(run: Run, selection: Selection): Promise<void> {
  const { recorder, guarantee, options } = run
  const withCard = bookingPayload(selection, { paymentNonce: options.nonce })
  const { exchange, outcome } = await create(run, 'booking', withCard)
  const { expect } = recorder.about(`${exchange.request} with paymentNonce`)
  const { status, body } = exchange
  if (!recorder.isInTime(exchange, 'guarantee.second')) return
  if (outcome.kind === 'created') {
    guarantee.isAccepted = true
    const { ccgPerformed, requiresCcg } = fieldsOf(body)
    const response = `A reference, with requiresCcg ${shown(requiresCcg)}, ccgPerformed ${shown(ccgPerformed)}`
    expect('guarantee.second', ccgPerformed === true && requiresCcg !== true, response)
  } else if (outcome.kind === 'refused' && status === 400 && namesField(body, /nonce|payment|card/i)) {
    const reason = `The nonce "${options.nonce}" was refused. Give one of your sandbox with --nonce.`
    recorder.inconclusive(reason, 'guarantee.second')
  } else expect('guarantee.second', false, statusInWords(exchange))
}

/** Books a time without a table for all, but with one for the adults alone. */
export async function checkChildren(run: Run, { venueId, date, guests }: Selection): Promise<void> {
  const { recorder } = run
  const children = 14 - guests
  const [few, all] = [await fetchDay(run, venueId, date, guests), await fetchDay(run, venueId, date, 14)]
  const isFull = (time: number) => !all?.slots.some((slot) => slot.time === time && slot.available)
  const slot = few?.slots.find(({ time, available }) => available && isFull(time))
  if (!slot || !all) return recorder.inconclusive('Each free time has a table for 14.', 'booking.children')
  const selection = { venueId, date, guests, time: slot.time }
  const body = { ...guaranteedPayload(run, selection), children }
  const { exchange, outcome } = await create(run, 'booking', body)
  if (!recorder.isInTime(exchange, 'booking.children')) return
  const response = `Booked ${guests} guests and ${children} children at ${hhmm(slot.time)}, when there is no table for 14.`
  recorder.about(exchange.request).expect('booking.children', outcome.kind !== 'created', response)
}

const enquiryKinds = ['enquiry.group', 'enquiry.party', 'enquiry.open'] as const

export async function checkEnquiries(run: Run, selection: Selection): Promise<void> {
  const { recorder } = run
  const { exchange, outcome } = await create(run, 'enquiry', enquiryPayload(selection))
  if (outcome.kind === 'needs captcha') {
    const reason = 'The back end requires human verification for enquiries, which this check cannot pass.'
    return recorder.inconclusive(reason, 'enquiry.answer', 'enquiry.body', ...enquiryKinds)
  }
  readBody(run, exchange)
  if (recorder.hasFault('enquiry.answer'))
    return recorder.inconclusive('Enquiries always fail.', ...enquiryKinds)
  // A party needs 48 hours' notice. The same weekday has the same opening hours.
  const party = { ...selection, date: addDays(selection.date, 7), guests: 1 }
  const occasion = { children: 8, ocassionType: occasionOf(run, selection) }
  await enquire(run, 'enquiry.group', enquiryPayload({ ...selection, guests: -1 }))
  await enquire(run, 'enquiry.party', enquiryPayload(party, occasion))
  await enquire(run, 'enquiry.open', enquiryPayload(selection, { date: null, time: null, guests: null }))
}

function occasionOf({ venues }: Run, { venueId }: Selection): string {
  const venue = venues.find(({ id }) => id === venueId)
  const { pmpKidsOccasionName: name } = fieldsOf(venue?.fields.bookingConfiguration)
  return typeof name === 'string' && name ? name : 'Kids Pizza Making Party'
}

async function enquire(run: Run, id: CheckId, body: Fields): Promise<void> {
  const { exchange } = await create(run, 'enquiry', body)
  if (!run.recorder.isInTime(exchange, id)) return
  const isOk = exchange.status >= 200 && exchange.status < 300
  if (isOk) readBody(run, exchange)
  run.recorder.about(exchange.request).expect(id, isOk, statusInWords(exchange))
}
