import type { Criterion } from './criterion'
import { operable } from './operable'
import { perceivable } from './perceivable'
import { robust, understandable } from './understandable-and-robust'

/** Every criterion of WCAG 2.2, levels A and AA, in order of number. */
export const criteria: readonly Criterion[] = Object.entries({
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
}).map(([id, criterion]) => ({ id, ...criterion }))

export type { Criterion, Level } from './criterion'
