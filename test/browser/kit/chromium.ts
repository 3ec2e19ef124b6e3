import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/**
 * `shell`: the light headless shell, which runs and draws a page as the browser does, for half the work. `whole`: the
 * browser as diners have it, for what the shell lacks.
 */
export type Kind = 'shell' | 'whole'

const names: Readonly<Record<Kind, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}

/** Where installers put the whole browser, besides the PATH. */
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/** The browser that the tests drive. Where there is no shell the whole one does its work. */
export function chromiumPath(kind: Kind = 'whole'): string {
  const path = find(kind) ?? find('whole')
  if (path) return path
  throw new Error(
    `The browser tests need Chromium, and "${installCommands.whole.join(' ')}" did not bring it. ` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the browser that is there.',
  )
}

/** Installs what is missing. */
export function installChromium(): void {
  if (!find('whole')) run(installCommands.whole)
  if (!find('shell') && installCommands.shell) run(installCommands.shell)
}

function find(kind: Kind): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  // A wrong CHROMIUM_PATH is the launch's to name, not ours to pass over.
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const onPath = PATH.split(delimiter).flatMap((folder) => names[kind].map((name) => join(folder, name)))
  const others = kind === 'whole' ? [...usualPlaces, chromium.executablePath()] : []
  return [...onPath, ...others].find((path) => path && existsSync(path))
}

const isRoot = process.getuid?.() === 0

/** With these it asks nobody but the page's own servers for anything. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const isDebian = isRoot && existsSync('/usr/bin/apt-get')
const apt = (name: string) => ['sh', '-c', `apt-get update && apt-get install -y ${name}`]

const installCommands: { readonly whole: readonly string[]; readonly shell?: readonly string[] } = isDebian
  ? { whole: apt('chromium'), shell: apt('chromium-headless-shell') }
  : { whole: ['npx', 'playwright-core', 'install', 'chromium'] }

function run([program, ...words]: readonly string[]): void {
  try {
    execFileSync(program!, words, { stdio: 'inherit' })
  } catch {
    // `chromiumPath` tells what is missing, whatever the reason. Without the shell the whole browser does its work.
  }
}
