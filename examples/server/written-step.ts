import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'

/** Where a page has step 1 in its HTML: `<!-- step 1: milano-en -->`. */
const mark = /<!-- step 1: ([\w-]+) -->/

/** Puts the build's step 1 into the pages that ask for it (README, "Faster still"). */
export const writtenStep =
  (distFolder: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    const page = await c.res.text()
    const [comment, name] = mark.exec(page) ?? []
    const step = name && (await readFile(join(distFolder, 'page', `${name}.html`), 'utf8').catch(() => ''))
    c.res = new Response(comment ? page.replace(comment, () => step || '') : page, c.res)
    c.res.headers.delete('Content-Length')
  }
