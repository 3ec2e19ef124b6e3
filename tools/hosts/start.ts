import { once } from 'node:events'
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
const api = await startReferenceServer()
console.log(`The reference server answers at ${api.origin}. Installing and building ${row.host} …`)
try {
  const port = Number(process.env.PORT ?? 3000)
  const example = await (row.start ?? ((api) => startExample(name, api, port)))(api.origin, port)
  console.log(`${row.host}: ${example.origin}\nIts files are in ${example.folder}. Ctrl+C ends it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await example.stop()
} finally {
  await api.stop()
}
