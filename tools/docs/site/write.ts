import { rmSync, writeFileSync } from 'node:fs'
import Eleventy from '@11ty/eleventy'
import { close, createIndex } from 'pagefind'
import { madeFiles } from '../made-pages'
import { configure } from './configure'
import { linkedFiles } from './links'
import { pages } from './pages'

/** `npm run docs`: writes the site to docs/.site, with its index for the search. */
const folder = 'docs/.site'
const start = performance.now()

rmSync(folder, { recursive: true, force: true })
await new Eleventy('docs', folder, { quietMode: true, configPath: false, config: configure }).write()
for (const [file, text] of Object.entries(madeFiles))
  writeFileSync(file.replace('docs', folder), await text())

const { index, errors } = await createIndex({ forceLanguage: 'en' })
if (!index) throw new Error(errors.join('\n'))
await index.addDirectory({ path: folder })
const written = await index.writeFiles({ outputPath: `${folder}/pagefind` })
if (written.errors.length > 0) throw new Error(written.errors.join('\n'))
await close()

const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${pages.size} pages and ${(await linkedFiles()).length} linked files in ${folder}, in ${seconds} s`,
)
