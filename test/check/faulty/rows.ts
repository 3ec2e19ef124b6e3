import type { CheckOptions } from '../../../tools/check/options'
import type { Bend } from '../mutations'

/** One way to be wrong: the faults and warnings that follow, a sentence of the report, and how the valid server is bent. */
export type Row = readonly [
  expected: readonly string[],
  sentence: string,
  bend: Bend,
  options?: Partial<CheckOptions>,
]
