import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
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
  const certificate = createCertificate()
  const pages: string[] = []
  const site = await startServer(siteOf(folders, pages), certificate)
  const api = await startServer(backEnd(), certificate)
  return {
    api: api.origin,
    publish: (html) => `${site.origin}/page/${pages.push(html) - 1}`,
    close: () => [site, api].forEach(({ server }) => server.close()),
  }
}

type Certificate = Readonly<Record<'key' | 'cert', Buffer>>

/** An HTTP/2 server on a free port, which makes it another origin. */
async function startServer({ fetch }: Hono, certificate: Certificate) {
  const serverOptions = { ...certificate, allowHTTP1: true }
  const server = createAdaptorServer({ fetch, createServer: createSecureServer, serverOptions })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, origin: `https://localhost:${(server.address() as AddressInfo).port}` }
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

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }

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

/** Responds at once. */
function backEnd(): Hono {
  const answer = scene('a free evening')
  return new Hono()
    .use(cors({ origin: '*', allowHeaders: ['content-type', 'x-session-id'], maxAge: 600 }))
    .all('*', (context) => answer(context.req.raw))
}
