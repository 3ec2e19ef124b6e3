import { addDays } from '../../../src/dates/plain-date'
import { readDay } from '../stages/sessions'
import { statusOf, type Visit } from '../visit'
import { create, type Created } from './create'
import { checkMessages } from './refusals'
import { bookingOf, type Wish } from './payloads'

/** How many parties one time is sold to at most. */
const MOST_PARTIES = 20
/** Large parties fill a restaurant soonest. */
const parties = [14, 12, 10, 8, 6, 4]
/** How many more come at once than there are tables. */
const TOO_MANY = 3

const ids = ['selling.refusal', 'selling.shown', 'selling.full', 'selling.once'] as const

/** A time of a day that nobody has booked yet, and how many tables it has. */
export interface Stock {
  readonly wish: Wish
  readonly tables: number
}

/**
 * Sells one time until it is full, one after the other; then the same time of other weeks, all at once.
 *
 * @returns what is left for another check
 */
export async function sellOut(visit: Visit, near: Wish): Promise<Stock | undefined> {
  const { recorder } = visit
  const wish = await largeParty(visit, near)
  if (!wish) {
    recorder.unsettled('No free slot is left.', ...ids)
    return undefined
  }
  const sold = await sellOneByOne(visit, wish)
  checkReferences(visit)
  if (sold === undefined) return undefined
  const { weeks, isSame } = await likeDays(visit, wish)
  if (weeks.length < 2) {
    recorder.unsettled('No two other weeks offer the same time, to compare them.', 'selling.once')
    return undefined
  }
  await sellAtOnce(visit, weeks, sold, isSame)
  checkReferences(visit)
  const last = weeks[2]
  return last && isSame && !recorder.has('selling.once') ? { wish: last, tables: sold } : undefined
}

async function largeParty(visit: Visit, { venueId, date, guests }: Wish): Promise<Wish | undefined> {
  for (const party of [...parties, guests]) {
    const day = await readDay(visit, venueId, date, party)
    const free = day?.slots.filter(({ available }) => available).at(-1)
    if (free) return { venueId, date, guests: party, time: free.time }
  }
  return undefined
}

export const bodyOf = ({ options, guarantee }: Visit, wish: Wish) =>
  bookingOf(wish, guarantee.isTaken ? { paymentNonce: options.nonce } : {})

/** @returns how many were sold until it was full; undefined where that is not known */
async function sellOneByOne(visit: Visit, wish: Wish): Promise<number | undefined> {
  const { recorder } = visit
  for (let sold = 0; sold < MOST_PARTIES; sold++) {
    const isFull = (await isOffered(visit, wish)) === false
    const tried = await create(visit, 'booking', bodyOf(visit, wish))
    if (tried.outcome.kind === 'card') {
      recorder.unsettled('A card is asked for, and none was taken: see --nonce.', ...ids)
      return undefined
    }
    if (tried.outcome.kind === 'done' && !isFull) continue
    if (tried.outcome.kind === 'done') {
      recorder.tried('selling.full')
      // Somebody may have cancelled in between.
      if ((await isOffered(visit, wish)) === true) continue
      soldTooOften(visit, tried, wish)
      recorder.unsettled('Already one after the other too many are sold.', 'selling.once')
      return undefined
    }
    judgeRefusal(visit, tried, wish)
    recorder.tried('selling.full')
    await checkShown(visit, tried, wish)
    return sold > 0 ? sold : undefined
  }
  recorder.unsettled(`The time was not full after ${MOST_PARTIES} parties of ${wish.guests}.`, ...ids)
  return undefined
}

function soldTooOften({ recorder }: Visit, { answer, outcome }: Created, { date, time, guests }: Wish): void {
  const reference = outcome.kind === 'done' ? outcome.reference : ''
  recorder.found('selling.full', 'fault', {
    asked: `${answer.asked} for ${date} at ${time}, ${guests} guests`,
    came: `Booked as ${reference}, while sessions call the time not available.`,
  })
}

