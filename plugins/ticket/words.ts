import type { Venue } from 'tavola'
import { configuredNumber, feeInWords, groupGuests, guaranteeTerms } from 'tavola/journeys'
import { dayOfTime, timeName } from 'tavola/time'
import type { CalendarEntry } from './calendar-entry'
import type { OwnContext } from './ticket'

/** What the ticket says, in words; empty where it is not known. */

/** The booking itself, and not an enquiry that the restaurant answers first. */
export const isBooked = ({ facts }: Pick<OwnContext, 'facts'>): boolean =>
  facts.references.booking !== undefined

/** A general enquiry without a day and a time: it asks for no table. */
export const asksNoTable = ({ facts, journey }: Pick<OwnContext, 'facts' | 'journey'>): boolean =>
  journey?.direct === true && facts.date === null && facts.time === null

export const dateOf = ({ facts, formats }: OwnContext) => facts.date && formats.longDate(facts.date)
export const timeOf = (ctx: OwnContext) => ctx.facts.time && timeName(ctx, ctx.facts.time)

/** "2 people"; of a journey that splits its guests "1 adult and 8 children". */
export function guestsOf({ facts, journey, t }: OwnContext): string {
  const { guests, adults, children, groupSize } = facts
  if (guests === groupGuests) return groupSize === null ? t('group') : t('people', { count: groupSize })
  if (guests <= 0) return ''
  if (!journey?.splitGuests) return t('people', { count: guests })
  const grown = t('adults', { count: adults })
  return children > 0 ? t('party', { adults: grown, children: t('children', { count: children }) }) : grown
}

export const referenceOf = ({ facts, journey }: OwnContext): string =>
  facts.references[journey?.outcome ?? '']?.reveal() ?? ''

const addressOf = ({ name, address, postCode }: Venue) =>
  [name, ...address, postCode].filter(Boolean).join(', ')

/** The terms of a booking that a card guarantees; null for another. */
const termsOf = (ctx: OwnContext) => (ctx.facts.results.booking?.cardChecked ? guaranteeTerms(ctx) : null)

/** "up to £5 × 2 = £10" */
export function feeOf(ctx: OwnContext): string {
  const fee = termsOf(ctx)?.fee
  return fee ? ctx.t('feeSum', feeInWords(ctx, fee)) : ''
}

/** "Free to cancel until …", and afterwards that free cancellation has ended. */
export function cancellationOf(ctx: OwnContext): string {
  const { t, formats } = ctx
  const { cancelHours, freeUntil } = termsOf(ctx) ?? {}
  if (!cancelHours || !freeUntil) return ''
  if (freeUntil.hasPassed) return t('freeEnded')
  const { date, time, isOtherClock } = freeUntil
  const values = { date: formats.shortDate(date), time: formats.time(time) }
  return t(isOtherClock ? 'freeUntilThere' : 'freeUntil', values)
}

/**
 * The calendar's entry; null where there is none. An enquiry has none: no calendar takes it away again if the restaurant
 * says no, and it would look like a table.
 */
export function entryOf(ctx: OwnContext): CalendarEntry | null {
  const { facts, brand, options, t } = ctx
  const { venue, date, time } = facts
  if (!isBooked(ctx) || !venue || date === null || time === null) return null
  const reference = referenceOf(ctx)
  const fee = feeOf(ctx)
  const notes = [
    reference && t('notesReference', { reference }),
    t('notesGuests', { guests: guestsOf(ctx) }),
    venue.telephone && t('notesTelephone', { telephone: venue.telephone }),
    fee && t('notesFee', { sum: fee }),
    cancellationOf(ctx),
  ]
  return {
    // After a reload there is no reference.
    id: `${reference || `${date}.${time}`}.${venue.id}@${location.host}`,
    title: t('event', { venue: venue.name }),
    location: addressOf(venue),
    notes: notes.filter(Boolean).join('\n'),
    date: dayOfTime(facts, time),
    time,
    minutes: configuredNumber(facts, 'booking-table-minutes', [1, 24 * 60]) ?? options.minutes,
    timeZone: brand.timeZone,
  }
}

/** The calendar file's name: "milano-cork-2026-11-28.ics". */
export const fileNameOf = ({ name }: Venue, date: string) =>
  `${`${name}-${date}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.ics`

/** For friends who come along. Without the reference: whoever has it may change the booking. */
export function shareTextOf(ctx: OwnContext): string {
  const { t } = ctx
  const { venue } = ctx.facts
  if (!venue) return ''
  const [date, time] = [dateOf(ctx), timeOf(ctx)]
  const when = date && time ? t('shareWhen', { date, time }) : date
  const lines = [
    t(isBooked(ctx) ? 'shareBooked' : asksNoTable(ctx) ? 'shareSent' : 'shareRequest', { venue: venue.name }),
    when,
    guestsOf(ctx),
    addressOf(venue),
  ]
  return lines.filter(Boolean).join('\n')
}

export const directionsTo = (venue: Venue, template: string) =>
  template.replace('{address}', () => encodeURIComponent(addressOf(venue)))
