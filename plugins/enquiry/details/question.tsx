import { isVisible, specialRequestsSent } from 'tavola/journeys'
import { TextField, useField, usePlugin } from 'tavola/controls'
import type { DetailsContext } from '.'

/** A general enquiry has a question of its own; one that came by way of a booking is about its table. */
export const isQuestion = ({ facts, journey }: Pick<DetailsContext, 'facts' | 'journey'>) =>
  journey?.direct === true && !facts.confirmed

export const questionValidators = [
  {
    field: 'question',
    message: 'questionMissing',
    valid: (ctx: DetailsContext) =>
      !ctx.options.requireQuestion || !isQuestion(ctx) || isVisible(ctx.state.question.value),
  },
]

/** The general enquiry's own question, large and before anything about the diner. */
export function Question() {
  const { state, facts, options, t } = usePlugin<DetailsContext>()
  const isRequired = options.requireQuestion
  const text = state.question.value
  // It stands in front of the special requests, and both are cut together (requests.cut).
  const limit = Math.max(text.length, specialRequestsSent - facts.customer.specialRequests.length)
  return (
    <div className="enquiry-question">
      <TextField
        {...useField('question', state.question)}
        label={t('question')}
        required={isRequired}
        optional={!isRequired}
        multiline={{ limit, rows: 5 }}
        hint={t('questionHint', { count: limit - text.length })}
      />
    </div>
  )
}
