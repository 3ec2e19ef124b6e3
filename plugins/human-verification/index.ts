import { definePlugin } from 'tavola'
import { messages, hosts, lose, options, state, tokenLife } from './model'

/**
 * The human verification of a booking (human-check.token): hCaptcha's challenge between the confirmed
 * details and "Complete Booking", and again on step 8 if its token has expired.
 */
export default definePlugin({
  id: 'human-verification',
  serves: 'booking',
  essential: true,
  state,
  options,
  choices: { theme: ['light', 'dark'] },
  addresses: { script: hosts },
  messages,
  setup(ctx) {
    // On step 8 hCaptcha's box and its expiry timer are gone, so we run our own timer.
    ctx.effect(() => {
      if (!ctx.state.token.value) return
      const timer = setTimeout(() => lose(ctx, 'expired'), tokenLife)
      return () => clearTimeout(timer)
    })
  },
  inserts: [
    {
      at: 'verification',
      // As in the styles, for narrow and wide widgets.
      reservedHeight: 'clamp(10em, (35em - 100cqi) * 999, 14em)',
      when: ({ options }) => Boolean(options.siteKey),
      load: () => import(/* webpackChunkName: "human-verification-challenge" */ './challenge'),
    },
  ],
  validators: [
    {
      field: 'captcha',
      at: 'submit',
      message: 'confirm',
      valid: ({ options, state }) => !options.siteKey || state.token.value !== null,
      ask({ state }) {
        if (state.canAsk.value) state.isPressed.value = true
        return state.canAsk.value
      },
    },
  ],
  payload: { captchaToken: ({ state }) => state.token.value?.text.reveal() ?? null },
  // The timer may be late: it stops while a phone sleeps, and other plugins' hooks take time.
  beforeSubmit(ctx) {
    const token = ctx.state.token.value
    if (!ctx.options.siteKey || (token && ctx.now().getTime() < token.until)) return true
    lose(ctx, 'expired')
    ctx.state.isPressed.value = true
    return 'shown'
  },
  onError: (ctx) => lose(ctx, 'used'),
})
