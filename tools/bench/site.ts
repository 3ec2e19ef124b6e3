import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import type { Answers } from '../../src/scenes/answers'
import { createNetwork } from '../../src/scenes/network'
import { answersOf } from '../../src/scenes/scene'
import { page } from '../../test/browser/kit/site'

/** A chain's page. The pages of the bench differ only in how they load the widget. */
export const hostPage = (head: string, body: string): string => page({ head, body })

interface Host {
  readonly origin: string
  /** Open connections last as long as their browser. */
  close(): void
}

type Respond = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown

let certificate: ReturnType<typeof createCertificate> | undefined

/** An HTTP/2 server on a free port, which makes it another origin. */
async function startHost(respond: Respond): Promise<Host> {
  certificate ??= createCertificate()
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** A self-signed certificate for one run: browsers need TLS for HTTP/2. Needs the command `openssl`. */
function createCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
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

/** A chain's website and, on another origin, its back end. */
export interface Chain {
  readonly site: string
  readonly api: string
  /** Adds a page to the site and returns its address. */
  publish(html: string): string
  close(): void
}

export interface ChainOptions {
  /** Folders by their path on the site: { light: 'dist/light' }. */
  readonly folders: Readonly<Record<string, string>>
  /** Answers in place of the scene's. */
  readonly answers?: Answers
}

export async function startChain({ folders, answers = {} }: ChainOptions): Promise<Chain> {
  const pages: string[] = []
  const site = await startHost(serveSite(folders, pages))
  const api = await startHost(serveApi(answers))
  return {
    site: site.origin,
    api: api.origin,
    publish: (html) => `${site.origin}/page/${pages.push(html) - 1}`,
    close: () => [site, api].forEach((host) => host.close()),
  }
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }

/** Serves files as a good host does: in Brotli, cached for a year. */
function serveSite(folders: ChainOptions['folders'], pages: readonly string[]): Respond {
  const compressed = new Map<string, Buffer>()
  const compress = (key: string, read: () => string | Buffer) => {
    const body = compressed.get(key) ?? brotliCompressSync(read())
    compressed.set(key, body)
    return body
  }
  return ({ url }, response) => {
    const [, folder = '', name = ''] = new URL(url, 'https://site').pathname.split('/')
    const page = folder === 'page' ? pages[Number(name)] : undefined
    const path = join(folders[folder] ?? '', name)
    if (page === undefined && !(folders[folder] && existsSync(path))) return response.writeHead(404).end()
    const body = page === undefined ? compress(path, () => readFileSync(path)) : compress(page, () => page)
    response.writeHead(200, {
      'content-type': `${page === undefined ? types[extname(name)] : 'text/html'}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': page === undefined ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  }
}

/** Responds at once, as the scene does. */
function serveApi(answers: Answers): Respond {
  const network = createNetwork(answers, ...answersOf('a free evening'))
  return async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, x-session-id')
    response.setHeader('access-control-max-age', '600')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const body = request.method === 'POST' ? { body: await text(request) } : {}
    const answer = await network.fetch(`https://api${request.url}`, { method: request.method, ...body })
    const json = await answer.text()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(json)
  }
}
