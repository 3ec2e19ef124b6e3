import { mkdirSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from 'tavola'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { knownPlugins } from '../../src/host/brand/own-brand'
import { nearest } from '../../src/locale/locale'
import { languages, packOf } from '../languages/packs'

register('./css-hook.mjs', import.meta.url)

/**
 * Writes step 1 for pages that have it in their HTML, beside both builds: `dist/page/milano-en.html` for each look of the
 * catalogue in each language. `node --import tsx tools/page/write.ts brand.js [folder] [catalogue.ts]` writes it for a chain's own
 * brand: the module's default export is the config, its name is the file's. `catalogue.ts`: the chain's own, where its build
 * has one; its export `catalogue` counts in place of Tavola's.
 */
const { writeStep } = await import('./render.js')
const [brandFile, folder = '.', catalogueFile = join(import.meta.dirname, '../../themes/build/catalogue.ts')] =
  process.argv.slice(2)
const { catalogue } = await importFile<{ catalogue: Catalogue }>(catalogueFile)
if (brandFile) await writeOwn(brandFile)
else await writeSamples()

async function importFile<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(resolve(file)).href)) as Module
}

async function writeOwn(file: string): Promise<void> {
  const { default: brand } = await importFile<{ default: Partial<Brand> }>(file)
  // The widget would name these in the console and show the default's; a page would show the wrong step for good.
  const known = await knownPlugins(catalogue)
  for (const id of brand.plugins ?? []) isThere('plugin', id, known)
  if (brand.theme) isThere('theme', brand.theme, catalogue.themes)
  const packs = Object.fromEntries(languages().map((language) => [language, language]))
  const language = brand.locale && nearest(brand.locale, packs)
  const step = await writeStep(catalogue, brand, language ? packOf(language) : {})
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${brand.name ?? 'brand'}-${language ?? 'en'}.html`), step)
}

function isThere(kind: string, name: string, known: object): void {
  if (Object.hasOwn(known, name)) return
  const names = Object.keys(known).join(', ')
  throw new Error(
    `There is no ${kind} "${name}" in the catalogue (${names}). A catalogue of yours is the third word.`,
  )
}

async function writeSamples(): Promise<void> {
  for (const folder of ['dist/page', 'dist/light/page']) mkdirSync(folder, { recursive: true })
  for (const theme of Object.keys(catalogue.themes)) {
    const { brand } = (await catalogue.themes[theme]!()).default
    for (const language of ['en', ...languages()]) {
      const locale = language === 'en' ? brand.locale : language
      const pack = language === 'en' ? {} : packOf(language)
      const step = await writeStep(catalogue, { ...brand, locale }, pack)
      for (const folder of ['dist/page', 'dist/light/page'])
        writeFileSync(join(folder, `${theme}-${language}.html`), step)
    }
  }
}
