/** Writes a page's samples of TypeScript into a folder. Returns the files with a plugin. */
export function writeSamples(page: string, folder: string): string[]

/** The recipes, and the other pages with a plugin that has a component in a file of its own, by their short names. */
export function pagesWithPlugins(): Readonly<Record<string, string>>

/** Writes all of them, and `index.ts`, which imports each plugin by its page's short name. */
export function writeRecipes(folder: string): void
