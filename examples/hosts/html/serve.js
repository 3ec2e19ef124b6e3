import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** Any web server will do: this folder is `/`, and the widget's light build is `/tavola/`. */
const build = join('node_modules', 'tavola', 'dist', 'light')
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' }
const port = Number(process.env.PORT ?? 8080)

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  // A URL has no ".." left. What else could lead out of a folder is refused.
  const path = normalize(decodeURIComponent(pathname)).replace(/\/$/, '/index.html')
  const file = path.startsWith('/tavola/') ? join(build, path.slice('/tavola/'.length)) : path.slice(1)
  const type = types[extname(file)]
  const isThere = !file.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile()
  if (!type || !isThere) return response.writeHead(404).end()
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` })
  createReadStream(file).pipe(response)
}).listen(port, () => console.log(`http://localhost:${port}`))
