import { tsImport } from 'tsx/esm/api'

/**
 * The files that the loader asks for by what a brand says: its look, and its language. The build's own brand needs none,
 * and the loader is there before the catalogue, so the build reads it.
 */
export async function brandFiles() {
  const [{ catalogue }, { languages }] = await Promise.all(
    ['../../themes/catalogue.ts', '../languages/packs.ts'].map((file) => tsImport(file, import.meta.url)),
  )
  const looks = Object.keys(catalogue.themes).filter((name) => name !== catalogue.fallback)
  return [...looks, ...languages().map((language) => `language-${language}`)]
}
