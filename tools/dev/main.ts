import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, watch } from 'node:fs'
import { createAdaptorServer } from '@hono/node-server'
import webpack, { type Stats } from 'webpack'
import { freePort } from '../hosts/processes'
import { createDevSite } from './site'
import config from './webpack.config'

/**
 * Serves the example pages with the widget and the reference server. A change of the widget is built and reloads the pages,
 * and a change of the server restarts it.
 */
const port = Number(process.env.PORT || 8080)
const serverPort = await freePort()
const site = createDevSite(`http://127.0.0.1:${serverPort}`)

const listener = createAdaptorServer({ fetch: site.fetch })
listener.listen(port, process.env.HOST || '127.0.0.1')
await once(listener, 'listening')

// The server needs it at start.
mkdirSync(config.output!.path!, { recursive: true })
const server = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'examples/server/main.ts'],
  {
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
      TAVOLA_DIST: config.output!.path,
    },
    // Its own addresses aren't those of the pages.
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
server.once('exit', (code) => process.exit(code ?? 1))

const compiler = webpack(config)
let builds = 0
const building = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
  if (error) console.error(error)
  if (stats) built(stats)
})

function built(stats: Stats): void {
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'))
  if (stats.hasErrors()) return
  console.log(`Built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`)
  builds += 1
  if (builds === 1) console.log(`Pages   http://localhost:${port}/`)
  else site.reload()
}

for (const folder of ['examples/pages', 'examples/sandbox']) {
  watch(folder, { recursive: true }, () => site.reload())
}

const stop = () => {
  server.removeAllListeners('exit')
  server.once('exit', () => process.exit(0))
  server.kill('SIGTERM')
  building?.close(() => undefined)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
