import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { scene } from '../../src/scenes/scene'

/** A chain's website and, on another origin, its back end. */
export interface Chain {
  readonly api: string
  /** Adds a page to the site and returns its address. */
  publish(html: string): string
  /** Open connections last as long as their browser. */
  close(): void
}

/** @param folders the site's folders by their path: { light: 'dist/light' } */
export async function startChain(folders: Readonly<Record<string, string>>): Promise<Chain> {
  const pages: string[] = []
  const servers = [siteOf(folders, pages), backEnd()].map(({ fetch }) =>
    createAdaptorServer({ fetch }).listen(0, '127.0.0.1'),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const [site, api] = servers.map((server) => (server.address() as AddressInfo).port)
  return {
    api: `http://localhost:${api}`,
    publish: (html) => `http://localhost:${site}/page/${pages.push(html) - 1}`,
    close: () => servers.forEach((server) => server.close()),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
}

/** Serves files as a good host does: in Brotli, cached for a year. */
function siteOf(folders: Readonly<Record<string, string>>, pages: readonly string[]): Hono {
  const files = new Map<string, Buffer>()
  const brotli = (type: string, caching: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'content-encoding': 'br',
    'cache-control': caching,
  })
  return new Hono()
    .get('/page/:number', (context) => {
      const page = brotliCompressSync(pages[Number(context.req.param('number'))]!)
      return context.body(new Uint8Array(page), 200, brotli('text/html', 'no-cache'))
    })
    .get('/:folder/:file', (context) => {
      const { folder, file } = context.req.param()
      const path = join(folders[folder]!, basename(file))
      const body = files.get(path) ?? brotliCompressSync(readFileSync(path))
      files.set(path, body)
      const headers = brotli(types[extname(file)]!, 'public, max-age=31536000, immutable')
      return context.body(new Uint8Array(body), 200, headers)
    })
}

/** Responds at once. At `/many` the chain has five thousand restaurants. */
function backEnd(): Hono {
  const allowHeaders = ['content-type', 'x-session-id']
  const app = new Hono().use(cors({ origin: '*', allowHeaders, maxAge: 600 }))
  for (const [path, name] of [
    ['', 'a free evening'],
    ['/many', 'five thousand venues'],
  ] as const) {
    const answer = scene(name)
    app.all(`${path}/api/*`, async ({ req: { url, method, raw } }) => {
      const body = method === 'POST' ? { body: await raw.text() } : {}
      return answer(url.replace(`${path}/api/`, '/api/'), { method, headers: raw.headers, ...body })
    })
  }
  return app
}
