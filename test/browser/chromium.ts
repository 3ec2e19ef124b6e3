import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where installers put it, besides the PATH. */
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
]

/** The browser that the tests drive; one is installed where there is none. */
export function chromiumPath(): string {
  const path = findChromium()
  if (path) return path
  const command = installCommand()
  try {
    execFileSync(command[0]!, command.slice(1), { stdio: 'inherit' })
  } catch {
    // What is missing is said below, whatever the reason.
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    `The browser tests need Chromium, and "${command.join(' ')}" did not bring it. ` +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to the browser that is there.',
  )
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  // A wrong CHROMIUM_PATH is the launch's to name, not ours to pass over.
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path))
}

function installCommand(): string[] {
  const debian = isRoot && existsSync('/usr/bin/apt-get')
  return debian
    ? ['sh', '-c', 'apt-get update && apt-get install -y chromium']
    : ['npx', 'playwright-core', 'install', 'chromium']
}

export const isRoot = process.getuid?.() === 0
