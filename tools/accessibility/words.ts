import type { KnownFailure } from './known-failures'

/** What the report may say of a criterion. */
export type Word = 'supports' | 'partly supports' | 'does not support' | 'not evaluated'

/** What became of a test. `not run`: it is there, and the run did not come to it. */
export type State = 'passed' | 'failed' | 'not run'

/** All that speaks for or against a criterion. */
export interface Evidence {
  readonly states: readonly State[]
  readonly knownFailures: readonly Pick<KnownFailure, 'id'>[]
  /** Findings of people that nobody has mended yet. */
  readonly openFindings: readonly string[]
}

/** The word for a criterion. Nothing supports it but a test that has passed; a person alone can only speak against it. */
export function judge({ states, knownFailures, openFindings }: Evidence): Word {
  const passed = states.includes('passed')
  const against = states.includes('failed') || knownFailures.length > 0 || openFindings.length > 0
  if (passed) return against || states.includes('not run') ? 'partly supports' : 'supports'
  return against ? 'does not support' : 'not evaluated'
}

/** The word for what is made of several criteria. */
export function together(words: readonly Word[]): Word {
  const has = (word: Word) => words.includes(word)
  if (words.length === 0) return 'not evaluated'
  if (words.every((word) => word === 'does not support')) return 'does not support'
  if (has('does not support') || has('partly supports')) return 'partly supports'
  return has('not evaluated') ? 'not evaluated' : 'supports'
}
