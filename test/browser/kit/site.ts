import { basename, dirname, join, resolve } from 'node:path'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { saturday } from './time'

/** The folder of the build that is driven: the light one, which public pages take, or the one that TAVOLA_DIST names. */
export const dist = resolve(process.env.TAVOLA_DIST ?? 'dist/light')

/** Its name in the configurations of webpack. */
export const buildName = basename(dist) === 'light' ? 'light' : 'react'

/** The other one of the two builds. */
export const otherDist = buildName === 'light' ? dirname(dist) : join(dist, 'light')

export interface Server {
  readonly origin: string
  /** At once, whatever still hangs. */
  close(): void
}

/** An HTTP server on a free port: an origin of its own. */
export async function startServer(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export interface Site extends Server {
  /** The files of the build that were asked for, without their hashes: "tavola-start.js". */
  readonly files: readonly string[]
  /** Reports of policy violations, sent to "/report". */
  readonly reports: readonly string[]
}

/** A chain's web site: the host page at "/", and the build beside it, ours or the chain's own. */
export async function startSite(page: string, build = dist, headers = {}): Promise<Site> {
  const files: string[] = []
  const reports: string[] = []
  const server = await startServer((request, response) => {
    const path = new URL(request.url!, 'http://site').pathname
    if (path === '/') {
      return void response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
        .end(page)
    }
    if (path === '/report')
      return void text(request).then((report) => response.end(String(reports.push(report))))
    files.push(basename(path).replace(/-[\da-f]{8}(?=\.js$)/, ''))
    read(join(build, basename(path))).then(
      (file) => response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(file),
      () => response.writeHead(404).end(),
    )
  })
  return { ...server, files, reports }
}

const inMemory = new Map<string, Promise<Buffer>>()

/** A build does not change while it is tested: each of its files is read once. */
function read(path: string): Promise<Buffer> {
  const file = inMemory.get(path) ?? readFile(path)
  inMemory.set(path, file)
  return file
}

/** Host pages, each a function of the API's address. */

export type HostPage = (api: string) => string

interface Parts {
  readonly head?: string
  readonly body: string
}

export const page = ({ head = '', body }: Parts) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Trattoria</title>
    <link rel="icon" href="data:," />
    <style>#book { min-height: 46rem }</style>
    ${head}
  </head>
  <body>
    <main>
      <h1>Trattoria</h1>
      ${body}
      <p id="below">We keep your table for fifteen minutes.</p>
    </main>
  </body>
</html>`

/** A call of init with options, as the page's script has it. */
export const initWith =
  (options = ''): HostPage =>
  (api) =>
    page({
      body: `<div id="book"></div>
        <script src="/tavola.js"></script>
        <script>
          handle = Tavola.init({ baseUrl: '${api}', container: document.querySelector('#book'), ${options} })
        </script>`,
    })

export const inlinePage: HostPage = initWith()

/** Options that leave the diner the time to choose: tests of what comes after it begin there. */
export const atTimes = `venueId: 'cork', date: '${saturday}', journey: 'Booking'`
export const timesPage: HostPage = initWith(atTimes)

/** The chain's list of restaurants, whose buttons open the popup. */
export const popupPage: HostPage = (api) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init('${api}')</script>`,
  })

export const script = (attributes: string) => `<script src="/tavola.js" ${attributes}></script>`

/** Attributes of the script tag alone, which stands in the head and does not wait for its container. */
export const tagged =
  (attributes = '', more = ''): HostPage =>
  (api) =>
    page({
      head: script(`data-base-url="${api}" ${attributes}`),
      body: `<div id="book"></div>${more}`,
    })

/** A page with a widget for each of the brands: the first stands in "#brand-0". */
export const pageOfBrands =
  (brands: readonly object[]): HostPage =>
  (api) =>
    page({
      body: `${brands.map((_, index) => `<section id="brand-${index}"></section>`).join('')}
        <script src="/tavola.js"></script>
        <script>
          for (const [index, brand] of ${JSON.stringify(brands)}.entries())
            Tavola.init({ baseUrl: '${api}', container: document.querySelector('#brand-' + index), preload: 'now', brand })
        </script>`,
    })
