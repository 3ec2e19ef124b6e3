import { createHash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as COMPRESSIBLE } from 'hono/compress'
import { serveStatic } from 'hono/serve-static'
import { getMimeType } from 'hono/utils/mime'

const compress = promisify(gzip)

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes that are sent to many callers. Their ETag and their compressed form are made once. */
export class Content {
  readonly etag: string
  #compressed: Promise<Bytes> | undefined

  constructor(readonly bytes: Bytes) {
    this.etag = `"${createHash('sha1').update(bytes).digest('hex')}"`
  }

  get text(): string {
    return Buffer.from(this.bytes).toString('utf8')
  }

  compressed(): Promise<Bytes> {
    return (this.#compressed ??= compress(this.bytes))
  }
}

/** Undefined if there is nothing at the path, or nothing can be, because a name in it is too long. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

/** Keeps files in memory, and reads a file again if it has changed. */
export class Files {
  readonly #known = new Map<string, { readonly changed: number; readonly size: number; content: Content }>()

  /** @returns undefined if there is no file at this path */
  read(path: string): Content | undefined {
    const stats = statsOf(path)
    if (!stats?.isFile()) return undefined
    const known = this.#known.get(path)
    if (known?.changed === stats.mtimeMs && known.size === stats.size) return known.content
    const content = new Content(readFileSync(path) as Bytes)
    this.#known.set(path, { changed: stats.mtimeMs, size: stats.size, content })
    return content
  }
}

/** Below this size, in bytes, compressing saves no packet. */
const SMALL = 1024

interface Folder {
  readonly files: Files
  readonly root: string
  /** The part of the path that the folder stands for: "/docs". */
  readonly prefix?: string
  /** Makes a page of a file with HTML. */
  readonly page: (path: string, c: Context) => Content | undefined
}

/** Serves a folder's files from memory. */
export const serveFolder = ({ files, root, prefix = '', page }: Folder): MiddlewareHandler =>
  serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    join,
    isDir: (path) => statsOf(path)?.isDirectory(),
    getContent: async (path, c) => {
      const type = getMimeType(path) ?? ''
      const content = type.startsWith('text/html') ? page(path, c) : files.read(path)
      return content ? encoded(c, content, type) : null
    },
  })

async function encoded(c: Context, content: Content, type: string): Promise<Bytes> {
  c.header('ETag', content.etag)
  if (content.bytes.length < SMALL || !COMPRESSIBLE.test(type)) return content.bytes
  c.header('Vary', 'Accept-Encoding')
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['gzip', 'identity'],
    default: 'identity',
  })
  if (encoding !== 'gzip') return content.bytes
  c.header('Content-Encoding', 'gzip')
  c.header('ETag', `W/${content.etag}`)
  return content.compressed()
}
