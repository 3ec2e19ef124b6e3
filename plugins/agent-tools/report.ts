import { choiceAnswer, refuse, quoted } from './answers'
import type { Answer } from './model-context'
import { detailNames, tableOf, type AgentContext, type AgentTexts, type FilledPart } from './model'

/** How far the booking on screen is. Of the details only whether they are filled: what they hold is the diner's. */
export function bookingStatus(ctx: AgentContext, t: AgentTexts): Answer {
  const { facts, step } = ctx
  const filled = detailNames.filter((name) => facts.customer[name].trim() !== '')
  return { step, ...choiceAnswer(ctx), filledDetails: filled, ...missingAnswer(ctx, t) }
}

/** More than the widget has fields. */
const mostMissing = 12

/** The fields that the diner still has to enter, with what is wrong with each, and what the diner does next. */
export function missingAnswer(ctx: AgentContext, t: AgentTexts): Answer {
  const { facts, isUndecided, problemsAt, journeyText } = ctx
  if (isUndecided || Object.keys(facts.references).length > 0) return { missing: [], next: t('sent') }
  const problems = problemsAt(facts.confirmed ? 'submit' : 'choices')
  const missing = [...problems]
    .slice(0, mostMissing)
    .map(([field, message]) => ({ field, message: notAccepted(ctx, t, field) ?? quoted(message, 80) }))
  const button = journeyText('complete')
  if (!facts.confirmed) return { missing, next: t('pressContinue') }
  return { missing, next: t(facts.detailsConfirmed ? 'pressLast' : 'pressComplete', { button }) }
}

/** The widget's own message of a field asks for what is empty. Null for an empty field, and for one that no agent fills in. */
function notAccepted({ facts, brand }: AgentContext, t: AgentTexts, field: string): string | null {
  const name = detailNames.find((one) => one === field)
  if (!name || facts.customer[name].trim() === '') return null
  const countries = [brand.country].flat().join(', ')
  return name === 'telephoneNumber' ? t('notAcceptedTelephone', { countries }) : t('notAccepted')
}

/**
 * The confirmation. Whoever knows a reference may change the booking, so an agent gets it only of the table that it has
 * prepared itself.
 */
export function readTicket(ctx: AgentContext, t: AgentTexts): Answer {
  const { facts, journey, state } = ctx
  const reference = facts.references[journey?.outcome ?? '']
  if (reference === undefined) return refuse(t, 'noTicket')
  return {
    confirmed: true,
    ...choiceAnswer(ctx),
    ...(state.prepared.value === tableOf(ctx) && { reference: quoted(reference.reveal(), 64) }),
  }
}

const partNames = {
  table: 'filledTable',
  firstName: 'filledFirstName',
  lastName: 'filledLastName',
  email: 'filledEmail',
  telephoneNumber: 'filledTelephoneNumber',
  specialRequests: 'filledSpecialRequests',
} as const satisfies Record<FilledPart, Parameters<AgentTexts>[0]>

/** For the diner: what an agent filled in. */
export function noticeOf({ state, brand }: AgentContext, t: AgentTexts): string {
  const parts = state.filled.value.map((part) => t(partNames[part]))
  return t('filled', { parts: new Intl.ListFormat(brand.locale).format(parts) })
}
