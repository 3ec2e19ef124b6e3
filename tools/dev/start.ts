import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { writeDocs } from './docs'

/**
 * `npm start`, after the build: the reference server, and meanwhile the docs that it serves. `npm start -- nextjs` starts that
 * example of examples/hosts, with a reference server as its back end. `PORT` is 3000 by default then.
 */
const [host] = process.argv.slice(2)
if (host === undefined) {
  const { started } = await import('../../examples/server/main')
  await started
  writeDocs(['npm', 'run', 'docs'], 'docs/.site')
} else await startHost(host)

async function startHost(name: string): Promise<void> {
  const names = readdirSync('examples/hosts', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  if (!names.some((entry) => entry.name === name)) {
    console.error(`No such host. There are ${names.map((entry) => entry.name).join(', ')}.`)
    process.exit(2)
  }
  const { startReferenceServer } = await import('../hosts/processes')
  const start =
    name === 'wordpress'
      ? (await import('../hosts/wordpress/site')).startWordPress
      : (await import('../hosts/example')).startExample.bind(undefined, name)
  const api = await startReferenceServer()
  console.log(`The reference server is at ${api.origin}. Installing and building ${name} …`)
  try {
    const example = await start(api.origin, Number(process.env.PORT ?? 3000))
    console.log(`${name}: ${example.origin}\nIts files are in ${example.folder}. Ctrl+C ends it.`)
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    await example.stop()
  } finally {
    await api.stop()
  }
}
