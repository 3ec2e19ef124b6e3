import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { answersOf, type SceneName } from '../../../src/scenes/scene'
import type { Answers } from '../../../src/scenes/answers'
import { createNetwork } from '../../../src/scenes/network'
import { startHost, type Host, type Respond } from './host'

/** A chain's web site and, on another origin, its back end. */
export interface Chain {
  /** Where its pages and files lie. */
  readonly site: string
  readonly api: string
  /** Puts a page on the site and returns its address. */
  publish(html: string): string
  close(): void
}

export interface ChainOptions {
  /** Folders by their names in the site's addresses: { light: 'dist/light' }. */
  readonly folders: Readonly<Record<string, string>>
  readonly scene?: SceneName
  /** Answers over the scene's. */
  readonly answers?: Answers
}

export async function startChain({
  folders,
  scene = 'a free evening',
  answers = {},
}: ChainOptions): Promise<Chain> {
  const pages: string[] = []
  const site = await startHost(serveSite(folders, pages))
  const api = await startHost(serveApi(scene, answers))
  const hosts: Host[] = [site, api]
  return {
    site: site.origin,
    api: api.origin,
    publish: (html) => `${site.origin}/page/${pages.push(html) - 1}`,
    close: () => hosts.forEach((host) => host.close()),
  }
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }

/** Files as a good host serves them: Brotli, kept for a year. */
function serveSite(folders: ChainOptions['folders'], pages: readonly string[]): Respond {
  const compressed = new Map<string, Buffer>()
  const compress = (key: string, read: () => string | Buffer) => {
    const there = compressed.get(key) ?? brotliCompressSync(read())
    compressed.set(key, there)
    return there
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

/** The scene's answers, at once. */
function serveApi(scene: SceneName, answers: Answers): Respond {
  const network = createNetwork(answers, ...answersOf(scene))
  return async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type, x-session-id')
    response.setHeader('access-control-max-age', '600')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const body = request.method === 'POST' ? { body: await textOf(request) } : {}
    const answer = await network.fetch(`https://api${request.url}`, { method: request.method, ...body })
    const text = await answer.text()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  }
}

async function textOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return String(Buffer.concat(parts))
}