function judgeRefusal(visit: Visit, { answer }: Created, wish: Wish): void {
  const { recorder } = visit
  const asked = `${answer.asked} for a time that is taken`
  if (answer.status === 429)
    return recorder.unsettled('The back end limits how much is sent.', 'selling.refusal')
  recorder.tried('selling.refusal')
  if (answer.status === 400) return checkMessages(visit, { ...answer, asked }, bookingOf(wish))
  recorder.found('selling.refusal', 'fault', { asked, came: statusOf(answer) })
}

async function checkShown(visit: Visit, { answer }: Created, wish: Wish): Promise<void> {
  const { recorder } = visit
  if (answer.status === 429)
    return recorder.unsettled('The back end limits how much is sent.', 'selling.shown')
  recorder.tried('selling.shown')
  if ((await isOffered(visit, wish)) === true && (await isOffered(visit, wish)) === true) {
    const asked = `sessions of ${wish.date} for ${wish.guests} guests`
    recorder.found('selling.shown', 'fault', {
      asked,
      came: `${wish.time} is available, after it was refused (${statusOf(answer)}).`,
    })
  }
}

async function isOffered(visit: Visit, { venueId, date, guests, time }: Wish): Promise<boolean | undefined> {
  const day = await readDay(visit, venueId, date, guests)
  return day && (day.slots.find((slot) => slot.time === time)?.available ?? false)
}

/** Other weeks with the same time; best those whose slots are the very same, as nobody may have booked there. */
async function likeDays(
  visit: Visit,
  wish: Wish,
): Promise<{ readonly weeks: Wish[]; readonly isSame: boolean }> {
  const groups = new Map<string, Wish[]>()
  for (const weeks of [1, 2, 3, 4]) {
    const other = { ...wish, date: addDays(wish.date, 7 * weeks) }
    const day = await readDay(visit, other.venueId, other.date, other.guests)
    if (!day?.slots.some(({ time, available }) => time === wish.time && available)) continue
    const key = JSON.stringify(day.slots)
    groups.set(key, [...(groups.get(key) ?? []), other])
  }
  const [same = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  return same.length > 1
    ? { weeks: same, isSame: true }
    : { weeks: [...groups.values()].flat(), isSame: false }
}

/** A second day tells what one after the other brings, before anybody is blamed. */
async function sellAtOnce(
  visit: Visit,
  [day, control]: readonly Wish[],
  known: number,
  isSame: boolean,
): Promise<void> {
  const { recorder } = visit
  const count = Math.min(MOST_PARTIES, known) + TOO_MANY
  const tries = await Promise.all(
    [...Array(count).keys()].map(() => create(visit, 'booking', bodyOf(visit, day!))),
  )
  const sold = tries.filter(({ outcome }) => outcome.kind === 'done').length
  const refused = tries.find(({ outcome }) => outcome.kind !== 'done')
  for (const tried of tries) if (tried.outcome.kind !== 'done') judgeRefusal(visit, tried, day!)
  if (refused) await checkShown(visit, refused, day!)
  if (sold === 0)
    return recorder.unsettled('None of the bookings at the same moment was taken.', 'selling.once')
  recorder.tried('selling.once')
  if (sold <= known) return
  const usual = (await sellOneByOne(visit, control!)) ?? known
  if (sold <= usual) return
  // Where the days differ otherwise too, one may have had more tables left.
  recorder.found('selling.once', isSame ? 'fault' : 'warning', {
    asked: `${count} POST /api/bookings/create at once for ${day!.date} at ${day!.time}, ${day!.guests} guests`,
    came: `${sold} were booked; one after the other ${usual} (on ${control!.date}).`,
  })
}

/** Of all bookings so far. */
function checkReferences({ recorder, references }: Visit): void {
  if (references.length < 2) return recorder.unsettled('There were no two bookings.', 'booking.reference')
  recorder.tried('booking.reference')
  const again = references.find((reference, index) => references.indexOf(reference) < index)
  if (again === undefined || recorder.has('booking.reference')) return
  const came = `The reference ${again} for two bookings.`
  recorder.found('booking.reference', 'fault', { asked: 'POST /api/bookings/create', came })
}
