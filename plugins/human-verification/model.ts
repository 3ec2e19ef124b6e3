/// <reference types="@hcaptcha/types" />
import type { PluginContext } from 'tavola'
import type { messages } from './messages'

/** How long hCaptcha's token can be used, in milliseconds (its documentation, "siteverify"). */
export const tokenLife = 120_000

/** What a brand may set under `options["human-verification"]`. */
export interface Options {
  /** hCaptcha's, from its dashboard. Empty: no challenge, no script, and the token sent is null. */
  readonly siteKey: string
  /** The page's own `hcaptcha` object; left out: the one on the page, or the script's. */
  readonly hcaptcha?: HCaptcha | undefined
  /** Where hCaptcha's script is fetched: a chain may serve it first-party. */
  readonly script: string
  /** Left out: as the look is, when the box is made. */
  readonly theme?: 'light' | 'dark' | undefined
}

export const options: Options = {
  siteKey: '',
  hcaptcha: undefined,
  script: 'https://js.hcaptcha.com/1/api.js',
  theme: undefined,
}

interface Token {
  readonly text: string
  /** The moment it ends, in milliseconds since 1970. */
  readonly until: number
}

interface State {
  token: Token | null
  /** Why the last token is gone, where one is. */
  lost: 'expired' | 'used' | null
}

export const state: State = { token: null, lost: null }

export type VerificationContext = PluginContext<State, Options, typeof messages>

export function confirm({ state, now }: VerificationContext, text: string): void {
  state.token.value = { text, until: now().getTime() + tokenLife }
}

export function lose({ state }: VerificationContext, lost: 'expired' | 'used'): void {
  if (!state.token.peek()) return
  state.lost.value = lost
  state.token.value = null
}
