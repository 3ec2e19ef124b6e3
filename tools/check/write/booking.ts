import { addDays } from '../../../src/dates/plain-date'
import { readDay } from '../stages/sessions'
import { readAnswer, statusOf, type FoundVenue, type Visit } from '../visit'
import { create, type Outcome } from './create'
import { checkGuarantee } from './guarantee'
import { bookingOf, type Wish } from './payloads'

const MOST_TRIED = 3
const noCaptcha = 'The back end wants human verification, which this check cannot give.'

/** Books the free slot, and looks for a restaurant that asks for a card. @returns how the first went */
export async function bookOne(visit: Visit, wish: Wish): Promise<Outcome['kind']> {
  const { recorder } = visit
  const kind = await book(visit, wish)
  if (kind === 'captcha' || kind === 'failed') return kind
  for (const venue of likeliest(visit, wish).slice(0, MOST_TRIED)) {
    if (visit.guarantee.isAsked) break
    const other = await freeSlot(visit, venue.id, wish)
    if (other) await book(visit, other)
  }
  if (!visit.guarantee.isAsked)
    recorder.unsettled('No restaurant asked for a card.', 'guarantee.first', 'guarantee.second')
  return kind
}

/** One booking of a time that is offered, with what holds of every such answer. */
async function book(visit: Visit, wish: Wish): Promise<Outcome['kind']> {
  const { recorder } = visit
  const { answer, outcome } = await create(visit, 'booking', bookingOf(wish))
  const { asked } = answer
  if (outcome.kind === 'captcha') {
    recorder.found('booking.captcha', 'note', { asked, came: 'A 400 that names captchaToken.' })
    recorder.otherwise = noCaptcha
    return 'captcha'
  }
  recorder.tried('booking.captcha')
  if (outcome.kind === 'refused')
    recorder.found('booking.answer', 'fault', {
      asked,
      came: statusOf(answer),
      expected: 'A booking: sessions call the time available.',
    })
  else readAnswer(visit, answer)
  if (outcome.kind === 'card' || (outcome.kind === 'done' && asksForCard(answer.body)))
    await checkGuarantee(visit, wish, answer)
  return outcome.kind
}

const asksForCard = (body: unknown) =>
  String((body as { readonly requiresCcg?: unknown }).requiresCcg) === 'true'

/** Those that say beforehand that they want a card come first. */
function likeliest({ venues }: Visit, { venueId }: Wish): FoundVenue[] {
  const says = ({ fields }: FoundVenue) => JSON.stringify(fields).includes('"booking-card-guarantee":"true"')
  return venues.filter(({ id }) => id !== venueId).sort((a, b) => Number(says(b)) - Number(says(a)))
}

async function freeSlot(
  visit: Visit,
  venueId: string | number,
  { date, guests }: Wish,
): Promise<Wish | undefined> {
  for (const day of [date, addDays(date, 1), addDays(date, 3)]) {
    const seen = await readDay(visit, venueId, day, guests)
    const free = seen?.slots.find(({ available }) => available)
    if (free) return { venueId, date: day, guests, time: free.time }
  }
  return undefined
}
