import { checkCatalogue } from '../build-errors.js'

/**
 * A loader for the first file of the script tag (themes/script-tag.ts). It is there before the catalogue, so the build runs
 * the catalogue and writes into it the files that a brand may ask for: looks, "notte", and languages, "language-it". The
 * build's own brand needs none.
 */
export default async function brandFiles(source) {
  const catalogue = checkCatalogue((await this.importModule('catalogue-of-the-build')).default)
  const looks = Object.keys(catalogue.themes).filter((name) => name !== catalogue.fallback)
  const languages = catalogue.languages ? Object.keys((await catalogue.languages()).default) : []
  const named = chunkNames(this._compilation)
  // A look in the file of the widget's code has no file of its own.
  const files = [...looks, ...languages.map((language) => `language-${language}`)].filter((name) =>
    named.has(name),
  )
  this._module.buildInfo.brandFiles = files
  return source.replaceAll('BRAND_FILES', JSON.stringify(files))
}

/** As the imports of the modules so far give them: by now these are all that the catalogue leads to. */
function chunkNames({ modules }) {
  const blocks = [...modules].flatMap((module) => module.blocks ?? [])
  return new Set(blocks.map(({ chunkName }) => chunkName))
}
