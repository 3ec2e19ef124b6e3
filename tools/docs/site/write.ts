import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Eleventy, { type UserConfig } from '@11ty/eleventy'
import { close, createIndex } from 'pagefind'
import { madePages } from '../made-pages'
import { highlighting } from './highlight'
import { linkedFiles, relative, sourcePages, targetOf } from './links'
import { contentsOf, setUpMarkdown } from './markdown'
import { addressIn, moved, navigation, pages, placeOf } from './pages'

const fonts = 'node_modules/@fontsource/fraunces/files'

/** The site takes the earlier one's place once it is whole: a server may be showing that. */
const draft = '.cache/docs'

/** Eleventy's configuration for docs/*.md. */
async function configure(config: UserConfig): Promise<void> {
  const colours = await highlighting()
  config.setLayoutsDirectory('../tools/docs/site/layouts')
  config.setIncludesDirectory('../tools/docs/site/layouts')
  config.setTemplateFormats(['md', 'njk'])
  config.amendLibrary('md', (md) => {
    setUpMarkdown(md)
    md.use(colours)
  })

  config.addGlobalData('navigation', navigation)
  config.addGlobalData('layout', 'page')
  config.addGlobalData(
    'permalink',
    () =>
      ({ page }: { page: { filePathStem: string } }) =>
        `${page.filePathStem}.html`,
  )
  // Eleventy reads Markdown as Liquid too, which the pages only show.
  config.addPreprocessor('no Liquid', 'md', (_, content) => `{% raw %}${content}{% endraw %}`)
  config.addFilter('from', (address: string, page: { outputPath: string }) =>
    relative(address, addressOf(page)),
  )
  config.addFilter('contents', contentsOf)
  config.addFilter('about', about)

  await addOtherPages(config)
  addRedirects(config)
  await addFiles(config)
}

const addressOf = ({ outputPath }: { outputPath: string }) =>
  outputPath.slice(outputPath.indexOf(draft) + draft.length + 1)

/** The page's title and place, by its source file. */
function about(page: { inputPath: string }, origin?: string) {
  const file = origin ?? page.inputPath.replace(/^\.\//, '')
  return { title: pages.get(file)?.title ?? file, file, ...placeOf(file) }
}

/** Pages from outside docs, and the source files that pages link to. */
async function addOtherPages(config: UserConfig): Promise<void> {
  for (const { file, address, text } of pages.values())
    if (!file.startsWith('docs/') || file in madePages)
      config.addTemplate(`elsewhere/${file}`, await text(), {
        origin: file,
        permalink: address,
      })
  for (const { file, markdown } of await sourcePages())
    config.addTemplate(`source/${file}.md`, markdown, {
      origin: file,
      permalink: `source/${file}.html`,
      layout: 'source',
    })
}

/** Leads from the address of each page that is a section of another now. */
function addRedirects(config: UserConfig): void {
  for (const [file, to] of Object.entries(moved)) {
    const target = targetOf(to, '')
    if (target.kind !== 'page') throw new Error(`${to} is no page.`)
    const permalink = addressIn(file.slice('docs/'.length))
    const address = relative(target.address, permalink) + target.hash
    const html = `<!doctype html><meta http-equiv="refresh" content="0; url=${address}" /><a href="${address}">Moved</a>\n`
    config.addTemplate(`moved/${permalink}.njk`, html, { permalink, layout: null })
  }
}

/** Pictures and schemas, the site's own files, and the playground's if it is built. */
async function addFiles(config: UserConfig): Promise<void> {
  config.addPassthroughCopy({ 'tools/docs/site/assets': 'assets' })
  for (const weight of [500, 600])
    config.addPassthroughCopy({
      [`${fonts}/fraunces-latin-${weight}-normal.woff2`]: `assets/fraunces-${weight}.woff2`,
    })
  for (const target of await linkedFiles())
    if (target.kind === 'file') config.addPassthroughCopy({ [target.file]: target.address })
  if (existsSync('tools/playground/dist'))
    config.addPassthroughCopy({ 'tools/playground/dist': 'playground' })
  // The widget in the playground.
  if (existsSync('dist/light')) config.addPassthroughCopy({ 'dist/light/*.js': 'widget' })
}

/** `npm run docs`: writes the site to docs/.site, with its index for the search. */
const folder = 'docs/.site'
const start = performance.now()

rmSync(draft, { recursive: true, force: true })
await new Eleventy('docs', draft, { quietMode: true, configPath: false, config: configure }).write()

const { index, errors } = await createIndex({ forceLanguage: 'en' })
if (!index) throw new Error(errors.join('\n'))
await index.addDirectory({ path: draft })
// Pagefind's own `writeFiles` may still be writing when it says that it is done.
const search = await index.getFiles()
if (search.errors.length > 0) throw new Error(search.errors.join('\n'))
for (const { path, content } of search.files) {
  const file = join(draft, 'pagefind', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
await close()
rmSync(folder, { recursive: true, force: true })
renameSync(draft, folder)

const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${pages.size} pages and ${(await linkedFiles()).length} linked files in ${folder}, in ${seconds} s`,
)
