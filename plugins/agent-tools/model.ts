import { keep, type Customer, type MessageValues, type PluginContext } from 'tavola'
import type { messages } from './messages'

/** The details that an agent may fill in. The consents, the human check and the card are the diner's own. */
export const detailNames = [
  'firstName',
  'lastName',
  'email',
  'telephoneNumber',
  'specialRequests',
] as const satisfies readonly (keyof Customer)[]
export type DetailName = (typeof detailNames)[number]

/** A part of the form that an agent filled in. */
export type FilledPart = 'table' | DetailName

export const state = {
  /** What an agent filled in and the diner has not agreed to yet. */
  filled: keep([] as readonly FilledPart[], 'restart', 'reload'),
  /** The details as an agent wrote them. Where the diner has changed one it is the diner's. */
  written: keep({} as { readonly [Name in DetailName]?: string }, 'restart', 'reload'),
  /** The table that an agent prepared last, as `tableOf` writes it; '' for none. */
  prepared: '',
}

export type AgentContext = PluginContext<typeof state>
export type AgentTexts = (key: keyof typeof messages, values?: MessageValues) => string

/** The chosen table as one text, to compare it. */
export const tableOf = ({ facts }: Pick<AgentContext, 'facts'>): string =>
  JSON.stringify([facts.venue?.id, facts.date, facts.time, facts.guests])
