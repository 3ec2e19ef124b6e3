import { addDays } from '../../../src/dates/plain-date'
import type { CheckId } from '../catalogue'
import { fieldsOf, type Fields } from '../values'
import { readAnswer, statusOf, type Visit } from '../visit'
import { create } from './create'
import { enquiryOf, type Wish } from './payloads'

const kinds = ['enquiry.group', 'enquiry.party', 'enquiry.open'] as const

export async function enquire(visit: Visit, wish: Wish): Promise<void> {
  const { recorder, venues } = visit
  const first = await create(visit, 'enquiry', enquiryOf(wish))
  if (first.outcome.kind === 'captcha') {
    const reason = 'The back end wants human verification of enquiries, which this check cannot give.'
    return recorder.unsettled(reason, 'enquiry.answer', 'enquiry.body', ...kinds)
  }
  readAnswer(visit, first.answer)
  if (recorder.has('enquiry.answer')) return recorder.unsettled('Enquiries fail altogether.', ...kinds)
  const venue = venues.find(({ id }) => id === wish.venueId)
  const { pmpKidsOccasionName } = fieldsOf(venue?.fields.bookingConfiguration)
  const occasion =
    typeof pmpKidsOccasionName === 'string' && pmpKidsOccasionName
      ? pmpKidsOccasionName
      : 'Kids Pizza Making Party'
  // Parties need 48 hours' notice; the same weekday has the same hours.
  const nextWeek = { ...wish, date: addDays(wish.date, 7) }
  await send(visit, 'enquiry.group', enquiryOf({ ...wish, guests: -1 }))
  await send(
    visit,
    'enquiry.party',
    enquiryOf({ ...nextWeek, guests: 1 }, { children: 8, ocassionType: occasion }),
  )
  await send(visit, 'enquiry.open', enquiryOf(wish, { date: null, time: null, guests: null }))
}

async function send(visit: Visit, id: CheckId, body: Fields): Promise<void> {
  const { answer } = await create(visit, 'enquiry', body)
  visit.recorder.tried(id)
  if (answer.status >= 200 && answer.status < 300) readAnswer(visit, answer)
  else visit.recorder.found(id, 'fault', { asked: answer.asked, came: statusOf(answer) })
}
