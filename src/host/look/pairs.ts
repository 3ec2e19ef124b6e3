import type { Token } from './tokens'

/** WCAG 2.2, 1.4.3 and 1.4.11: what text, and what the lines of controls and the focus need. */
const text = 4.5
const line = 3

/** What is seen on what, and the contrast that it needs. A pair may hang on those before it. */
export interface Pair {
  readonly front: Token
  readonly on: readonly [Token, ...Token[]]
  readonly needs: number
}

const sheets = ['--tavola-paper', '--tavola-field'] as const

export const pairs: readonly Pair[] = [
  { front: '--tavola-ink', on: sheets, needs: text },
  { front: '--tavola-soft', on: sheets, needs: text },
  { front: '--tavola-link', on: sheets, needs: text },
  { front: '--tavola-error', on: sheets, needs: text },
  { front: '--tavola-border', on: sheets, needs: line },
  { front: '--tavola-focus', on: sheets, needs: line },
  { front: '--tavola-on-accent', on: ['--tavola-accent', '--tavola-accent-deep'], needs: text },
  { front: '--tavola-on-aside', on: ['--tavola-aside'], needs: text },
]
