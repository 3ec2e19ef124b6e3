import type { PluginContext } from 'tavola'

export const state = {
  open: false,
}

export type TermsContext = PluginContext<typeof state>
