import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import type { Example } from './processes'

/**
 * An example without a package of its own: pages with the restrictions of a site builder. Each of its addresses is another
 * origin: the builder's site, the chain's own server with the widget's files, and the builder's server of framed code.
 */
export async function startStaticExample(name: string, api: string, port = 0): Promise<Example> {
  const folder = join('examples/hosts', name)
  const files = await serve('127.0.0.1', 0, (path) =>
    path.startsWith('/tavola/') ? read('dist/light', path.slice('/tavola'.length)) : null,
  )
  const frames = await serve('127.0.0.1', 0, (path) => page(path))
  const site = await serve('localhost', port, (path, search) => page(path, search))

  /** A page of the example with the addresses of this run. */
  function page(path: string, search = new URLSearchParams()): Buffer | null {
    const found = read(folder, path === '/' ? '/index.html' : path)
    if (!found || extname(path) === '.js') return found
    const html = String(found).replace('<!-- section -->', () =>
      sectionOf(folder, { venue: search.get('venue') ?? '' }),
    )
    const origins = { api, www: files.origin, frames: frames.origin }
    return Buffer.from(
      html.replace(
        /https:\/\/(api|www|frames)\.example\.com/g,
        (_, one: keyof typeof origins) => origins[one],
      ),
    )
  }
  return {
    folder,
    origin: site.origin,
    stop: async () => void (await Promise.all([site, files, frames].map(({ stop }) => stop()))),
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '': 'text/html',
  '.html': 'text/html',
}

async function serve(
  host: string,
  port: number,
  answer: (path: string, search: URLSearchParams) => Buffer | null,
) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://host')
    const body = answer(decodeURIComponent(pathname), searchParams)
    if (!body) return void response.writeHead(404).end()
    const type = types[extname(pathname)] ?? 'application/octet-stream'
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Access-Control-Allow-Origin': '*' })
    response.end(body)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, stop: () => close(server) }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** A file in the folder. */
function read(folder: string, path: string): Buffer | null {
  const file = resolve(folder, `.${path}`)
  try {
    return file.startsWith(resolve(folder)) ? readFileSync(file) : null
  } catch {
    return null
  }
}

interface Schema {
  readonly settings: readonly { readonly id: string; readonly default?: string }[]
}

/** The section of examples/hosts/shopify as Shopify renders it, with its settings' defaults and these. It has no other Liquid. */
function sectionOf(folder: string, settings: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(folder, 'sections/tavola-booking.liquid'), 'utf8')
  const [schema, json] = /\{%-? schema -?%\}([^]*?)\{%-? endschema -?%\}/.exec(text)!
  const { settings: all } = JSON.parse(json!) as Schema
  const defaults = Object.fromEntries(all.map(({ id, default: value = '' }) => [id, value]))
  const values: Readonly<Record<string, string>> = { ...defaults, ...settings }
  return text
    .replace(schema!, '')
    .replace(
      /\{%-? if section\.settings\.(\w+) != blank -?%\}([^]*?)\{%-? endif -?%\}/g,
      (_, id: string, inside: string) => (values[id] ? inside : ''),
    )
    .replace(/\{\{ section\.settings\.(\w+) \| escape \}\}/g, (_, id: string) => escape(values[id]!))
}

const escape = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
