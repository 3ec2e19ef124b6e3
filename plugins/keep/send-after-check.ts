import type { KeepContext } from './model'

/**
 * A remembered diner who passes the human check has sent (human-check.one-press). The details were confirmed without a press
 * here, so no press waits for the check.
 */
export function sendAfterCheck(ctx: KeepContext): void {
  const { sendsAfterCheck } = ctx.state
  let waited = false
  ctx.effect(() => {
    // Edited details have a press of their own.
    if (!ctx.facts.detailsConfirmed) sendsAfterCheck.value = false
    if (!sendsAfterCheck.value) return
    // Without the consent nothing waits: ticking its box must not send.
    const isPassed = waited && ctx.problemsAt('submit').size === 0
    waited = lacksOnlyCheck(ctx)
    if (isPassed) void ctx.submit()
  })
}

const lacksOnlyCheck = ({ problems, problemsAt }: KeepContext) =>
  problems.size === 0 && problemsAt('submit').size > 0

/** Whether a check must be passed before anything is sent. */
export const hasCheck = ({ problems, problemsAt }: KeepContext) =>
  [...problemsAt('submit').keys()].some((field) => !problems.has(field))
