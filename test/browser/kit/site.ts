import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dist as ours } from './build'
import { startServer, type Server } from './server'

export interface Site extends Server {
  /** The files of the build that were asked for, without their hashes: "tavola-start.js". */
  readonly files: readonly string[]
  /** What browsers reported of its policy, at "/report". */
  readonly reports: readonly string[]
}

/** A chain's web site: the host page at "/", and the build beside it, ours or the chain's own. */
export async function startSite(page: string, dist = ours, headers = {}): Promise<Site> {
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
    read(join(dist, basename(path))).then(
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
