import { slotKey } from 'tavola/journeys'
import { choiceAnswer, refuse, quoted } from './answers'
import { detailNames } from './filled'
import type { Answer } from './model-context'
import type { ToolsContext } from './tools'

/** How far the booking on screen is. Of the details only whether they are filled: what they hold is the diner's. */
export function bookingStatus(ctx: ToolsContext): Answer {
  const { facts, step } = ctx
  const filled = detailNames.filter((name) => facts.customer[name].trim() !== '')
  return { step, ...choiceAnswer(ctx), filledDetails: filled, ...missingAnswer(ctx) }
}

/** More than the widget has fields. */
const mostMissing = 12

/** The fields that the diner still has to enter, with what is wrong with each, and what the diner does next. */
export function missingAnswer(ctx: ToolsContext): Answer {
  const { facts, isUndecided, problemsAt, journeyText, t } = ctx
  if (isUndecided || Object.keys(facts.references).length > 0) return { missing: [], next: t('sent') }
  const problems = problemsAt(facts.confirmed ? 'submit' : 'choices')
  const missing = [...problems]
    .slice(0, mostMissing)
    .map(([field, message]) => ({ field, message: notAccepted(ctx, field) ?? quoted(message, 80) }))
  const button = journeyText('complete')
  if (!facts.confirmed) return { missing, next: t('pressContinue') }
  return { missing, next: t(facts.detailsConfirmed ? 'pressLast' : 'pressComplete', { button }) }
}

/** The widget's own message of a field asks for what is empty. Null for an empty field, and for one that no agent fills in. */
function notAccepted({ facts, brand, t }: ToolsContext, field: string): string | null {
  const name = detailNames.find((one) => one === field)
  if (!name || facts.customer[name].trim() === '') return null
  const countries = [brand.country].flat().join(', ')
  return name === 'telephoneNumber' ? t('notAcceptedTelephone', { countries }) : t('notAccepted')
}

/**
 * The confirmation. Whoever knows a reference may change the booking, so an agent gets it only of the table that it has
 * prepared itself.
 */
export function readTicket(ctx: ToolsContext): Answer {
  const { facts, journey, state } = ctx
  const reference = facts.references[journey?.outcome ?? '']
  if (reference === undefined) return refuse(ctx, 'noTicket')
  return {
    confirmed: true,
    ...choiceAnswer(ctx),
    ...(state.prepared.value === slotKey(ctx.facts) && { reference: quoted(reference.reveal(), 64) }),
  }
}
