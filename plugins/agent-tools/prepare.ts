import { groupGuests, popupTool, type ChosenSlot, type Customer } from 'tavola'
import { choiceAnswer, refuse, timesAnswer, type Refusal } from './answers'
import type { Input } from './input'
import { fetchDay, timesOf, type DayFound, type DayQuery } from './look-up'
import type { Answer } from './model-context'
import { detailNames, type AgentContext, type AgentTexts, type DetailName } from './model'
import { missingAnswer, noticeOf } from './report'

/**
 * Fills in the widget, up to the details. It never sends: whatever it changes unticks the consent and opens the details again, so
 * the diner agrees to what is sent after the last change. While a POST is pending or undecided it changes nothing.
 */
export async function prepareBooking(ctx: AgentContext, t: AgentTexts, input: Input): Promise<Answer> {
  const before = reasonNotTo(ctx) ?? selectJourney(ctx, input)
  if (before) return refuse(t, before)
  const query = queryOf(ctx, input)
  const unchanged = JSON.stringify(choiceAnswer(ctx))
  const day = await fetchDay(ctx, query)
  if (typeof day === 'string') return refuse(t, day)
  const times = timesOf(ctx, query, day)
  if (!times.some(({ free, time }) => free && time === input.time))
    return refuse(t, 'unavailable', timesAnswer(ctx, times))
  const reason = reasonNotTo(ctx)
  if (reason) return refuse(t, reason)
  if (JSON.stringify(choiceAnswer(ctx)) !== unchanged) return refuse(t, 'changed')

  fill(ctx, input, query, day)
  ctx.use(popupTool).open()
  const slot = { venue: day.venue, date: query.date, time: String(input.time), guests: query.guests }
  const outcome = ctx.facts.confirmed ? null : await leadToDetails(ctx, slot)
  ctx.announce(noticeOf(ctx, t))
  if (outcome) return refuse(t, outcome, timesAnswer(ctx, timesOf(ctx, query, day)))
  return { prepared: true, ...choiceAnswer(ctx), ...keptAnswer(ctx, input), ...missingAnswer(ctx, t) }
}

function reasonNotTo({ facts, busy, state }: AgentContext): Refusal | null {
  if (state.isUncertain.value || Object.keys(facts.references).length > 0) return 'sent'
  return busy ? 'busy' : null
}

/** Selects the given journey, or the first one if none is selected. */
function selectJourney(ctx: AgentContext, { journey: wanted }: Input): Refusal | null {
  const { journeys, choose } = ctx
  const offered = journeys.map(({ name }) => name)
  const name = offered.find((one) => one === wanted) ?? (wanted === undefined ? offered[0] : undefined)
  if (name !== undefined && (wanted !== undefined || !ctx.journey)) choose(name)
  const { journey } = ctx
  return !journey || journey.direct || (wanted !== undefined && journey.name !== wanted) ? 'noJourney' : null
}

/** A journey that splits its guests counts adults and children; others count people. */
function queryOf({ journey, facts }: AgentContext, input: Input): DayQuery {
  const { guests, adults, children } = input
  const fallback = facts.guests === groupGuests ? (journey?.defaults.adults ?? 1) : facts.guests
  const split = Number(adults ?? facts.adults) + Number(children ?? facts.children)
  return {
    restaurant: String(input.restaurant),
    date: String(input.date),
    guests: journey?.splitGuests ? split : Number(guests ?? fallback),
  }
}

function fill(ctx: AgentContext, input: Input, { date, guests }: DayQuery, day: DayFound): void {
  const { facts, journey, set, state } = ctx
  const { venue, sessions, configuration } = day
  const details = fillable(ctx, input)
  const { adults = facts.adults, children = facts.children } = input
  const party = journey?.splitGuests
    ? { adults: Number(adults), children: Number(children) }
    : { adults: guests, children: 0 }
  const isSame = facts.confirmed && isChosen(ctx, { venue, date, time: String(input.time), guests })
  set({
    ...(!isSame && { venue, date, ...party, sessions, configuration, time: String(input.time) }),
    customer: { ...facts.customer, ...details, consent: false },
    detailsConfirmed: false,
  })
  const names = Object.keys(details) as DetailName[]
  state.brought.value = [...new Set([...state.brought.value, ...names])]
  state.filled.value = ['table', ...state.brought.value]
  state.isPrepared.value = true
}

const isChosen = ({ facts }: AgentContext, { venue, date, time, guests }: ChosenSlot) =>
  String(facts.venue?.id) === String(venue.id) &&
  facts.date === date &&
  facts.time === time &&
  facts.guests === guests

/** The given details whose fields are empty, or came from an agent before. What the diner typed stays. */
function fillable({ facts, state }: AgentContext, input: Input): Partial<Customer> {
  const mayFill = (name: DetailName) =>
    input[name] !== undefined && (facts.customer[name] === '' || state.brought.value.includes(name))
  return Object.fromEntries(detailNames.filter(mayFill).map((name) => [name, String(input[name])]))
}

/** The given details that were not used, by name only: the diner's own are not read back. */
function keptAnswer({ facts }: AgentContext, input: Input): Answer {
  const kept = detailNames.filter((name) => input[name] !== undefined && facts.customer[name] !== input[name])
  return kept.length > 0 ? { keptAsTyped: kept } : {}
}

/** Section 4, "Continue": a booking's table is checked first. A party is answered by the restaurant. */
async function leadToDetails(ctx: AgentContext, slot: ChosenSlot): Promise<Refusal | null> {
  const { api, facts, set, confirm, signal, journey, advance } = ctx
  let refusal: Refusal | null = 'noAnswer'
  await advance(async () => {
    const query = { venueId: slot.venue.id, date: slot.date, time: slot.time, guests: slot.guests }
    const availability = await api.searchAvailability(query, signal).catch(() => null)
    if (!availability) return
    refusal = isChosen(ctx, slot) ? null : 'changed'
    if (refusal) return
    const own = availability.venues.find(({ id }) => String(id) === String(slot.venue.id))
    set({ configuration: { ...facts.configuration, ...own?.bookingConfiguration } })
    if (journey?.unchecked) return set({ confirmed: true })
    refusal = 'unavailable'
    if (!availability.originalChoiceAvailable) return
    await confirm({ availability })
    refusal = facts.confirmed ? null : 'changed'
  })
  return refusal
}
