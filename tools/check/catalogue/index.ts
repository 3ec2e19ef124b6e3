import { everyCallTexts } from './every-call'
import { readTexts } from './reading'
import { writeTexts } from './writing'

/** All checks and their texts, in the order of the report. */

/** What the check needs: the option --write, an idempotency header, or the restaurant's time zone. */
export type Need = 'write' | 'key' | 'zone'

/** The option that brings it. */
export const optionOf: Readonly<Record<Need, string>> = {
  write: '--write',
  key: '--idempotency-header',
  zone: '--time-zone',
}

export interface CheckText {
  readonly title: string
  readonly expected: string
  /** What the widget or the diner does if it fails. */
  readonly effect: string
  /** How to fix it, in one line. */
  readonly fix: string
  readonly needs?: readonly Need[]
}

export const checks = {
  ...everyCallTexts,
  ...readTexts,
  ...writeTexts,
} satisfies Readonly<Record<string, CheckText>>

export type CheckId = keyof typeof checks
export const checkIds = Object.keys(checks) as CheckId[]

/** The checks of the two creates need --write, and so do their responses. */
export function needsOf(id: CheckId): readonly Need[] {
  const { needs = [] }: CheckText = checks[id]
  return id in writeTexts || /^(booking|enquiry)\./.test(id) ? ['write', ...needs] : needs
}
