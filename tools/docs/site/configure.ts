import { existsSync } from 'node:fs'
import type { UserConfig } from '@11ty/eleventy'
import { contentsOf } from './contents'
import { highlighting } from './highlight'
import { linked, relative } from './links'
import { setUpMarkdown } from './markdown'
import { navigation, placeOf } from './navigation'
import { pages } from './pages'
import { sources } from './sources'
import { readFileSync } from 'node:fs'

const fonts = 'node_modules/@fontsource/fraunces/files'

/** How Eleventy makes the site of docs/*.md. */
export async function configure(config: UserConfig): Promise<void> {
  const colours = await highlighting()
  config.setLayoutsDirectory('../tools/docs/site/layouts')
  config.setIncludesDirectory('../tools/docs/site/layouts')
  config.setTemplateFormats(['md', 'njk'])
  config.amendLibrary('md', (md) => {
    setUpMarkdown(md)
    ;(md as { use(plugin: unknown): void }).use(colours)
  })

  config.addGlobalData('navigation', navigation)
  config.addGlobalData('layout', 'page')
  config.addGlobalData(
    'permalink',
    () =>
      ({ page }: { page: { filePathStem: string } }) =>
        `${page.filePathStem}.html`,
  )
  config.addGlobalData('markdownTemplateEngine', false)
  config.addFilter('from', (address: string, page: { outputPath: string }) =>
    relative(address, addressOf(page)),
  )
  config.addFilter('contents', contentsOf)
  config.addFilter('about', about)

  addOtherPages(config)
  addFiles(config)
}

const addressOf = ({ outputPath }: { outputPath: string }) => outputPath.replace(/^.*?docs\/\.site\//, '')

/** The page's title and place, by the file that it was made of. */
function about(page: { inputPath: string }, origin?: string) {
  const file = origin ?? page.inputPath.replace(/^\.\//, '')
  return { title: pages.get(file)?.title ?? file, file, ...placeOf(file) }
}

/** Pages whose files lie elsewhere, and the source files that pages link to. */
function addOtherPages(config: UserConfig): void {
  for (const { file, address } of pages.values())
    if (!file.startsWith('docs/'))
      config.addTemplate(`elsewhere/${file}`, readFileSync(file, 'utf8'), {
        origin: file,
        permalink: address,
      })
  for (const { file, markdown } of sources)
    config.addTemplate(`source/${file}.md`, markdown, {
      origin: file,
      permalink: `source/${file}.html`,
      layout: 'source',
    })
}

/** Pictures and schemas, the site's own files, and the playground's where it is built. */
function addFiles(config: UserConfig): void {
  config.addPassthroughCopy({ 'tools/docs/site/assets': 'assets' })
  for (const weight of [500, 600])
    config.addPassthroughCopy({
      [`${fonts}/fraunces-latin-${weight}-normal.woff2`]: `assets/fraunces-${weight}.woff2`,
    })
  for (const target of linked)
    if (target.kind === 'file') config.addPassthroughCopy({ [target.file]: target.address })
  if (existsSync('tools/playground/dist'))
    config.addPassthroughCopy({ 'tools/playground/dist': 'playground' })
  // What the playground shows.
  if (existsSync('dist/light')) config.addPassthroughCopy({ 'dist/light/*.js': 'widget' })
}
