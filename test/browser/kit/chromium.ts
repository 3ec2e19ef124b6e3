import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { install, isRoot, neededPath, pathOf, type Program } from './programs'

/**
 * `shell`: the light headless shell, which runs and draws a page as the browser does, for half the work. `whole`: the
 * browser as diners have it, for what the shell lacks.
 */
export type Kind = 'shell' | 'whole'

const chromiumPrograms: Readonly<Record<Kind, Program>> = {
  whole: {
    title: 'Chromium or Chrome',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
        join(process.env[folder] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ),
      chromium.executablePath(),
    ],
    variable: 'CHROMIUM_PATH',
    debian: 'chromium',
    otherwise: ['npx', 'playwright-core', 'install', 'chromium'],
  },
  shell: {
    title: 'the headless shell of Chromium',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    variable: 'CHROMIUM_PATH',
    debian: 'chromium-headless-shell',
  },
}

/** The browser that the tests drive. Where there is no shell the whole one does its work. */
export const chromiumPath = (kind: Kind = 'whole'): string =>
  pathOf(chromiumPrograms[kind]) ?? neededPath(chromiumPrograms.whole)

export const installChromium = () => install(Object.values(chromiumPrograms))

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
