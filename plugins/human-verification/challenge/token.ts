import { serviceOf, type MaySend, type Secret } from 'tavola'
import type { VerificationContext } from '..'

/** The brand has a check. One whose provider has failed counts, so that nothing is sent without it. */
const hasCheck = (ctx: VerificationContext): boolean => serviceOf(ctx, 'human-check') !== null

export function setup(ctx: VerificationContext): void {
  // On step 8 the box and its expiry timer are gone, so we run our own timer.
  ctx.effect(() => {
    const token = ctx.state.token.value
    if (!token) return
    const timer = setTimeout(() => lose(ctx, 'expired'), token.life)
    return () => clearTimeout(timer)
  })
}

export const validators = [
  {
    field: 'captcha',
    at: 'submit',
    message: 'confirm',
    valid: (ctx: VerificationContext) => !hasCheck(ctx) || ctx.state.token.value !== null,
    ask({ state }: VerificationContext) {
      if (state.canAsk.value) state.isPressed.value = true
      return state.canAsk.value
    },
  },
] as const

export const payload = {
  captchaToken: ({ state }: VerificationContext) => state.token.value?.text.reveal() ?? null,
}

/** The timer may be late: it stops while a phone sleeps, and other plugins' hooks take time. */
export function beforeSubmit(ctx: VerificationContext): MaySend {
  const { token, isPressed } = ctx.state
  if (!hasCheck(ctx) || (token.value && ctx.now().getTime() < token.value.until)) return true
  lose(ctx, 'expired')
  isPressed.value = true
  return 'shown'
}

export const onError = (ctx: VerificationContext): void => lose(ctx, 'used')

export function confirm({ state, now, submit }: VerificationContext, text: Secret, life: number): void {
  state.token.value = { text, life, until: now().getTime() + life }
  if (state.isPressed.value) void submit()
  state.isPressed.value = false
}

/** Ends a press that waits for the check. The next press opens the challenge again. */
export function callOff({ state }: VerificationContext): void {
  state.isPressed.value = state.isOpen.value = false
}

export function lose({ state }: VerificationContext, lost: 'expired' | 'used'): void {
  if (!state.token.peek()) return
  state.lost.value = lost
  state.token.value = null
}
