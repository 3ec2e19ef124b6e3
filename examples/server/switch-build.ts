import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { editPage } from './edit-page'

/** The script of a page's tag: the light build's, as the pages have it, and that of the same source on React. */
const scripts = { light: '/light/tavola.js', react: '/tavola.js' }

/**
 * A page runs the light build, and React's where its address says `?build=react`. Its last line says which, with a link to
 * the other. Where the folder has one build alone, pages run that.
 */
export const switchBuild = (distFolder: string) =>
  editPage((page, c) => {
    const hasBoth = existsSync(join(distFolder, scripts.light))
    const build = hasBoth && c.req.query('build') !== 'react' ? 'light' : 'react'
    const script = page.replace(`"${scripts.light}"`, `"${scripts[build]}"`)
    const isSwitched = hasBoth && page.includes(scripts.light)
    return isSwitched ? script.replace('</body>', `${line(build, c.req.url)}</body>`) : script
  })

function line(build: keyof typeof scripts, url: string): string {
  const { searchParams } = new URL(url)
  searchParams.set('build', build === 'light' ? 'react' : 'light')
  const address = `?${searchParams}`.replaceAll('&', '&amp;')
  const [name, other] =
    build === 'light' ? ['the light build', 'React’s build'] : ['React’s build', 'the light build']
  return `<p class="build" lang="en" dir="ltr">This page runs ${name}. <a href="${address}">See it with ${other}</a></p>`
}
