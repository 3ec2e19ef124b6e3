import type { AnyPlugin, Load } from '../../contract/plugin'

/** What step 1 shows in its first frame: the step itself, and its fields. */
export const loadsOfFirstStep = (plugins: readonly AnyPlugin[]): readonly Load[] =>
  plugins
    .flatMap(({ steps = [], inserts = [] }) => [
      ...steps.filter(({ priority }) => priority === 'base'),
      ...inserts.filter(({ fallback, prefetch }) => fallback && prefetch !== false),
    ])
    .map(({ load }) => load)
