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

/** Of all contexts of all browsers. */
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
