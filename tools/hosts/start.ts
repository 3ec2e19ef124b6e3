import { once } from 'node:events'
import { createServer } from 'node:net'
import { startExample } from './example'
import { startReferenceServer } from './processes'
import { rowNamed, rows } from './rows'

/** `npm run host html` starts an example with the reference server as its back end. `PORT` is 3000 by default. */
const [name = ''] = process.argv.slice(2)
const row = rowNamed(name)
if (!row) {
  console.error(`Usage: npm run host <name>. There are ${rows.map(({ page }) => page).join(', ')}.`)
  process.exit(2)
}
const port = Number(process.env.PORT ?? 3000)
if (!(await isFree(port))) {
  console.error(`Port ${port} is in use. PORT=${port + 1} npm run host ${name} takes another one.`)
  process.exit(1)
}
const api = await startReferenceServer()
console.log(`The reference server answers at ${api.origin}. Installing and building ${row.host} …`)
try {
  const example = await (row.start ?? ((api) => startExample(name, api, port)))(api.origin, port)
  console.log(`${row.host}: ${example.origin}\nIts files are in ${example.folder}. Ctrl+C ends it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await example.stop()
} finally {
  await api.stop()
}

/** Another server's page would look like the example's. */
function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((done) => {
    server.once('error', () => done(false))
    server.listen(port, () => server.close(() => done(true)))
  })
}
