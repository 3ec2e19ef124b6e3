/// <reference types="@hcaptcha/types" />
import { definePlugin, once, type Messages, type PluginContext, type Secret } from 'tavola'
import { hosts } from './hosts'

/** The options under `options["human-verification"]`. */
export interface Options {
  /** From hCaptcha's dashboard. If empty, there is no challenge and no script, and the sent token is null. */
  readonly siteKey: string
  /** The page's own `hcaptcha` object; by default the global one, or that of the script. */
  readonly hcaptcha?: HCaptcha | undefined
  /** The URL of hCaptcha's script, on one of {@link hosts}. */
  readonly script: string
  /** By default the look's colour scheme at the time the box is rendered. */
  readonly theme?: 'light' | 'dark' | undefined
}

const options: Options = {
  siteKey: '',
  hcaptcha: undefined,
  script: 'https://js.hcaptcha.com/1/api.js',
  theme: undefined,
}

interface Token {
  readonly text: Secret
  /** When it expires, in milliseconds since 1970. */
  readonly until: number
}

const state = {
  token: once(null as Token | null),
  /** Why the last token is gone. */
  lost: null as 'expired' | 'used' | null,
  /** hCaptcha's box is shown, or is about to be. */
  canAsk: false,
  /** A press that sends waits for the check, while its box is shown. */
  isPressed: false,
  /** hCaptcha's challenge is open. */
  isOpen: false,
}

/** `Texts`: the texts of the part that uses it. */
export type VerificationContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  Options,
  Texts
>

/**
 * The human verification of a booking (human-check.token): hCaptcha's challenge between the confirmed
 * details and "Complete Booking", and again on step 8 if its token has expired.
 */
export default definePlugin({
  id: 'human-verification',
  serves: 'booking',
  // So nothing is sent before the challenge's part is here, with all that it checks.
  essential: true,
  state,
  options,
  choices: { theme: ['light', 'dark'] },
  addresses: { script: hosts },
  inserts: [
    {
      at: 'verification',
      // As in the styles, for narrow and wide widgets.
      reservedHeight: 'clamp(10em, (35em - 100cqi) * 999, 14em)',
      when: ({ options }) => Boolean(options.siteKey),
      load: () => import('./challenge'),
    },
  ],
})
