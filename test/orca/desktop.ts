import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showFirefox } from '../browser/kit/engines/visit'
import { startXvfb } from '../browser/kit/engines/engine'
import { neededPath } from '../browser/kit/programs'
import { programs } from './programs'
import { startSpeech, type Speech } from './speech-server'

export interface Desktop {
  readonly speech: Speech
  /** Presses a key as a keyboard would, or several: "Tab", "shift+Tab". The names are X's. */
  press(key: string): void
  type(text: string): void
  close(): Promise<void>
}

/** A desktop of its own with Orca on it: a screen in memory, a D-Bus session, and speech that only writes down. */
export async function startDesktop(): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'tavola-orca-'))
  await writeSettings(join(home, 'data', 'orca'))
  const speech = await startSpeech(join(home, 'speech'))
  const screen = await startXvfb(neededPath(programs.screen))
  const here = environmentIn(home, screen.display)
  const bus = spawn(neededPath(programs.bus), ['--session', '--nofork', '--print-address=1'], {
    env: here,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [address] = (await once(bus.stdout, 'data')) as [Buffer]
  const environment = { ...here, DBUS_SESSION_BUS_ADDRESS: String(address).trim() }
  const orca = await startOrca(environment, speech)
  showFirefox({ environment, preferences: { 'accessibility.force_disabled': -1 } })

  const keyboard = (...words: readonly string[]) =>
    void execFileSync(neededPath(programs.keyboard), words, { env: environment })
  return {
    speech,
    press: (key) => keyboard('key', key),
    type: (text) => keyboard('type', '--', text),
    async close() {
      for (const process of [orca, bus, screen.process]) await end(process)
      speech.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Nothing of the person whose machine it is: neither settings nor a running session. */
const environmentIn = (home: string, display: string): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: home,
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_DATA_HOME: join(home, 'data'),
  XDG_RUNTIME_DIR: home,
  DISPLAY: display,
  LANG: 'C.UTF-8',
  GNOME_ACCESSIBILITY: '1',
  SPEECHD_ADDRESS: `unix_socket:${join(home, 'speech')}`,
})

/**
 * Orca's own settings, but for keys, sounds and braille, which a record does not need. It reads no page from the top when the page
 * has loaded: how far it would come is a matter of time.
 */
async function writeSettings(folder: string): Promise<void> {
  const general = { sayAllOnLoad: false, enableKeyEcho: false, enableSound: false, enableBraille: false }
  const profiles = { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } }
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'user-settings.conf'),
    JSON.stringify({ general, profiles, pronunciations: {}, keybindings: {} }),
  )
}

/** Resolves when Orca has begun to speak. */
async function startOrca(env: NodeJS.ProcessEnv, speech: Speech): Promise<ChildProcess> {
  const orca = spawn(neededPath(programs.orca), [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [orca.stdout, orca.stderr]) stream.on('data', (text) => said.push(String(text)))
  const ends = once(orca, 'exit').then(() => {
    throw new Error(`Orca ended before it spoke. Another Orca may be running. It wrote:\n${said.join('')}`)
  })
  await Promise.race([speech.hears((text) => text.startsWith('Screen reader on')), ends])
  // It may end after this.
  ends.catch(() => undefined)
  return orca
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGKILL')
  await once(process, 'exit')
}
