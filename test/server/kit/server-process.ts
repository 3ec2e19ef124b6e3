import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { variableNames } from '../../../examples/server/settings/variables'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** An empty variable counts as none. */
export const unset = Object.fromEntries(variableNames.map((name) => [name, '']))

/** The server in a process of its own, as it is started for diners. */
export interface ServerProcess {
  readonly process: ChildProcessWithoutNullStreams
  readonly output: () => string
}

/** PGlite is compiled for a short life: to begin costs more than all that the tests ask of it. */
const quickly = ['--liftoff-only', '--wasm-lazy-compilation']

/** @param environment the server's settings; no others are set. `words` are for Node.js. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...quickly, ...words, await compiled('examples/server/main.ts')], {
    cwd: root,
    env: { ...process.env, ...unset, ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { process: child, output: () => output }
}

/** Waits for the origin at which it listens, and throws what it has written if it ends before. */
export async function listening({ process: child, output }: ServerProcess): Promise<string> {
  const exit = once(child, 'exit')
  for (;;) {
    const origin = /OpenAPI (http:\/\/localhost:\d+)\/openapi\.yaml/.exec(output())?.[1]
    if (origin !== undefined) return origin
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output())
    await Promise.race([once(child.stdout, 'data'), exit])
  }
}

/** For Node.js: the process has the tests' clock instead of the machine's. */
export const withTestClock = async () => [
  `--import=${pathToFileURL(await compiled('test/kit/mocha/clock.mjs')).href}`,
]

const folder = join(root, `.cache/test-server-${process.pid}`)
const files = new Map<string, Promise<string>>()

/** The path of a file compiled once, until the tests end: a process of it begins in a third of the time that tsx takes. */
export function compiled(path: string): Promise<string> {
  const file = files.get(path) ?? compile(path)
  files.set(path, file)
  return file
}

async function compile(path: string): Promise<string> {
  if (files.size === 0) process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, path.replace(/\.ts$/, '.mjs'))
  const bundle = await rolldown({
    input: join(root, path),
    platform: 'node',
    external: /^[^./]/,
    plugins: [{ name: 'where a file was', transform: keepUrl }],
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}

/** Files beside a source are found from where it was. */
const keepUrl = (code: string, path: string) =>
  code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
