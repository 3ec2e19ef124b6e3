import { definePlugin, once, type Messages, type PluginContext, type Secret, serviceOf } from 'tavola'

interface Token {
  readonly text: Secret
  /** How long it is valid, in milliseconds. */
  readonly life: number
  /** When it expires, in milliseconds since 1970. */
  readonly until: number
}

const state = {
  token: once(null as Token | null),
  /** Why the last token is gone. */
  lost: null as 'expired' | 'used' | null,
  /** A press opens the challenge, now or once its box is shown. */
  canAsk: false,
  /** A press that sends waits for the check, while its box is shown. */
  isPressed: false,
  /** The challenge is open. */
  isOpen: false,
}

/** `Texts`: the texts of the part that uses it. */
export type VerificationContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  object,
  Texts
>

/**
 * The human verification of a booking (human-check.token): the provider's challenge between the confirmed
 * details and "Complete Booking", and again on step 8 if its token has expired.
 */
export default definePlugin({
  id: 'human-verification',
  serves: 'booking',
  // So nothing is sent before the challenge's part is here, with all that it checks.
  essential: true,
  state,
  requires: ['human-check'],
  inserts: [
    {
      at: 'verification',
      // As in the styles, for narrow and wide widgets.
      reservedHeight: 'clamp(10em, (35em - 100cqi) * 999, 14em)',
      when: (ctx) => serviceOf(ctx, 'human-check') !== null,
      load: () => import('./challenge'),
    },
  ],
})
