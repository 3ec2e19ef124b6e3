import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

/** A server in a process of its own. */
export interface Running {
  readonly origin: string
  stop(): Promise<void>
}

/** An example that is running. */
export interface Example extends Running {
  /** The folder where it was installed and built. */
  readonly folder: string
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/**
 * The reference server, with its data in a new folder.
 *
 * @param words for Node.js
 */
export async function startReferenceServer(port = 0, words: readonly string[] = []): Promise<Running> {
  const data = await mkdtemp(join(tmpdir(), 'tavola-hosts-'))
  const server = spawn(process.execPath, ['--import', 'tsx', ...words, 'examples/server/main.ts'], {
    env: { ...process.env, PORT: `${port}`, TAVOLA_DATA: data, LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  const stop = async () => {
    server.kill('SIGTERM')
    await exit
    await rm(data, { recursive: true, force: true })
  }
  return { origin: await printedOrigin(server.stdout), stop }
}

/** The address in a server's output, which is read on to its end: a closed or full pipe would break the server. */
function printedOrigin(stdout: Readable): Promise<string> {
  let output = ''
  return new Promise((found, fail) => {
    stdout.on('data', function look(chunk: Buffer) {
      output += chunk.toString()
      const origin = /OpenAPI (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (!origin) return
      stdout.off('data', look).resume()
      found(origin)
    })
    stdout.on('end', () => fail(new Error(`The reference server did not start: ${output}`)))
  })
}

/** Starts a command in a folder, and waits until its server answers on the port. */
export async function startCommand(
  words: readonly [string, ...string[]],
  folder: string,
  port: number,
): Promise<Running> {
  const [program, ...others] = words
  // Its own group: npm starts a shell, which starts the server.
  const child = spawn(program, others, {
    cwd: folder,
    detached: true,
    env: environment({ PORT: `${port}` }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const origin = `http://localhost:${port}`
  await answering(origin, child, () => output)
  return { origin, stop: () => endGroup(child) }
}

async function answering(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    if (await fetch(origin).catch(() => null)) return
    await pause(100)
  }
  throw new Error(output())
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  process.kill(-child.pid!, 'SIGTERM')
  await exit
}

/** Without the variables of the npm that runs this, and of mocha. */
export const environment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|NODE_OPTIONS|NODE_ENV|TAVOLA_|MOCHA_)/i.test(name),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  ...more,
})
