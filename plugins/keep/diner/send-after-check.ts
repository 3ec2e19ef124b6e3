import type { KeepContext } from '..'
import { bookingDetails } from './stored-diner'

/** With the remembered details nothing is left but the consent and the button. */
export function setup(ctx: KeepContext): void {
  confirmOnArrival(ctx)
  sendAfterCheck(ctx)
}

/** After a response the diner sends again with a press (submit.send-again). */
export const onResponse = ({ state }: KeepContext) => void (state.sendsAfterCheck.value = false)
export const onError = onResponse

/** The details are shown as confirmed, once for a slot. */
function confirmOnArrival(ctx: KeepContext): void {
  const { state, facts, set } = ctx
  const { remembered, arrived, number, sendsAfterCheck } = state
  ctx.effect(() => {
    if (!facts.confirmed) arrived.value = false
  })
  ctx.effect(() => {
    if (!remembered.value || arrived.value || !facts.confirmed || number.value !== bookingDetails) return
    const { problems } = ctx
    // The details' rules may come after their step.
    if (!facts.customer.consent && !problems.has('consent')) return
    arrived.value = true
    if (facts.detailsConfirmed || [...problems.keys()].some((field) => field !== 'consent')) return
    set({ detailsConfirmed: true })
    sendsAfterCheck.value = hasCheck(ctx)
  })
}

/**
 * A remembered diner who passes the human check has sent (human-check.one-press). The details were confirmed without a press
 * here, so no press waits for the check.
 */
function sendAfterCheck(ctx: KeepContext): void {
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
const hasCheck = ({ problems, problemsAt }: KeepContext) =>
  [...problemsAt('submit').keys()].some((field) => !problems.has(field))
