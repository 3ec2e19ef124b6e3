import { chromium, type Browser } from 'playwright-core'
import { pace } from '../../kit/pace'
import { chromiumFlags, chromiumPath, installChromium, type Kind } from './chromium'

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
  })

/** In a suite: its tests need what the light shell lacks. */
export function inWholeBrowser(): void {
  before('takes the whole browser', () => void (kind = 'whole'))
  after('takes the shell again', () => void (kind = 'shell'))
}

// In a parallel run these would be the first file's alone: `npm run browsers` installs, and a worker ends its browsers.
if (!process.env.MOCHA_WORKER_ID) {
  before('install Chromium', function () {
    this.timeout(300_000 * pace)
    installChromium()
  })
  after('close Chromium', async () => {
    const all = await Promise.all(launched.values())
    await Promise.all(all.map((browser) => browser.close()))
  })
}
