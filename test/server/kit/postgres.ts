import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

/** A PostgreSQL server of the tests' own. */
export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

/** The server at TEST_DATABASE_URL; without one, Debian's PostgreSQL in a temporary folder, on a socket in it. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }

  const binaries = findBinaries() ?? install()
  const folder = mkdtempSync(join(tmpdir(), 'tavola-postgres-'))
  const owner = ownerOfServer()
  if (owner) chownSync(folder, owner.uid, owner.gid)

  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const server = spawn(
    'sh',
    ['-c', RUN_AND_REMOVE, folder, join(binaries, 'postgres'), '-D', data, '-k', folder, ...OPTIONS],
    {
      ...owner,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )

  const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`
  await accepting(server.stderr!)
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit')
      server.stdin?.end()
      await ended
    },
  }
}

/** Runs the server until its own input ends, as it does when the tests' process ends in whatever way: none outlives it. */
const RUN_AND_REMOVE = '"$@" & read -r _; kill -INT $!; wait $!; cd /; rm -rf "$0"'

/** No port, nothing needs to survive a loss of power, and plans don't change with the time that a run takes. */
const OPTIONS = ['listen_addresses=', 'fsync=off', 'autovacuum=off'].flatMap((option) => ['-c', option])

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

function install(): string {
  const advice =
    'The server tests need PostgreSQL: run "apt-get install postgresql", or set TEST_DATABASE_URL to a server.'
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
      env,
      stdio: 'ignore',
    })
  } catch (cause) {
    throw new Error(`Installing PostgreSQL failed. ${advice}`, { cause })
  }
  const binaries = findBinaries()
  if (binaries === undefined) throw new Error(advice)
  return binaries
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** @throws what the server has said, where it ends before it accepts connections */
async function accepting(log: Readable): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface(log)) {
    lines.push(line)
    if (!line.includes('ready to accept connections')) continue
    log.resume()
    return
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

/** A way to a PostgreSQL server on which the tests make trouble. */
export interface Proxy {
  readonly url: string
  /** Nothing passes any more, and nothing is closed: the server seems to stand still. */
  freeze(): void
  /** Passes data again from now on. Data sent meanwhile is lost. */
  thaw(): void
  /** The server has had the next text that contains this, and its answer is lost with the connection. */
  losesAnswerTo(text: string): void
  close(): void
}

export async function startProxy(url: string): Promise<Proxy> {
  const { host, port } = new pg.Client({ connectionString: url })
  const sockets = new Set<Socket>()
  let isFrozen = false
  let lost: string | undefined

  const server = createServer((client) => {
    const postgres = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let isLost = false
    client.on('data', (data) => {
      if (isFrozen) return
      if (lost !== undefined && data.includes(lost)) [isLost, lost] = [true, undefined]
      postgres.write(data)
    })
    postgres.on('data', (data) => {
      if (isFrozen) return
      if (isLost) client.destroy()
      else client.write(data)
    })
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own.href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    losesAnswerTo: (text) => (lost = text),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
