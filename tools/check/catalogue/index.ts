import { answerTexts } from './answers'
import { connectionTexts } from './connection'
import { venueTexts } from './reading'
import type { CheckText, Need } from './text'
import { timeTexts } from './times'
import { writeTexts } from './writing'

export type { CheckText, Need } from './text'

/** All checks, in the order of the report. */
export const checks = {
  ...connectionTexts,
  ...answerTexts,
  ...venueTexts,
  ...timeTexts,
  ...writeTexts,
}

export type CheckId = keyof typeof checks
export const checkIds = Object.keys(checks) as CheckId[]
export const needsOf = (id: CheckId): readonly Need[] => (checks[id] as CheckText).needs ?? []
