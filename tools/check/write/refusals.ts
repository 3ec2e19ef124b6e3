import { messagesOf } from '../bodies/what-widget-reads'
import type { Answer } from '../client'
import { fieldsOf, isFields, shown, type Fields } from '../values'
import { statusOf, type Visit } from '../visit'
import { create } from './create'
import { bookingOf, enquiryOf, type Wish } from './payloads'

/** Wrong details, as a diner may type them; and input that only a mistake or an attack sends. */
export async function sendWrong(visit: Visit, wish: Wish): Promise<void> {
  const noEmail = { email: '' }
  await refuse(visit, 'booking', bookingOf(wish, noEmail))
  await refuse(visit, 'enquiry', enquiryOf(wish, noEmail))
  await sendNonsense(visit, bookingOf({ ...wish, date: '2027-02-30' }), 'a day that does not exist')
  await sendNonsense(
    visit,
    bookingOf({ ...wish, venueId: 'tavola-check-no-such-venue' }),
    'an unknown restaurant',
  )
}

async function refuse(visit: Visit, call: 'booking' | 'enquiry', body: Fields): Promise<void> {
  const { recorder } = visit
  const { answer, outcome } = await create(visit, call, body)
  recorder.tried('refusal.status', 'refusal.body')
  const asked = `${answer.asked} with an empty email`
  if (answer.status === 400) return checkMessages(visit, { ...answer, asked }, body)
  const came =
    outcome.kind === 'done'
      ? `Status ${answer.status}: it was taken, as ${outcome.reference}`
      : statusOf(answer)
  const isUnclear = answer.status >= 500 || answer.status < 300
  const widget = isUnclear
    ? { widget: 'The diner is told that it may have gone through, or that it has.' }
    : {}
  recorder.found('refusal.status', 'fault', { asked, came, ...widget })
}

/** @param answer a 400 */
export function checkMessages({ recorder }: Visit, { body, text, asked }: Answer, sent: Fields): void {
  recorder.tried('refusal.body')
  const came = body === undefined ? `What is no JSON: ${shown(text.trim())}` : shown(body)
  const names = Object.keys(fieldsOf(fieldsOf(body).errors ?? fieldsOf(body).modelState ?? body))
  if (!isFields(body) || messagesOf(body).length === 0)
    return recorder.found('refusal.body', 'fault', { asked, came })
  const isSent = (name: string) =>
    Object.keys(sent).some((key) => key.toLowerCase() === name.split('.').at(-1)?.toLowerCase())
  if (names.some(isSent)) return
  recorder.found('refusal.body', isTechnical(body) ? 'fault' : 'warning', {
    asked,
    came,
    expected: 'The messages by the names of the fields that were sent.',
    widget: `The diner reads: ${messagesOf(body).join(', ').slice(0, 120)}`,
  })
}

/** A problem for programs (RFC 9457) without messages by field: its type and title would be read by diners. */
const isTechnical = (body: Fields) =>
  ['type', 'title', 'status', 'code', 'trace', 'traceId'].some((key) => key in body)

async function sendNonsense(visit: Visit, body: unknown, what: string): Promise<void> {
  const { answer, outcome } = await create(visit, 'booking', body)
  visit.recorder.tried('refusal.wrong-input')
  if (answer.status >= 400 && answer.status < 500) return
  const came =
    outcome.kind === 'done'
      ? `Status ${answer.status}: it was booked, as ${outcome.reference}`
      : statusOf(answer)
  visit.recorder.found('refusal.wrong-input', 'fault', { asked: `${answer.asked} for ${what}`, came })
}
