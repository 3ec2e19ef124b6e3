import { checkCatalogue, checkFurther, checkServices } from '../build-errors.js'

/**
 * A loader for the first file of the script tag (themes/build/script-tag.ts). It is there before the catalogue, so the build runs
 * the catalogue and notes the files that a brand may need for step 1: looks, "notte", languages, "language-it", plugins,
 * "keep", and of a plugin the texts in a language, "-keep" after the language. Each is named by its key in the catalogue, wherever
 * its module is. The build's own brand needs none. webpack runs no `await` outside of functions here.
 */
export default async function brandFiles(source) {
  const modules = recordModules(this._compilation)
  const catalogue = checkCatalogue((await this.importModule('catalogue-of-the-build')).default)
  const { themes, fallback } = catalogue
  const languages = (await catalogue.languages?.())?.default ?? {}
  const packs = Object.values(languages)
  const further = await checkFurther(await catalogue.further?.(), catalogue.plugins)
  checkServices(catalogue, (await themes[fallback]()).default.brand)
  const named = new Map()
  const name = async (file, load) => void named.set(modules.get(await load()), file)
  for (const [look, load] of Object.entries(themes)) await name(look === fallback ? 'first' : look, load)
  for (const [language, pack] of Object.entries(languages))
    await name(`language-${language}`, pack.first ?? pack)
  for (const [id, load] of Object.entries(further)) await name(id, load)
  this._module.buildInfo.brandFiles = {
    looks: Object.keys(themes).filter((look) => look !== fallback),
    languages: Object.keys(languages).map((language) => `language-${language}`),
    ofPlugins: [...new Set(packs.flatMap(({ own = {} }) => Object.keys(own)))].map((id) => `-${id}`),
    plugins: Object.keys(further),
    named,
  }
  return source
}

/** By what a module exports, its file. This is how a catalogue's `() => import('…')` tells which module it loads. */
function recordModules({ hooks }) {
  const files = new Map()
  const record = ({ module, moduleObject }) => void files.set(moduleObject.exports, module.resource)
  // After webpack has run it.
  hooks.executeModule.tap({ name: 'brand files', stage: 1 }, record)
  return files
}

/** What the loader has noted. The module may be a part of another one by now. None if the catalogue is invalid. */
export const brandFilesIn = ({ modules }) =>
  [...modules].flatMap((module) => module.modules ?? [module]).find(({ buildInfo }) => buildInfo?.brandFiles)
    ?.buildInfo.brandFiles ?? { looks: [], languages: [], ofPlugins: [], plugins: [], named: new Map() }
