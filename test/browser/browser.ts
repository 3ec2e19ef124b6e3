import { chromium, type Browser } from 'playwright-core'
import { chromiumPath, isRoot } from './chromium'

let launched: Browser | undefined

/** One browser for all tests; each test has a context of its own in it. */
export function browser(): Browser {
  if (!launched) throw new Error('The browser is launched by the hook below, before the first test.')
  return launched
}

before('launch Chromium', async function () {
  // Long enough to install one.
  this.timeout(300_000)
  launched = await chromium.launch({
    executablePath: chromiumPath(),
    // Scrollbars take room, as they do for most diners at a desk.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
})

after('close Chromium', () => launched?.close())
