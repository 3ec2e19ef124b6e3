import type { Criterion } from '../criterion'
import { operable } from './operable'
import { perceivable } from './perceivable'
import { robust } from './robust'
import { understandable } from './understandable'

/** Every criterion of WCAG 2.2, levels A and AA, in the order of their numbers. */
export const criteria: readonly Criterion[] = Object.entries({
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
}).map(([id, criterion]) => ({ id, ...criterion }))

/**
 * WCAG 2.1 and EN 301 549 still have it; WCAG 2.2 has not: what it meant is a matter of 4.1.2 now, and what is written
 * by React is nested as it should be.
 */
export const parsing: Criterion = {
  id: '4.1.1',
  name: 'Parsing',
  level: 'A',
  tests: ['WCAG 1.3.1, 4.1.2: each id that an element refers to stands in the same tree'],
  remark:
    'Not in WCAG 2.2. By W3C’s note on WCAG 2.1, HTML always satisfies it; no id is there twice, and none is referred to that is not there.',
}
