import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { today } from '../write-pages'
import { rowNamed, rows, type HostRow } from './rows'
import { noteRun } from './runs'

/**
 * `npm run test:hosts` tries every example, and `npm run test:hosts html astro` some of them. Both write the table of
 * docs/hosts/index.md.
 */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !rowNamed(name))
if (unknown.length > 0) {
  console.error(`No such host: ${unknown.join(', ')}. There are ${rows.map(({ page }) => page).join(', ')}.`)
  process.exit(2)
}

/** @returns its versions, or null if it failed */
async function tries({ host, test: [program, ...words] }: HostRow): Promise<readonly string[] | null> {
  console.log(`\n${host}: ${[program, ...words].join(' ')}`)
  const child = spawn(program!, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stdout.pipe(process.stdout)
  await once(child, 'close')
  if (child.exitCode !== 0) return null
  return [...new Set([...output.matchAll(/^\s*version: (.+)$/gm)].map(([, version]) => version!))]
}

const failed: string[] = []
for (const row of names.length > 0 ? names.map((name) => rowNamed(name)!) : rows) {
  const versions = await tries(row)
  if (!versions) failed.push(row.host)
  await noteRun(row.page, today(), versions)
}
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`)
  process.exit(1)
}
