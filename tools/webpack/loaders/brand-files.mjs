import { checkCatalogue } from '../build-errors.js'

/**
 * A loader for the first file of the script tag (themes/script-tag.ts). It is there before the catalogue, so the build runs
 * the catalogue and writes into it the files that a brand may need for step 1: looks, "notte", languages, "language-it", and
 * plugins, "keep". The build's own brand needs none.
 */
export default async function brandFiles(source) {
  const catalogue = checkCatalogue((await this.importModule('catalogue-of-the-build')).default)
  const looks = Object.keys(catalogue.themes).filter((name) => name !== catalogue.fallback)
  const languages = catalogue.languages ? Object.keys((await catalogue.languages()).default) : []
  const plugins = { ...catalogue.plugins, ...(await catalogue.further?.())?.default }
  const named = chunkNames(this._compilation)
  // What is in the file of the widget's code, or in one with others, has no file of its own.
  const files = (names) => names.filter((name) => named.has(name))
  const brandFiles = {
    looks: files(looks),
    languages: files(languages.map((language) => `language-${language}`)),
    plugins: files(Object.keys(plugins).filter((id) => plugins[id].first)),
  }
  this._module.buildInfo.brandFiles = brandFiles
  return source.replaceAll('BRAND_FILES', JSON.stringify(Object.values(brandFiles).flat()))
}

/** As the imports of the modules so far give them: by now these are all that the catalogue leads to. */
function chunkNames({ modules }) {
  const blocks = [...modules].flatMap((module) => module.blocks ?? [])
  return new Set(blocks.map(({ chunkName }) => chunkName))
}
