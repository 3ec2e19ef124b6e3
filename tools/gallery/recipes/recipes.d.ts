import type { AnyPlugin } from 'tavola'

/** What samples.js writes: the plugins of the docs, by their pages' short names. */
declare const recipes: Readonly<Record<string, () => Promise<{ readonly default: AnyPlugin }>>>
export default recipes
