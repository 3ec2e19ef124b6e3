import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath, installChromium } from './chromium'
import { startDate } from '../../kit/mocha/clock.mjs'
import { browserEnvironment } from './fonts'

// Playwright tells a page's faked clock by it how much time has passed.
startDate()

/** In milliseconds: ends what never comes to its end. */
export const hang = 120_000

let launched: Promise<Browser> | undefined

/** One browser for all tests of a process. */
export const browser = (): Promise<Browser> => (launched ??= launch())

const launch = () =>
  chromium.launch({
    executablePath: chromiumPath('shell'),
    // Scrollbars take room, as they do for most diners at a desk.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    // One process for each context: the pages of a shared one take over what it has compiled.
    // WebMCP is for brands with `agent-tools` only.
    args: [...chromiumFlags, '--renderer-process-limit=1', '--lang=en-US', '--enable-features=WebMCP'],
    env: browserEnvironment(),
    timeout: hang,
  })

/** Where a visit's page is. */
export interface Room {
  newPage(): Promise<Page>
  /** Closes its pages, and clears what they stored. */
  leave(origin: string): Promise<void>
}

/** A context for one visit, with its own settings, clock and process. */
export async function ownRoom(options: BrowserContextOptions): Promise<Room> {
  const context = await (await browser()).newContext(options)
  context.setDefaultTimeout(hang)
  return { newPage: () => context.newPage(), leave: () => context.close() }
}

let shared: Promise<Room> | undefined
let isTaken = false

/**
 * One context for all visits without settings of their own, one after the other: a process for each visit would take a third
 * of the tests' time. A visit that starts while another is open gets its own, because the clock belongs to the context.
 */
export async function sharedRoom(): Promise<Room> {
  if (isTaken) return ownRoom({})
  isTaken = true
  return (shared ??= openShared())
}

/** Stays open while there is a shared context. */
const empty = 'http://127.0.0.1/'

async function openShared(): Promise<Room> {
  const context = await (await browser()).newContext()
  context.setDefaultTimeout(hang)
  // While this page is open, its process serves all others of the same host.
  const first = await context.newPage()
  await first.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await first.goto(empty)
  const session = await context.newCDPSession(first)
  return {
    newPage: () => context.newPage(),
    async leave(origin) {
      await Promise.all(context.pages().map((page) => page !== first && page.close()))
      await context.clearCookies()
      // A later site may get the same port.
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      isTaken = false
    },
  }
}

/** The pages of all contexts. */
async function openPages(): Promise<Page[]> {
  const pages = (await launched)?.contexts().flatMap((context) => context.pages()) ?? []
  return pages.filter((page) => page.url() !== empty)
}

// In a parallel run these would be the first file's alone: `npm run browsers` installs, and a worker ends its browsers.
if (!process.env.MOCHA_WORKER_ID) {
  before('install Chromium', installChromium)
  after('close Chromium', async () => (await launched)?.close())
}

const folder = fileURLToPath(new URL('../.failed', import.meta.url))

/** Where the picture of a failed test goes. */
export async function failurePath(test: Mocha.Runnable, index = 0): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = test
    .fullTitle()
    .match(/[\p{L}\d]+/gu)!
    .join('-')
    .slice(0, 120)
  return join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.png`)
}

/** If the test has failed, writes a picture of each open page, and prints where it is. For `afterEach`; visits do it themselves. */
export async function pictureFailure(this: Mocha.Context): Promise<void> {
  const test = this.currentTest
  if (test?.state !== 'failed') return
  for (const [index, page] of (await openPages()).entries()) {
    const path = await failurePath(test, index)
    // A page that hangs has none, and the failure itself is what counts.
    const written = page.screenshot({ path, timeout: 10_000 }).then(() => `Picture: ${relative('', path)}`)
    console.log(await written.catch((error: unknown) => `No picture of ${page.url()}: ${String(error)}`))
  }
}
