import type { Json, Venue } from 'tavola'
import { feeInWords, guaranteeTerms } from 'tavola/journeys'
import { isByEnquiry, type OfferedTime } from 'tavola/time'
import type { Answer } from './model-context'
import type { ToolsContext } from './tools'

/** What the tools answer. Values of the back end are data: short, on one line, and never part of a sentence of ours. */

/** Why a tool did nothing. The code is for programs, the message for the agent. */
export type Refusal = Extract<
  Parameters<ToolsContext['t']>[0],
  | 'invalid'
  | 'tooMany'
  | 'busy'
  | 'sent'
  | 'noAnswer'
  | 'noRestaurant'
  | 'otherRestaurant'
  | 'noJourney'
  | 'past'
  | 'closed'
  | 'tooLarge'
  | 'unavailable'
  | 'changed'
  | 'noTicket'
>

export const refuse = ({ t }: ToolsContext, code: Refusal, more: Answer = {}): Answer => ({
  isError: true,
  error: code,
  message: t(code),
  ...more,
})

/** How long an answer may be as JSON, in characters: longer ones are cut by agents. */
export const longestAnswer = 1_500

/** Leaves out the last items of the longest list until the answer is short enough. */
export function shortened(answer: Answer): Answer {
  let short = answer
  while (JSON.stringify(short).length > longestAnswer) {
    const [longest] = Object.entries(short)
      .filter((entry): entry is [string, readonly Json[]] => Array.isArray(entry[1]) && entry[1].length > 0)
      .sort(([, one], [, other]) => JSON.stringify(other).length - JSON.stringify(one).length)
    if (!longest) break
    short = { ...short, [longest[0]]: longest[1].slice(0, -1), more: true }
  }
  return short
}

/** Format characters but joiners, and what has no shape of its own. */
const invisible = /(?![\u200C\u200D])[\p{Cf}\p{DI}]/gu
/** Joiners, with what is around them. */
const joiners = /(.?)([\u200C\u200D]+)(?=(.?))/gsu
const isLetter = (one: string) => /^[\p{L}\p{M}]$/u.test(one)

/**
 * A text of the back end as data, on one line and without hidden characters: with them a name could hide instructions from the
 * diner, or look like a message of ours. A joiner between two letters is a part of the word.
 */
export function quoted(text: string, longest: number): string {
  const visible = text
    .replace(invisible, '')
    .replace(joiners, (_, before: string, found: string, after: string) =>
      isLetter(before) && isLetter(after) ? before + found[0] : before,
    )
    .replace(/[\p{Cc}\p{Cs}\p{Co}\s]+/gu, ' ')
  return [...visible.trim()].slice(0, longest).join('')
}

/** An id that is cut would be another one. */
export const longestId = 64
/** Spaces, hidden characters, and what has a meaning in a path or as the start of a code below. */
const encoded = /[%/\\?#\p{Z}\p{C}\p{DI}\u2800]/gu

/**
 * An id of the back end as the tools offer it: on one line, without hidden characters. What could be one is percent-encoded,
 * since without it the id would be another one. Null for an id that cannot be asked for: too long, or a step up in a path.
 */
export function offeredId(id: Venue['id']): string | null {
  const text = String(id)
  if (/\p{Cs}|(^|[/\\])\.{1,2}([/\\]|$)/u.test(text)) return null
  const offered = text.replace(encoded, encodeURIComponent)
  return offered.length <= longestId ? offered : null
}

/** The back end's id. Null for what {@link offeredId} never offers. */
export function idOf(offered: string): string | null {
  try {
    const id = decodeURIComponent(offered)
    return offeredId(id) === offered ? id : null
  } catch {
    return null
  }
}

/** Five restaurants with the longest texts are below `longestAnswer`. */
const longestName = 50
const longestAddress = 80

export const restaurantAnswer = ({
  id,
  name,
  address,
  postCode,
  telephone,
  distanceInMilesString,
}: Venue) => ({
  id: offeredId(id),
  name: quoted(name, longestName),
  address: quoted([...address, postCode].filter(Boolean).join(', '), longestAddress),
  ...(telephone && { telephone: quoted(telephone, 20) }),
  ...(distanceInMilesString && { distance: quoted(distanceInMilesString, 12) }),
})

/** A day has 96 quarters of an hour. */
const mostTimes = 96

/** The times of a day, HH:MM: those that are free, and those that the restaurant answers. */
export function timesAnswer(ctx: Pick<ToolsContext, 'groupJourney'>, day: readonly OfferedTime[]) {
  const named = (times: readonly OfferedTime[]) => times.slice(0, mostTimes).map(({ time }) => time)
  const onRequest = day.filter((one) => isByEnquiry(ctx, one))
  return {
    free: named(day.filter(({ free }) => free)),
    ...(onRequest.length > 0 && { onRequest: named(onRequest) }),
  }
}

/** The choice on screen, by the restaurant's clock, with its fee in the restaurant's money. */
export function choiceAnswer(ctx: ToolsContext): Answer {
  const { facts, formats, journey, brand } = ctx
  const { venue, date, time, guests, adults, children } = facts
  return {
    journey: journey?.name ?? null,
    restaurant: venue && restaurantAnswer(venue),
    date,
    ...(date && { day: formats.longDate(date) }),
    time,
    timeZone: brand.timeZone ?? null,
    ...(journey?.splitGuests ? { adults, children } : { guests }),
    ...termsAnswer(ctx),
  }
}

/** The terms of the card guarantee, which the restaurant may ask for (card.no-show-fee). */
function termsAnswer(ctx: ToolsContext): Answer {
  const { facts, journey } = ctx
  if (journey?.unchecked || facts.time === null) return {}
  const { fee, freeUntil } = guaranteeTerms(ctx)
  return {
    ...(fee && { noShowFeeUpTo: feeInWords(ctx, fee).total }),
    ...(freeUntil && { freeToCancelUntil: `${freeUntil.date} ${freeUntil.time}` }),
  }
}
