/// <reference types="@hcaptcha/types" />
import { once, secret, type Messages, type PluginContext, type Secret } from 'tavola'

/** The error at submit; the challenge's own texts are in its chunk. */
export const messages = {
  confirm: 'Please confirm that you are human',
} as const satisfies Messages

/** How long hCaptcha's token is valid, in milliseconds (hCaptcha's documentation, "siteverify"). */
export const tokenLife = 120_000

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

/** The hosts that may serve its script. */
export const hosts = ['hcaptcha.com']

export const options: Options = {
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

export const state = {
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

export type VerificationContext = PluginContext<typeof state, Options, typeof messages>

export function confirm({ state, now, submit }: VerificationContext, text: string): void {
  state.token.value = { text: secret(text), until: now().getTime() + tokenLife }
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
