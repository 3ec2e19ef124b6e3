import { availabilityFailure, type ChosenSlot, type Validator } from 'tavola'
import type { messages, StartContext } from './model'

type Choice = Validator<StartContext, keyof typeof messages>

/** A journey with steps of its own asks for these there, or for none of them. */
const choice = (
  field: string,
  message: Choice['message'],
  isMade: (ctx: StartContext) => boolean,
): Choice => ({ field, message, at: 'choices', valid: (ctx) => ctx.journey?.direct === true || isMade(ctx) })

/** The choices that Continue needs, in the order of the form (start.order). */
export const validators: readonly Choice[] = [
  choice('venue', 'chooseVenue', ({ facts }) => facts.venue !== null),
  choice('journey', 'chooseJourney', ({ journey, journeys }) => journey !== null || journeys.length === 0),
  choice('date', 'chooseDay', ({ facts }) => facts.date !== null),
  choice('guests', 'chooseGuests', ({ facts }) => facts.guests !== 0),
  choice('time', 'chooseTime', ({ facts }) => facts.time !== null),
]

/** Continue, with all that is needed (continue.cached, continue.checks). */
export async function proceed(ctx: StartContext): Promise<void> {
  const { venue, date, time, guests } = ctx.facts
  if (!venue || date === null || time === null || ctx.busy) return
  // Checks the choice as it is at the press. If it changes while the plugins get ready, a new press is needed.
  await ctx.advance(() => check(ctx, { venue, date, time, guests }))
}

/** Loads the check's chunk; called early, when a time is chosen. */
export const fetchCheck = () => import(/* webpackChunkName: "start-check" */ './check')

async function check(ctx: StartContext, choice: ChosenSlot): Promise<void> {
  const { checkAvailability } = await fetchCheck().catch(() => ({ checkAvailability: null }))
  if (checkAvailability) return checkAvailability(ctx, choice)
  ctx.fail(availabilityFailure(choice.venue.name))
}
