import type { Validator } from 'tavola'
import type { messages } from './messages'
import type { StartContext } from './model'

type Choice = Validator<StartContext, keyof typeof messages>

/** A journey with steps of its own asks for these there, or for none of them. */
const choice = (
  field: string,
  message: Choice['message'],
  isMade: (ctx: StartContext) => boolean,
): Choice => ({ field, message, at: 'choices', valid: (ctx) => ctx.journey?.direct === true || isMade(ctx) })

/** Section 2, step 1: what Continue needs, in the order of the form. */
export const validators: readonly Choice[] = [
  choice('venue', 'chooseVenue', ({ facts }) => facts.venue !== null),
  choice('journey', 'chooseJourney', ({ journey, journeys }) => journey !== null || journeys.length === 0),
  choice('date', 'chooseDay', ({ facts }) => facts.date !== null),
  choice('guests', 'chooseGuests', ({ facts }) => facts.guests !== 0),
  choice('time', 'chooseTime', ({ facts }) => facts.time !== null),
]
