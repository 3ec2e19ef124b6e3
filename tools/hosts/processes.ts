import { spawn, type SpawnOptions } from 'node:child_process'
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

/** A command with what it has started. */
export interface Process {
  readonly output: () => string
  stop(): Promise<void>
}

/** Runs until its own input ends: when it is stopped, and when this process ends in whatever way. */
const RUN = 'trap : TERM; "$@" </dev/null & read -r _; kill -TERM 0; wait'

export function start(words: readonly string[], options: SpawnOptions = {}): Process {
  const child = spawn('sh', ['-c', RUN, 'sh', ...words], {
    ...options,
    // Its own group, which it ends as a whole.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)))
  const exit = once(child, 'exit')
  return {
    output: () => output,
    async stop() {
      child.stdin!.end()
      await exit
    },
  }
}

/** Waits a minute at most. */
export async function until(isReady: () => Promise<boolean>, title: string, running: readonly Process[]) {
  for (let tries = 0; tries < 600; tries++) {
    if (await isReady()) return
    await pause(100)
  }
  throw new Error(`${title} did not start:\n${running.map((each) => each.output()).join('\n')}`)
}

const answers = async (origin: string) => (await fetch(origin).catch(() => null)) !== null

/** Starts a command in a folder, and waits until its server answers on the port. */
export async function startCommand(words: readonly string[], folder: string, port: number): Promise<Running> {
  const command = start(words, { cwd: folder, env: environment({ PORT: `${port}` }) })
  const origin = `http://localhost:${port}`
  await until(() => answers(origin), words.join(' '), [command])
  return { origin, stop: command.stop }
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
