import { mkdirSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { join } from 'node:path'
import type { Brand } from 'tavola'
import { languages, packOf } from '../languages/packs'

register('./css-hook.mjs', import.meta.url)

/**
 * Writes step 1 for pages that have it in their HTML, beside both builds: `dist/page/milano-en.html` for each look of the
 * catalogue in each language. `npx tsx tools/page/write.ts brand.js [folder]` writes it for a chain's own brand: the module's
 * default export is the config, its name is the file's.
 */
const { writeStep } = await import('./render.js')
const { catalogue } = await import('../../themes/catalogue.js')
const [file, folder] = process.argv.slice(2)
if (file) await writeOwn(file, folder ?? '.')
else await writeSamples()

async function writeOwn(file: string, folder: string): Promise<void> {
  const { default: brand } = (await import(join(process.cwd(), file))) as { default: Partial<Brand> }
  const language = languages().find((tag) => brand.locale?.startsWith(tag))
  const step = await writeStep(brand, language === undefined ? {} : await packOf(language))
  writeFileSync(join(folder, `${brand.name ?? 'brand'}-${language ?? 'en'}.html`), step)
}

async function writeSamples(): Promise<void> {
  for (const folder of ['dist/page', 'dist/light/page']) mkdirSync(folder, { recursive: true })
  for (const theme of Object.keys(catalogue.themes)) {
    const { brand } = (await catalogue.themes[theme]!()).default
    for (const language of ['en', ...languages()]) {
      const locale = language === 'en' ? brand.locale : language
      const step = await writeStep({ ...brand, locale }, language === 'en' ? {} : await packOf(language))
      for (const folder of ['dist/page', 'dist/light/page'])
        writeFileSync(join(folder, `${theme}-${language}.html`), step)
    }
  }
}
