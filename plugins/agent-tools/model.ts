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
  /** The details that came from an agent, which it may change again. */
  brought: keep([] as readonly DetailName[], 'restart', 'reload'),
  /** The booking on screen was prepared by an agent, which may read its reference. */
  isPrepared: false,
  /** A POST may have gone through, so nothing may change until the diner decides. */
  isUncertain: false,
}

export type AgentContext = PluginContext<typeof state>
export type AgentTexts = (key: keyof typeof messages, values?: MessageValues) => string
