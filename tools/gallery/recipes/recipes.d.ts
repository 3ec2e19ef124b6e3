/** Written by samples.js: the plugins of the docs, by their pages' short names. */
declare module 'recipes-of-the-docs' {
  import type { AnyPlugin } from 'tavola'
  const recipes: Readonly<Record<string, () => Promise<{ readonly default: AnyPlugin }>>>
  export default recipes
}
