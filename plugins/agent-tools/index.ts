import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'
import type { DetailName, FilledPart } from './filled'
import { findModelContext } from './model-context'

/** For the diner: announced by the tools, and shown. */
const texts = {
  filledTable: 'table',
  filledFirstName: 'first name',
  filledLastName: 'last name',
  filledEmail: 'email',
  filledTelephoneNumber: 'telephone number',
  filledSpecialRequests: 'special requests',
  filled: 'Filled in by your assistant: {parts}. Please check before you send.',
} as const satisfies Messages

const state = {
  /** What an agent filled in and the diner has not agreed to yet. */
  filled: keep([] as readonly FilledPart[], 'restart', 'reload'),
  /** The details as an agent wrote them. Where the diner has changed one it is the diner's. */
  written: keep({} as { readonly [Name in DetailName]?: string }, 'restart', 'reload'),
  /** The table that an agent prepared last, as `slotKey` writes it; '' for none. */
  prepared: '',
}

/** `Texts`: the texts of the part that uses it. */
export type AgentContext<Texts extends Messages = typeof texts> = PluginContext<
  typeof state,
  object,
  typeof texts & Texts
>

/**
 * Tools for the diner's own assistant, through WebMCP (docs/agents.md). They fill in the widget. Only the diner's own press
 * sends it, and no option changes that. Without WebMCP nothing is fetched.
 */
export default definePlugin({
  id: 'agent-tools',
  state,
  texts,
  parts: [{ when: () => findModelContext() !== null, load: () => import('./tools'), prefetch: true }],
  inserts: [
    {
      at: 'notice',
      always: true,
      when: ({ state }) => state.filled.value.length > 0,
      load: () => import('./filled-notice'),
    },
  ],
})
