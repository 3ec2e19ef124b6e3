import type { TokenName } from '../../tokens'

/** The least contrast of text, and of the lines of controls and of the focus (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5
const line = 3

/** A colour, what it is seen on, and the contrast that it needs. A pair may depend on those before it. */
export interface Pair {
  readonly front: TokenName
  readonly on: readonly [TokenName, ...TokenName[]]
  readonly needs: number
}

const backgrounds = ['--tavola-paper', '--tavola-field'] as const
const withTint = [...backgrounds, '--tavola-tint'] as const

/**
 * Whatever says something by its colour has one of these fronts: the edge of what is chosen, today's line, ticks and icons
 * the link's; the ring in the header, on the cross and on a chosen day the text's beside it, on a ground of its own.
 * Other colours are ornaments (test/host/look/marks.test.ts).
 */
export const pairs: readonly Pair[] = [
  { front: '--tavola-ink', on: withTint, needs: text },
  { front: '--tavola-soft', on: withTint, needs: text },
  { front: '--tavola-link', on: withTint, needs: text },
  { front: '--tavola-error', on: backgrounds, needs: text },
  { front: '--tavola-border', on: backgrounds, needs: line },
  { front: '--tavola-focus', on: backgrounds, needs: line },
  { front: '--tavola-on-accent', on: ['--tavola-accent', '--tavola-accent-deep'], needs: text },
  { front: '--tavola-on-aside', on: ['--tavola-aside'], needs: text },
]
