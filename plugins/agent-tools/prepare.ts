import type { ChosenSlot, Customer, Journey, JourneyName } from 'tavola'
import { cleanText, groupGuests, slotKey } from 'tavola/journeys'
import { popupTool } from 'tavola/page'
import { choiceAnswer, refuse, timesAnswer, type Refusal } from './answers'
import { detailNames, noticeOf, type DetailName } from './filled'
import type { Input } from './input'
import { fetchDay, timesOf, type DayFound, type DayQuery } from './look-up'
import type { Answer } from './model-context'
import { missingAnswer } from './report'
import type { ToolsContext } from './tools'

/**
 * Fills in the widget, up to the details. It never sends: whatever it changes unticks the consent and opens the details again, so
 * the diner agrees to what is sent after the last change. Everything is checked first. While a POST is undecided it changes
 * nothing.
 */
export async function prepareBooking(ctx: ToolsContext, input: Input): Promise<Answer> {
  const before = reasonNotTo(ctx)
  if (before) return refuse(ctx, before)
  const journey = findJourney(ctx, input)
  if (!journey) return refuse(ctx, 'noJourney')
  const query = queryOf(ctx, input, journey)
  const unchanged = JSON.stringify(choiceAnswer(ctx))
  const day = await fetchDay(ctx, query, journey)
  if (typeof day === 'string') return refuse(ctx, day)
  const times = timesOf(ctx, query, day, journey)
  if (!times.some(({ free, time }) => free && time === input.time))
    return refuse(ctx, 'unavailable', timesAnswer(ctx, times))
  const reason = reasonNotTo(ctx)
  if (reason) return refuse(ctx, reason)
  if (JSON.stringify(choiceAnswer(ctx)) !== unchanged) return refuse(ctx, 'changed')

  const kept = fill(ctx, input, { query, day, journey })
  ctx.use(popupTool).open()
  const slot = { venue: day.venue, date: query.date, time: String(input.time), guests: query.guests }
  const outcome = ctx.facts.confirmed ? null : await leadToDetails(ctx, slot)
  ctx.announce(noticeOf(ctx))
  if (outcome) return refuse(ctx, outcome, timesAnswer(ctx, times))
  return {
    prepared: true,
    ...choiceAnswer(ctx),
    ...(kept.length > 0 && { keptAsTyped: kept }),
    ...missingAnswer(ctx),
  }
}

function reasonNotTo({ facts, busy, isUndecided }: ToolsContext): Refusal | null {
  if (isUndecided || Object.keys(facts.references).length > 0) return 'sent'
  return busy ? 'busy' : null
}

/** The journeys that can be prepared. A direct one has no table of its own. */
export const preparable = ({ journey, journeys }: ToolsContext): readonly Journey[] =>
  (journeys.length > 0 ? journeys : journey ? [journey] : []).filter(({ direct }) => !direct)

/** The given journey; left out, the selected one, or the first. */
function findJourney(ctx: ToolsContext, { journey: wanted }: Input): Journey | null {
  const all = preparable(ctx)
  const name = wanted ?? ctx.journey?.name ?? all[0]?.name
  return all.find((one) => one.name === name) ?? null
}

/** A journey that splits its guests counts adults and children; others count people. */
function queryOf({ journey: selected, facts }: ToolsContext, input: Input, journey: Journey): DayQuery {
  const isSelected = selected?.name === journey.name && facts.guests !== groupGuests
  const before = isSelected ? facts : journey.defaults
  const { adults = before.adults, children = before.children } = input
  const counted = Number(adults) + Number(children)
  return {
    restaurant: String(input.restaurant),
    date: String(input.date),
    guests: journey.splitGuests ? counted : Number(input.guests ?? counted),
  }
}

/** As the form cleans them: what differs from it would count as the diner's. */
const kinds = {
  firstName: 'line',
  lastName: 'line',
  email: 'plain',
  telephoneNumber: 'plain',
  specialRequests: 'lines',
} as const

interface Found {
  readonly query: DayQuery
  readonly day: DayFound
  readonly journey: Journey
}

/** Returns the given details that were not used, by name: what the diner typed stays, and is not read back. */
function fill(ctx: ToolsContext, input: Input, { query, day, journey }: Found): readonly DetailName[] {
  const { facts, choose, set, state } = ctx
  const { date, guests } = query
  const { venue, sessions, configuration } = day
  choose(journey.name as JourneyName)
  const { adults = facts.adults, children = facts.children } = input
  const party = journey.splitGuests
    ? { adults: Number(adults), children: Number(children) }
    : { adults: guests, children: 0 }
  const time = String(input.time)
  const isSame = facts.confirmed && isChosen(ctx, { venue, date, time, guests })
  const given = detailNames.filter((name) => input[name] !== undefined)
  const fillable = given.filter(
    (name) => facts.customer[name] === '' || facts.customer[name] === state.written.value[name],
  )
  const details: Partial<Customer> = Object.fromEntries(
    fillable.map((name) => [name, cleanText(String(input[name]), kinds[name])]),
  )
  set({
    ...(!isSame && { venue, date, ...party, sessions, configuration, time }),
    customer: { ...facts.customer, ...details, consent: false },
    detailsConfirmed: false,
  })
  const written = { ...state.written.value, ...details }
  state.written.value = written
  const own = detailNames.filter(
    (name) => written[name] !== undefined && facts.customer[name] === written[name],
  )
  state.filled.value = ['table', ...own]
  state.prepared.value = slotKey(ctx.facts)
  return given.filter((name) => !fillable.includes(name))
}

const isChosen = ({ facts }: ToolsContext, { venue, date, time, guests }: ChosenSlot) =>
  String(facts.venue?.id) === String(venue.id) &&
  facts.date === date &&
  facts.time === time &&
  facts.guests === guests

/** A booking's table is checked first (continue.checks). A party is answered by the restaurant. */
async function leadToDetails(ctx: ToolsContext, slot: ChosenSlot): Promise<Refusal | null> {
  const { api, facts, set, confirm, signal, advance } = ctx
  let refusal: Refusal | null = 'noAnswer'
  await advance(async () => {
    const query = { venueId: slot.venue.id, date: slot.date, time: slot.time, guests: slot.guests }
    const availability = await api.searchAvailability(query, signal).catch(() => null)
    if (!availability) return
    refusal = isChosen(ctx, slot) ? null : 'changed'
    if (refusal) return
    const own = availability.venues.find(({ id }) => String(id) === String(slot.venue.id))
    set({ configuration: { ...facts.configuration, ...own?.bookingConfiguration } })
    if (ctx.journey?.unchecked) return set({ confirmed: true })
    refusal = 'unavailable'
    if (!availability.originalChoiceAvailable) return
    await confirm({ availability })
    refusal = facts.confirmed ? null : 'changed'
  })
  return refusal
}
