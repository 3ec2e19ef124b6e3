/// <reference types="@hcaptcha/types" />
import { definePlugin, type PluginContext } from 'tavola'
import { hosts } from './hosts'

/** The options under `options.hcaptcha`, or those of `human-verification`. */
export interface Options {
  /** From hCaptcha's dashboard. If empty, there is no challenge and no script, and the sent token is null. */
  readonly siteKey: string
  /** The URL of hCaptcha's script, on one of {@link hosts}. Empty: its usual one. */
  readonly script: string
  /** By default the look's colour scheme at the time the box is rendered. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The page's own `hcaptcha` object; by default the global one, or that of the script. */
  readonly hcaptcha?: HCaptcha | undefined
}

const options: Options = { siteKey: '', script: '', theme: undefined, hcaptcha: undefined }

export type HcaptchaContext = PluginContext<object, Options>

/** Provides the human check of `human-verification`: hCaptcha's challenge. */
export default definePlugin({
  id: 'hcaptcha',
  options,
  choices: { theme: ['light', 'dark'] },
  addresses: { script: hosts },
  provides: {
    'human-check': (ctx) =>
      ctx.options.siteKey ? { show: async (...box) => (await import('./check')).show(ctx, ...box) } : null,
  },
})
