import { existsSync } from 'node:fs'
import type { UserConfig } from '@11ty/eleventy'
import { madeFiles, madePages } from '../made-pages'
import { highlighting } from './highlight'
import { linkedFiles, relative, sourcePages } from './links'
import { contentsOf, setUpMarkdown } from './markdown'
import { navigation, pages, placeOf } from './pages'

const fonts = 'node_modules/@fontsource/fraunces/files'

/** Eleventy's configuration for docs/*.md. */
export async function configure(config: UserConfig): Promise<void> {
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
  config.addGlobalData('markdownTemplateEngine', false)
  config.addFilter('from', (address: string, page: { outputPath: string }) =>
    relative(address, addressOf(page)),
  )
  config.addFilter('contents', contentsOf)
  config.addFilter('about', about)

  await addOtherPages(config)
  await addFiles(config)
}

const addressOf = ({ outputPath }: { outputPath: string }) => outputPath.replace(/^.*?docs\/\.site\//, '')

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

/** Pictures and schemas, the site's own files, and the playground's if it is built. */
async function addFiles(config: UserConfig): Promise<void> {
  config.addPassthroughCopy({ 'tools/docs/site/assets': 'assets' })
  for (const weight of [500, 600])
    config.addPassthroughCopy({
      [`${fonts}/fraunces-latin-${weight}-normal.woff2`]: `assets/fraunces-${weight}.woff2`,
    })
  for (const target of await linkedFiles())
    if (target.kind === 'file' && !(target.file in madeFiles))
      config.addPassthroughCopy({ [target.file]: target.address })
  if (existsSync('tools/playground/dist'))
    config.addPassthroughCopy({ 'tools/playground/dist': 'playground' })
  // The widget in the playground.
  if (existsSync('dist/light')) config.addPassthroughCopy({ 'dist/light/*.js': 'widget' })
}
