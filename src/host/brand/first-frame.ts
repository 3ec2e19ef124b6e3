import type { AnyPlugin, Load } from '../../contract/plugin'

/** The loads of step 1 and its fields, which the first frame shows. */
export const loadsOfFirstStep = (plugins: readonly AnyPlugin[]): readonly Load[] =>
  plugins
    .flatMap(({ steps = [], inserts = [] }) => [
      ...steps.filter(({ priority }) => priority === 'base'),
      ...inserts.filter(({ fallback, prefetch }) => fallback && prefetch !== false),
    ])
    .map(({ load }) => load)
