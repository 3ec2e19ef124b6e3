import { dayTimes } from 'tavola'
import { choiceOf, type GlanceContext } from './model'

/** What step 1 says where the times of a choice could not be fetched, and Continue where it could not check one of them. */
const failure = 'widget.availabilityFailed'

/** The choice whose times did not come, until some do. */
export function watchFailedTimes(ctx: GlanceContext): void {
  ctx.effect(() => {
    if (dayTimes(ctx)) ctx.state.failed.value = ''
  })
}

export function hearFailure({ facts, state }: GlanceContext, code: unknown): void {
  if (code === failure && !facts.sessions) state.failed.value = choiceOf(facts)
}

/** The chosen day has no times to show: none at all, or they did not come. Step 1 says which (its `times-note`). */
export function hasNoTimes(ctx: GlanceContext): boolean {
  const day = dayTimes(ctx)
  const choice = choiceOf(ctx.facts)
  return day ? day.length === 0 : choice !== '' && !ctx.busy && ctx.state.failed.value === choice
}
