import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Eleventy, { type UserConfig } from '@11ty/eleventy'
import { close, createIndex } from 'pagefind'
import { writeContracts } from '../contracts'
import { filled } from '../generated'
import { contentsOf, setUpMarkdown } from './markdown'
import { linksIn, navigation, outside, pages, placeOf, relative, targetOf } from './pages'

/** `npm run docs`: writes the contracts, and the site to docs/.site with its index for the search. */
const folder = 'docs/.site'
/** The site takes the earlier one's place once it is whole: a server may be showing that. */
const draft = '.cache/docs'

/** Eleventy's configuration for docs/*.md. */
async function configure(config: UserConfig): Promise<void> {
  config.setLayoutsDirectory('../tools/docs/site')
  config.setTemplateFormats(['md', 'njk'])
  config.amendLibrary('md', setUpMarkdown)
  // Eleventy reads Markdown as Liquid too, which the pages only show.
  config.addPreprocessor('parts', 'md', async (_, content) => `{% raw %}${await filled(content)}{% endraw %}`)

  config.addGlobalData('navigation', navigation)
  config.addGlobalData('layout', 'page')
  config.addGlobalData('shape', 'page')
  const addressOf = ({ page }: { page: { filePathStem: string } }) => `${page.filePathStem}.html`
  config.addGlobalData('permalink', () => addressOf)
  config.addFilter('from', (address: string, page: { outputPath: string }) =>
    relative(address, page.outputPath.slice(page.outputPath.indexOf(draft) + draft.length + 1)),
  )
  config.addFilter('contents', contentsOf)
  config.addFilter('page', (file: string) => pages.get(file))
  config.addFilter('about', (page: { inputPath: string }, origin?: string) =>
    placeOf(origin ?? page.inputPath.replace(/^\.\//, '')),
  )

  for (const [file, permalink] of Object.entries(outside))
    config.addTemplate(file, await pages.get(file)!.text(), { origin: file, permalink })
  for (const files of await copiedFiles()) config.addPassthroughCopy(files)
}

/** What pages link to, the site's own files, the pictures and the playground if they are made, with its widget. */
async function copiedFiles(): Promise<Record<string, string>[]> {
  const linked: Record<string, string>[] = []
  for (const { file, text } of pages.values())
    for (const link of linksIn(await text())) {
      const target = targetOf(link, file)
      if (target && !pages.has(target.file) && /\.\w+$/.test(target.file))
        linked.push({ [target.file]: target.address })
    }
  return [
    ...linked,
    { 'tools/docs/site/assets': 'assets' },
    ...(existsSync('tools/playground/dist') ? [{ 'tools/playground/dist': 'playground' }] : []),
    ...(existsSync('dist/light') ? [{ 'dist/light/*.js': 'widget' }] : []),
  ]
}

const start = performance.now()
await writeContracts()
rmSync(draft, { recursive: true, force: true })
await new Eleventy('docs', draft, { quietMode: true, configPath: false, config: configure }).write()

const { index, errors } = await createIndex({ forceLanguage: 'en' })
if (!index) throw new Error(errors.join('\n'))
await index.addDirectory({ path: draft })
// Pagefind's own `writeFiles` may still be writing when it says that it is done.
for (const { path, content } of (await index.getFiles()).files) {
  const file = join(draft, 'pagefind', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
await close()
rmSync(folder, { recursive: true, force: true })
renameSync(draft, folder)
console.log(`${pages.size} pages in ${folder}, in ${((performance.now() - start) / 1000).toFixed(1)} s`)
