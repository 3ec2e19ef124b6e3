import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { variableNames } from '../../../examples/server/settings/variables'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** As on a newcomer's machine; an empty variable counts as none. */
const unset = Object.fromEntries(
  variableNames.filter((name) => name !== 'TAVOLA_DIST').map((name) => [name, '']),
)

export interface ReferenceServer {
  readonly origin: string
  stop(): Promise<void>
}

/** The reference server as `npm start` runs it, on a free port, with its data in a folder of the test's. */
export async function startReferenceServer(dataFolder: string): Promise<ReferenceServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'examples/server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...unset, PORT: '0', TAVOLA_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(server, 'exit')
  let said = ''
  for await (const chunk of server.stdout) {
    said += chunk
    const origin = /OpenAPI (http:\/\/localhost:\d+)/.exec(said)?.[1]
    if (origin) return { origin, stop: () => (server.kill('SIGTERM'), exit.then(() => undefined)) }
  }
  throw new Error(`The reference server did not start: ${said}`)
}
