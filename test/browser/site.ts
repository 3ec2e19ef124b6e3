import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { startServer, type Server } from './server'

const ours = resolve(process.env.TAVOLA_DIST ?? 'dist')

export interface Site extends Server {
  /** The files of the build that were asked for, without their hashes: "tavola-start.js". */
  readonly files: readonly string[]
}

/** A chain's web site: the host page at "/", and the build beside it, ours or the chain's own. */
export async function startSite(page: string, dist = ours): Promise<Site> {
  const files: string[] = []
  const server = await startServer((request, response) => {
    const path = new URL(request.url!, 'http://site').pathname
    if (path === '/') return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
    files.push(basename(path).replace(/-[\da-f]{8}(?=\.js$)/, ''))
    readFile(resolve(dist, basename(path))).then(
      (file) => response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(file),
      () => response.writeHead(404).end(),
    )
  })
  return { ...server, files }
}
