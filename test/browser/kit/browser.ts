import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath, installChromium, type Kind } from './chromium'

/** In milliseconds: ends what never comes to its end. */
const hang = 120_000

const launched = new Map<Kind, Promise<Browser>>()
let kind: Kind = 'shell'

/** One browser for all tests of a process; each test has a context of its own in it. */
export function browser(): Promise<Browser> {
  const there = launched.get(kind) ?? launch(kind)
  launched.set(kind, there)
  return there
}

const launch = (kind: Kind) =>
  chromium.launch({
    executablePath: chromiumPath(kind),
    // Scrollbars take room, as they do for most diners at a desk.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [...chromiumFlags],
    timeout: hang,
  })

/** The pages of all contexts of all browsers. */
export async function openPages(): Promise<Page[]> {
  const browsers = await Promise.all(launched.values())
  return browsers.flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())
}

/** In a suite: its tests need what the light shell lacks. */
export function inWholeBrowser(): void {
  before('takes the whole browser', () => void (kind = 'whole'))
  after('takes the shell again', () => void (kind = 'shell'))
}

// In a parallel run these would be the first file's alone: `npm run browsers` installs, and a worker ends its browsers.
if (!process.env.MOCHA_WORKER_ID) {
  before('install Chromium', installChromium)
  after('close Chromium', async () => {
    const all = await Promise.all(launched.values())
    await Promise.all(all.map((browser) => browser.close()))
  })
}

const folder = fileURLToPath(new URL('../.failed', import.meta.url))

/** For `afterEach`; `endVisits` does it too: if the test has failed, writes a picture of each open page, and prints where it is. */
export async function pictureFailure(this: Mocha.Context | void): Promise<void> {
  const test = this?.currentTest
  if (test?.state !== 'failed') return
  const name = test
    .fullTitle()
    .match(/[\p{L}\d]+/gu)!
    .join('-')
    .slice(0, 120)
  await mkdir(folder, { recursive: true })
  for (const [index, page] of (await openPages()).entries()) {
    const path = join(folder, `${name}${index === 0 ? '' : `-${index + 1}`}.png`)
    // A page that hangs has none, and the failure itself is what counts.
    const written = page.screenshot({ path, timeout: 10_000 }).then(() => `Picture: ${relative('', path)}`)
    console.log(await written.catch((error: unknown) => `No picture of ${page.url()}: ${String(error)}`))
  }
}
