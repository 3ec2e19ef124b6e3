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

/** The fields that the diner still has to enter, with what the widget says of each, and what the diner does next. */
export function missingAnswer(ctx: AgentContext, t: AgentTexts): Answer {
  const { facts, problemsAt, journeyText } = ctx
  const problems = problemsAt(facts.confirmed ? 'submit' : 'choices')
  const missing = [...problems]
    .slice(0, mostMissing)
    .map(([field, message]) => ({ field, message: quoted(message, 80) }))
  const next = facts.confirmed ? t('pressComplete', { button: journeyText('complete') }) : t('pressContinue')
  return { missing, next }
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
