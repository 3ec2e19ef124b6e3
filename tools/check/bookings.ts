import { addDays } from '../../src/dates/plain-date'
import type { CheckId } from './checks'
import { statusInWords } from './client'
import {
  bookingPayload,
  create,
  enquiryPayload,
  guaranteedPayload,
  namesField,
  type Attempt,
  type Outcome,
} from './create'
import {
  fetchBody,
  fetchDay,
  freeSelection,
  readBody,
  type FoundVenue,
  type Run,
  type Selection,
} from './run'
import { fieldsOf, hhmm, isNone, shown, type Fields } from './values'

/** One booking, with a card guarantee if a restaurant needs one; and enquiries of each kind. */

const MOST_RESTAURANTS = 3

/** Books the free slot, then looks for a restaurant that needs a card. Returns the outcome of the first booking. */
export async function checkBookings(run: Run, selection: Selection): Promise<Outcome> {
  const outcome = await book(run, selection)
  if (outcome === 'needs captcha' || outcome === 'failed') return outcome
  for (const { id: venueId } of otherVenues(run, selection).slice(0, MOST_RESTAURANTS)) {
    if (run.guarantee.isRequired) break
    const dates = [0, 1, 3].map((days) => addDays(selection.date, days))
    let other: Selection | undefined
    for (const date of dates) other ??= await freeSelection(run, { ...selection, venueId, date })
    if (other) await book(run, other)
  }
  if (!run.guarantee.isRequired)
    run.recorder.inconclusive('No restaurant required a card.', 'guarantee.first', 'guarantee.second')
  return outcome
}

async function book(run: Run, selection: Selection): Promise<Outcome> {
  const { recorder } = run
  const attempt = await create(run, 'booking', bookingPayload(selection))
  const { outcome, request, body } = attempt
  const { checked, found } = recorder.about(request)
  if (outcome === 'needs captcha') {
    found('booking.captcha', 'note', 'A 400 that names captchaToken.')
    recorder.defaultReason = 'The back end requires human verification, which this check cannot pass.'
    return outcome
  }
  checked('booking.captcha')
  const expected = 'A booking: sessions say that the time is available.'
  if (outcome === 'refused') found('booking.answer', 'fault', statusInWords(attempt), { expected })
  else readBody(run, attempt)
  if (outcome === 'needs card' || (outcome === 'created' && String(fieldsOf(body).requiresCcg) === 'true'))
    await checkGuarantee(run, selection, attempt)
  return outcome
}

/** Restaurants whose configuration announces a guarantee come first. */
function otherVenues({ venues }: Run, { venueId }: Selection): FoundVenue[] {
  const announcesCard = ({ fields }: FoundVenue) =>
    JSON.stringify(fields).includes('"booking-card-guarantee":"true"')
  return venues
    .filter(({ id }) => id !== venueId)
    .sort((a, b) => Number(announcesCard(b)) - Number(announcesCard(a)))
}

async function checkGuarantee(run: Run, selection: Selection, first: Attempt): Promise<void> {
  const { recorder, guarantee, options } = run
  const isRepeat = guarantee.isRequired
  guarantee.isRequired = true
  const { bookingReference: reference, ccgPerformed } = fieldsOf(first.body)
  const isBooked = (!isNone(reference) && reference !== '') || ccgPerformed === true
  const response = `requiresCcg is true, bookingReference ${shown(reference)}, ccgPerformed ${shown(ccgPerformed)}`
  recorder.about(first.request).expect('guarantee.first', !isBooked, response)
  if (isBooked || isRepeat) return
  await fetchBody(run, 'token')
  const second = await create(run, 'booking', bookingPayload(selection, { paymentNonce: options.nonce }))
  if (recorder.isInTime(second, 'guarantee.second')) checkSecondCall(run, second)
}

function checkSecondCall({ recorder, guarantee, options }: Run, attempt: Attempt): void {
  const { outcome, status, body, request } = attempt
  const { expect } = recorder.about(`${request} with paymentNonce`)
  if (outcome === 'created') {
    guarantee.isAccepted = true
    const { ccgPerformed, requiresCcg } = fieldsOf(body)
    const response = `A reference, with requiresCcg ${shown(requiresCcg)}, ccgPerformed ${shown(ccgPerformed)}`
    expect('guarantee.second', ccgPerformed === true && requiresCcg !== true, response)
  } else if (outcome === 'refused' && status === 400 && namesField(body, /nonce|payment|card/i)) {
    const reason = `The nonce "${options.nonce}" was refused. Give one of your sandbox with --nonce.`
    recorder.inconclusive(reason, 'guarantee.second')
  } else expect('guarantee.second', false, statusInWords(attempt))
}

/** Books a time without a table for all, but with one for the adults alone. */
export async function checkChildren(run: Run, selection: Selection): Promise<void> {
  const { recorder } = run
  const { guests } = selection
  const children = 14 - guests
  const [few, all] = [await fetchDay(run, selection), await fetchDay(run, { ...selection, guests: 14 })]
  const isFull = (time: number) => !all?.slots.some((slot) => slot.time === time && slot.available)
  const slot = few?.slots.find(({ time, available }) => available && isFull(time))
  if (!slot || !all) return recorder.inconclusive('Each free time has a table for 14.', 'booking.children')
  const { time } = slot
  const attempt = await create(run, 'booking', guaranteedPayload(run, { ...selection, time }, { children }))
  if (!recorder.isInTime(attempt, 'booking.children')) return
  const response = `Booked ${guests} guests and ${children} children at ${hhmm(time)}, when there is no table for 14.`
  recorder.about(attempt.request).expect('booking.children', attempt.outcome !== 'created', response)
}

const enquiryKinds = ['enquiry.group', 'enquiry.party', 'enquiry.open'] as const

export async function checkEnquiries(run: Run, selection: Selection): Promise<void> {
  const { recorder, venues } = run
  const attempt = await create(run, 'enquiry', enquiryPayload(selection))
  if (attempt.outcome === 'needs captcha') {
    const reason = 'The back end requires human verification for enquiries, which this check cannot pass.'
    return recorder.inconclusive(reason, 'enquiry.answer', 'enquiry.body', ...enquiryKinds)
  }
  readBody(run, attempt)
  if (recorder.hasFault('enquiry.answer'))
    return recorder.inconclusive('Enquiries always fail.', ...enquiryKinds)
  const venue = venues.find(({ id }) => id === selection.venueId)
  const { pmpKidsOccasionName: name } = fieldsOf(venue?.fields.bookingConfiguration)
  const ocassionType = typeof name === 'string' && name ? name : 'Kids Pizza Making Party'
  // A party needs 48 hours' notice. The same weekday has the same opening hours.
  const party = { ...selection, date: addDays(selection.date, 7), guests: 1 }
  await enquire(run, 'enquiry.group', enquiryPayload({ ...selection, guests: -1 }))
  await enquire(run, 'enquiry.party', enquiryPayload(party, { children: 8, ocassionType }))
  await enquire(run, 'enquiry.open', enquiryPayload(selection, { date: null, time: null, guests: null }))
}

async function enquire(run: Run, id: CheckId, body: Fields): Promise<void> {
  const attempt = await create(run, 'enquiry', body)
  if (!run.recorder.isInTime(attempt, id)) return
  const isOk = attempt.status >= 200 && attempt.status < 300
  if (isOk) readBody(run, attempt)
  run.recorder.about(attempt.request).expect(id, isOk, statusInWords(attempt))
}
