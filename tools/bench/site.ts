import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { scene } from '../../src/scenes/scene'
import type { Protocol } from './conditions'

/** A chain's website and, on another origin, its back end. */
export interface Chain {
  readonly api: string
  /** Adds a page to the site and returns its address. */
  publish(html: string): string
  /** Open connections last as long as their browser. */
  close(): void
}

/** @param folders the site's folders by their path: { light: 'dist/light' } */
export async function startChain(
  folders: Readonly<Record<string, string>>,
  protocol: Protocol,
): Promise<Chain> {
  const certificate = createCertificate()
  const pages: string[] = []
  const start = (app: Hono) => startServer(app, protocol, certificate)
  const servers = await Promise.all([siteOf(folders, pages), backEnd()].map(start))
  const [site, api] = servers.map(({ server }) => (server.address() as AddressInfo).port)
  return {
    api: `https://localhost:${api}`,
    publish: (html) => `https://localhost:${site}/page/${pages.push(html) - 1}`,
    close: () => servers.forEach(({ server }) => server.close()),
  }
}

type Certificate = Readonly<Record<'key' | 'cert', Buffer>>

/** A server on a free port, which makes it another origin. */
async function startServer({ fetch }: Hono, protocol: Protocol, certificate: Certificate) {
  const server = createAdaptorServer(
    protocol === 'HTTP/2'
      ? { fetch, createServer: createSecureServer, serverOptions: { ...certificate, allowHTTP1: true } }
      : { fetch, createServer, serverOptions: certificate },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server }
}

/** A self-signed certificate: browsers need TLS for HTTP/2. Needs the command `openssl`. */
function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const names = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', cert]
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...names], { stdio: 'pipe' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
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

/** The chain's situations, by the path of their API. */
const situations = {
  '': () => scene('a free evening'),
  '/many': () => scene('five thousand venues'),
}

/** Responds at once. */
function backEnd(): Hono {
  const app = new Hono().use(
    cors({ origin: '*', allowHeaders: ['content-type', 'x-session-id'], maxAge: 600 }),
  )
  for (const [path, create] of Object.entries(situations)) {
    const answer = create()
    app.all(`${path}/api/*`, async ({ req: { url, method, raw } }) => {
      const body = method === 'POST' ? { body: await raw.text() } : {}
      return answer(url.replace(`${path}/api/`, '/api/'), { method, headers: raw.headers, ...body })
    })
  }
  return app
}
