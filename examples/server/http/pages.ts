import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Settings } from '../settings'
import { Content, type Files } from './content'
import { pagePolicy, type PolicySettings } from './headers'

/** The two builds' scripts. The pages' own tags have the light one. */
const scripts = { light: '/light/tavola.js', react: '/tavola.js' }
type Build = keyof typeof scripts

/** The comment in a page that step 1 replaces: `<!-- step 1: milano-en -->`. */
const mark = /<!-- step 1: ([\w-]+) -->/

/** A page, and the files that it was made of. */
interface Made {
  readonly source: Content
  readonly step: Content | undefined
  readonly policy: string
  /** For an address that only names the build. */
  readonly page: Content
  /** The last line of this page, if it has the widget. */
  readonly line?: string
}

/**
 * Makes pages of the files with HTML:
 *
 * - A page runs the light build, or React's with `?build=react`. Its last line names the build, with a link to the other. If
 *   the folder has only one build, pages run that one.
 * - The build's step 1 replaces its comment (README, "Faster still").
 * - A policy allows the page's own scripts.
 *
 * A page and its policy are made once, and again if one of their files has changed.
 *
 * @returns a function that finds the page of a file, and sets the header with its policy
 */
export function createPages(files: Files, settings: PolicySettings & Pick<Settings, 'distFolder'>) {
  const { distFolder } = settings
  const policyOf = pagePolicy(settings)
  const made = new Map<string, Made>()

  function make(source: Content, step: Content | undefined, build: Build, isDocs: boolean): Made {
    const written = source.text.replace(mark, () => step?.text ?? '')
    const html = written.replace(`"${scripts.light}"`, `"${scripts[build]}"`)
    const policy = policyOf(html, isDocs)
    // A page of the docs may only name the file.
    if (!written.includes(`"${scripts.light}"`)) return { source, step, policy, page: contentOf(html) }
    const line = lineOf(build)
    return { source, step, policy, line, page: contentOf(html.replace('</body>', `${line}</body>`)) }
  }

  function find(path: string, build: Build, isDocs: boolean): Made | undefined {
    const source = files.read(path)
    if (!source) return undefined
    const name = mark.exec(source.text)?.[1]
    const step = name === undefined ? undefined : files.read(join(distFolder, 'page', `${name}.html`))
    const key = `${build} ${path}`
    const known = made.get(key)
    if (known?.source === source && known.step === step) return known
    const page = make(source, step, build, isDocs)
    made.set(key, page)
    return page
  }

  return (path: string, c: Context): Content | undefined => {
    const hasBoth = existsSync(join(distFolder, scripts.light))
    const build = hasBoth && c.req.query('build') !== 'react' ? 'light' : 'react'
    const found = find(path, build, c.req.path.startsWith('/docs/'))
    if (!found) return undefined
    const { page, policy, line } = found
    c.header('Content-Security-Policy', policy)
    if (line === undefined) return page
    // The rest of the address is the caller's: a page that is kept for each would fill the memory.
    const own = hasBoth ? lineOf(build, c.req.url) : ''
    return own === line ? page : contentOf(page.text.replace(line, () => own))
  }
}

const contentOf = (html: string) => new Content(Buffer.from(html))

/** @param url the page's address, whose other parameters the link keeps */
function lineOf(build: Build, url = 'http://localhost'): string {
  const { searchParams } = new URL(url)
  searchParams.set('build', build === 'light' ? 'react' : 'light')
  const address = `?${searchParams}`.replaceAll('&', '&amp;')
  const [name, other] =
    build === 'light' ? ['the light build', 'React’s build'] : ['React’s build', 'the light build']
  return `<p class="build" lang="en" dir="ltr">This page runs ${name}. <a href="${address}">See it with ${other}</a></p>`
}
